//! The texts of the options screen, in Spanish, and what is said of the cast.

use crate::texts::SetupTexts;
use ui::i18n::names_and;

pub(crate) static TEXTS: SetupTexts = SetupTexts {
    role: "Tu papel",
    roles: ["Jugar", "Ver jugar a los bots"],
    players: "Jugadores",
    player_count: |count| match count {
        1 => "1: en solitario".to_owned(),
        2 => "2: tú y un bot".to_owned(),
        _ => format!("{count}: tú y {} bots", count.saturating_sub(1)),
    },
    by_letter: "Jugar por carta con alguien que está lejos",
    bot_count: |count| match count {
        1 => "1 bot en solitario".into(),
        _ => format!("{count} bots"),
    },
    company: "En la mesa",
    suggested: |level| format!("A tu medida: nivel {level}"),
    even: [
        "A mi nivel",
        "A partir de tu primer resultado, cada partida nueva empieza en el nivel que te gana más o menos la mitad de las partidas. Si eliges un nivel, se desactiva.",
    ],
    surprise: "Sorpréndeme",
    together: "Jugar aquí con otros",
    now: |names| format!("En la mesa: {}.", names_and(names, " y ")),
    change: "Cambiar",
    who: "¿Quién se sienta aquí?",
    person: "Una persona",
    person_about: "en esta pantalla",
    name: "Nombre",
    bot_instead: "Mejor un bot",
    usual: |weakest, strongest| format!("Niveles {weakest}–{strongest}"),
    all_at: "Todos en el nivel",
    level_of: |name| format!("Nivel de {name}"),
    slips: ["Se equivoca a menudo.", "Se equivoca a veces."],
    less_closely: "Mira con menos detalle que un experto.",
    seed: "Código de la partida (opcional)",
    seed_help: "El mismo código da las mismas cartas y los mismos dados en cualquier dispositivo. Déjalo en blanco para llevarte una sorpresa.",
    seed_read: |seed| format!("Eso da el código {seed}."),
    seed_bad: "Esto no es un código: hasta 13 letras y cifras, sin I, L, O ni U, y sin 0 al principio.",
    watch: "Mirar",
    lines: [
        "Siempre se apunta a otra partida.",
        "Panadero jubilado. A las cinco en pie, a las seis en la mesa.",
        "Baraja dos veces y tararea mientras piensa.",
        "Cocinero de barco. Aprendió a jugar en las travesías largas.",
        "Anota los puntos a lápiz y guarda todas las hojas desde 1998.",
        "Trae té con menta y pide la revancha antes del primer sorbo.",
        "Hija de un farero. Si llueve, se juega.",
        "Se lee el reglamento hasta la última nota al pie.",
        "Diez años, y hoy con permiso para acostarse tarde.",
        "Jugaba al ajedrez en un club. Vino por las cartas y se quedó.",
        "Ochenta y cuatro años. Dice que solo ha venido a mirar.",
        "Da clases de mates, pero nunca en noche de juegos.",
    ],
};
