//! The texts about a match that several tabs have open, in Italian.

use crate::saving::other_tab::TabTexts;

pub(crate) static TEXTS: TabTexts = TabTexts {
    elsewhere: "Questa partita si sta giocando in un’altra scheda: qui puoi seguirla.",
    here: "Continua qui",
    changed: "La partita è andata avanti in un’altra scheda: ecco a che punto è.",
};
