//! The texts that many screens use, in Spanish.

use protocol::Level;

use super::{NUMBERS, YOU};
use crate::i18n::names_and;
use crate::i18n::{
    AboutTexts, CommonTexts, ErrorTexts, HomeTexts, OfflineTexts, OptionTexts, RecordTexts,
    SettingTexts, TableTexts, Texts,
};
use model::lang::Lang;

pub(crate) static TEXTS: Texts = Texts {
    lang: Lang::Es,
    numbers: NUMBERS,
    common: COMMON,
    home: HOME,
    options: OPTIONS,
    settings: SETTINGS,
    table: TABLE,
    records: RECORDS,
    errors: ERRORS,
    offline: OFFLINE,
    about: ABOUT,
};

const COMMON: CommonTexts = CommonTexts {
    home: "Inicio",
    play: "Jugar",
    resume: "Continuar",
    options: "Opciones",
    rules: "Reglas",
    rules_of: |game| format!("Reglas de {game}"),
    of_game: |label, game| match game {
        "" => label.to_owned(),
        _ => format!("{label}: {game}"),
    },
    settings: "Ajustes",
    keys: "Atajos de teclado",
    daily: "Partidas del día",
    statistics: "Estadísticas",
    puzzles: "Problemas",
    evening: "Velada",
    close: "Cerrar",
    cancel: "Cancelar",
    retry: "Reintentar",
    loading: "Cargando…",
    level: |level| match level {
        Level::Newcomer | Level::Learner | Level::Beginner => "Principiante",
        Level::Casual => "Ocasional",
        Level::Amateur => "Aficionado",
        Level::Regular => "Intermedio",
        Level::Proficient => "Avanzado",
        Level::Strong => "Fuerte",
        Level::VeryStrong => "Muy fuerte",
        Level::Formidable => "Temible",
        Level::Outstanding => "Sobresaliente",
        Level::Expert => "Experto",
    },
    card: |value| format!("carta {value}"),
    card_back: "carta boca abajo",
};

const HOME: HomeTexts = HomeTexts {
    tagline: "Juegos de mesa franceses, en solitario contra bots honestos o juntos en una pantalla.",
    honesty: "Los bots no ven nada de lo que está oculto: saben lo que sabría un jugador en su puesto, y nada más. El código y el registro completo de la partida te permiten comprobarlo.",
};

const OPTIONS: OptionTexts = OptionTexts {
    new_match: "Nueva partida",
    title: |game| format!("Una partida de {game}"),
    replaces: "La partida que tienes en curso pasará a tus partidas jugadas.",
    start: "Empezar",
};

const SETTINGS: SettingTexts = SettingTexts {
    title: "Ajustes",
    language: "Idioma",
    language_auto: "Automático",
    theme: "Tema",
    theme_system: "Automático",
    theme_light: "Claro",
    theme_dark: "Oscuro",
    theme_contrast: "Alto contraste",
    speed: "Velocidad de cartas y dados",
    speed_slow: "Lenta",
    speed_normal: "Normal",
    speed_fast: "Rápida",
    speed_none: "Sin animación",
    hints: "Mostrar la puntuación esperada de una jugada",
    hints_about: "Mientras preparas una jugada, la mesa te dice qué esperar de ella: puntos o tu probabilidad de ganar. Una partida en la que te lo ha dicho no cuenta para la valoración.",
    four_colours: "Baraja de cuatro colores",
    four_colours_about: "Los tréboles son verdes y los diamantes azules: así no se confunden los palos.",
    kept: "Los cambios se guardan al momento en este dispositivo.",
};

const TABLE: TableTexts = TableTexts {
    you: YOU,
    persons: [
        "Jugador 1",
        "Jugador 2",
        "Jugador 3",
        "Jugador 4",
        "Jugador 5",
        "Jugador 6",
        "Jugador 7",
        "Jugador 8",
    ],
    prompt_to: |name, prompt| format!("{name} · {prompt}"),
    turn_of: |name| format!("Es el turno de {name}."),
    thinking: |name| match name {
        YOU => "Estás pensando…".to_owned(),
        _ => format!("{name} está pensando…"),
    },
    you_win: "¡Has ganado!",
    wins: |name| format!("Gana {name}."),
    shared: |names| format!("Victoria compartida: {}.", names_and(names, " y ")),
    round_over: "La ronda ha terminado.",
    round: |round| format!("Ronda {round}"),
    rounds: "Rondas",
    side: "Jugadas y detalles",
    result: "Resultado",
    place: "Puesto",
    player: "Jugador",
    log: "Jugadas",
    seed: "Código",
    confirm_prompt: |action| format!("Por confirmar: {action}. O elige otra jugada."),
    confirm: "Confirmar",
    withdraw: "Cancelar",
    practice: "Práctica",
    assisted: "Con ayuda",
    undo: "Deshacer",
    fast_forward: "Avance rápido",
    sound: "Sonido",
    volume: "Volumen",
    more: "Más",
    rematch: "Jugar otra vez",
    next_round: "Siguiente ronda",
    read_on: "Primero lee y luego elige «Continuar».",
    not_now: "Por ahora, elige lo que está resaltado o salta el paso.",
};

