//! An action of Débâcle as something to do.

use engine::debacle::Action;

use crate::i18n::Lang;

/// The action in words, without a full stop.
pub fn advise(action: Action, lang: Lang) -> String {
    match lang {
        Lang::En => english(action),
        Lang::Fr => french(action),
    }
}

fn english(action: Action) -> String {
    match action {
        Action::Roll(way) => format!("roll the die on {} to {}", way.from(), way.to()),
        Action::Capture(way) => format!("capture {} with the die on {}", way.to(), way.from()),
        Action::Flip(square) => format!("flip the die on {square}"),
        Action::Return(square) => format!("take the die back to {square}"),
        Action::Keep(square) => format!("take the doubles, {square} stays"),
        Action::Recover(square) => format!("take your captured die back on {square}"),
        Action::Decline => "leave it".into(),
    }
}

fn french(action: Action) -> String {
    match action {
        Action::Roll(way) => format!("rouler le dé de {} en {}", way.from(), way.to()),
        Action::Capture(way) => format!("capturer {} avec le dé de {}", way.to(), way.from()),
        Action::Flip(square) => format!("retourner le dé de {square}"),
        Action::Return(square) => format!("ramener le dé en {square}"),
        Action::Keep(square) => format!("prendre les doubles, {square} reste"),
        Action::Recover(square) => format!("reprendre votre dé capturé en {square}"),
        Action::Decline => "en rester là".into(),
    }
}
