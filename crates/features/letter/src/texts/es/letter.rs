//! The texts of matches by letter, in Spanish.

use crate::texts::LetterTexts;

pub(crate) static TEXTS: LetterTexts = LetterTexts {
    title: "Débâcle por carta",
    about: "Juega con alguien que está lejos, cada cual cuando tenga tiempo. Después de tu turno, la página hace un enlace con toda la partida: envíalo como quieras. La otra persona lo abre, juega y te devuelve otro. Nadie puede deshacer una jugada, y las pistas y el análisis esperan al final.",
    begin: "Empezar una partida",
    your_name: "Tu nombre",
    their_name: "El otro nombre",
    names_about: "Escribe los dos nombres, distintos: las cartas los llevan.",
    dice: "Tus dados",
    sides: ["Rojos", "Negros"],
    start: "Empezar",
    going_on: "Partidas en curso",
    ended: "Partidas terminadas",
    versus: |own, other| format!("{own} – {other}"),
    your_turn: "Te toca a ti.",
    their_turn: |name| format!("Le toca a {name}."),
    standing_since: |when| format!("desde el {when}"),
    you_won: "Has ganado.",
    they_won: |name| format!("Ha ganado {name}."),
    drawn: "No ha ganado nadie.",
    open: "Abrir",
    remove: "Quitar",
    remove_sure: |name| format!("¿Quitar la partida con {name}? Una carta la trae de vuelta."),
    stay: "Dejarla",
    removed: "La partida se ha quitado.",
    unreadable: |count| match count {
        1 => "1 partida no se puede leer aquí. Quizá la guardó una versión más nueva de la página."
            .into(),
        _ => format!(
            "{count} partidas no se pueden leer aquí. Quizá las guardó una versión más nueva de la página."
        ),
    },
    come: "Ha llegado una carta",
    paste: "Basta con abrir su enlace. Si ha llegado como texto, pégalo aquí:",
    no_letter: "En este texto no hay ninguna carta entera. Copia otra vez el enlace, desde el principio hasta el final.",
    who: "¿Quién eres?",
    who_about: |next, other| {
        format!("{next} y {other} juegan a Débâcle por carta. Le toca a {next}.")
    },
    i_am: |name| format!("Soy {name}"),
    older: "Esta carta es más antigua que lo que ya sabes: la partida ha seguido. Así está ahora.",
    refused: "Esta carta no sirve",
    other_match: "esto no es una partida de Débâcle por carta entre dos personas.",
    gone: "Esta partida no está en este dispositivo. Abre la última carta para traerla.",
    diverged: "Esta carta cuenta otra cosa que lo que sabe este dispositivo, así que no se adopta. Tu partida se queda como está. Poneos de acuerdo en cuál vale: nadie puede seguir con las dos.",
    here: "Tu partida",
    there: "La carta",
    to_match: "Volver a tu partida",
    in_other_tab: "Esta partida está abierta en otra pestaña.",
    play_here: "Seguir aquí",
    send: |name| format!("Le toca a {name}. Envíale esta carta."),
    send_about: |name| {
        format!("El enlace lleva toda la partida. {name} lo abre, juega y te devuelve otro.")
    },
    last_about: |name| format!("Si {name} aún no lo sabe, envíale la última carta."),
    too_long: "Esta partida se ha vuelto demasiado larga para un enlace y no puede seguir por carta. Se queda aquí.",
    code: "Código QR, para escanear en la pantalla",
    code_label: |name| format!("Código QR de la carta a {name}"),
    code_too_long: "La carta se ha vuelto demasiado larga para un código que un teléfono lea en una pantalla. Envía el enlace.",
    since: |name| format!("Lo que ha jugado {name}"),
    again: "Verlo otra vez",
    skip: "Saltar",
    over: "La partida ha terminado.",
    all: "Todas las partidas por carta",
};