const RECORDS: RecordTexts = RecordTexts {
    title: "Partidas jugadas",
    review: "Análisis",
    analysis: "Tablero de análisis",
    replay: "Repetición",
    not_kept_yet: "Esta partida aún no está entre las jugadas, porque no se pudo cargar una parte de la página. Está guardada: vuelve a abrir la mesa y se añadirá.",
    not_kept: "Esta partida no se ha podido añadir a tus partidas jugadas: el almacenamiento del navegador está lleno.",
    beginning: "Empieza la partida.",
    same_game: "Jugar la misma partida",
};

const ERRORS: ErrorTexts = ErrorTexts {
    damaged_save: "Tu partida guardada está dañada y no se puede leer. Se ha conservado tal cual. Puedes descargarla o empezar una partida nueva.",
    foreign_save: "Lo que hay guardado aquí no es una partida de este juego. Se ha conservado tal cual. Puedes descargarlo o empezar una partida nueva.",
    newer_save: "Tu partida se guardó con una versión más reciente de Tablée. Se ha conservado tal cual. Recarga la página para tener la última versión, o empieza una partida nueva.",
    storage_blocked: "Este navegador no deja que la página guarde nada. Puedes seguir jugando, pero perderás la partida al cerrar la página. Para conservarla, permite los datos del sitio para esta página.",
    storage_newer: "Una versión más reciente de Tablée ha cambiado lo que hay guardado aquí. No se ha perdido nada: recarga la página para obtener esa versión.",
    storage_full: "Ya no queda sitio para guardar. Puedes seguir jugando, pero quizá pierdas las últimas jugadas al cerrar la página. Libera espacio en los datos del sitio del navegador.",
    storage_held: "Otra pestaña usa todavía el almacenamiento de una versión anterior de Tablée. Cierra las demás pestañas de Tablée: hasta entonces, aquí no se guarda nada. Puedes seguir jugando.",
    no_such_address: "No hay nada en esta dirección",
    no_such_address_about: "El enlace está dañado o incompleto. Pide que te lo envíen de nuevo o empieza desde el inicio.",
    worker_failed: "Los bots no pueden jugar: este navegador no los ha iniciado. Tu partida está guardada. Reinténtalo, recarga la página o prueba con otro navegador.",
    worker_crashed: "El bot no ha respondido. Tu partida está guardada. Reinténtalo o recarga la página.",
    worker_outdated: "Tablée se ha actualizado mientras la tenías abierta. Tu partida está guardada: recarga la página para continuar.",
    part_failed: "No se ha podido cargar esta parte del juego",
    part_failed_about: "No se ha perdido nada. Comprueba la conexión y reinténtalo; si no basta, recarga la página.",
    not_loaded: "no se han podido cargar las reglas del juego; comprueba la conexión y reinténtalo",
    start_new: "Empezar una partida nueva",
    download: "Descargar lo guardado",
    download_game: "Descargar esta partida",
};

const OFFLINE: OfflineTexts = OfflineTexts {
    title: "En este dispositivo",
    version: |number, release| format!("Versión {number}, publicación {release}"),
    coming: "El juego se está guardando en este dispositivo para que puedas jugar sin conexión.",
    none: "El juego no está guardado en este dispositivo: necesita conexión.",
    complete: "El juego está guardado en este dispositivo y puedes jugar sin conexión.",
    newer: "Hay una versión nueva lista.",
    reload: "Recargar",
    reset: "¿El juego no se actualiza? Eliminar la copia sin conexión",
};

const ABOUT: AboutTexts = AboutTexts {
    unofficial: "No oficial y gratuito. Los juegos y sus nombres pertenecen a sus autores y editores; los dibujos son nuestros.",
    private: "Sin cuenta y sin enviar nada a ninguna parte: todo se queda en este dispositivo.",
    version: |number| format!("Versión {number}"),
};
