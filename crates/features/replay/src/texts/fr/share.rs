//! Sharing a game, in French.

use crate::ShareTexts;

pub(crate) static TEXTS: ShareTexts = ShareTexts {
    share: "Partager",
    group: "Façons de partager",
    picture: "L’image",
    send: "Envoyer…",
    sent: "Envoyé.",
    not_sent: "L’envoi n’a pas réussi.",
    save_picture: "Enregistrer l’image",
    saved: "Image enregistrée.",
    no_picture: "L’image n’a pas pu être faite.",
    copy_text: "Copier le texte",
    text_copied: "Texte copié.",
    text: "Le texte",
    me: "moi",
    result: |game, players| format!("Tablée, {game}\u{a0}: {players}"),
    challenge: "Faites mieux que moi",
    challenge_about: "Un ami joue la même partie\u{a0}: même hasard, mêmes adversaires. Votre résultat reste scellé jusqu’à ce qu’il ait fini.",
    copy_challenge: "Copier le défi",
    answer: "Envoyer la réponse",
    answer_about: "Votre ami voit aussitôt les deux résultats.",
    copy_answer: "Copier la réponse",
    answer_words: |game| format!("Ma réponse à ton duel de {game}\u{a0}:"),
    challenge_link: "Le défi, en lien",
    too_long: "Cette partie ne tient pas dans un lien\u{a0}: elle ne peut pas être envoyée.",
    other_sent: "Vous avez déjà envoyé en duel une autre partie avec ce hasard. Vos amis jouent contre celle-là.",
    challenge_words: |game| {
        format!("Fais mieux que moi à {game}\u{a0}! Même hasard, mêmes adversaires\u{a0}:")
    },
    duels: "Duels entre amis",
    your_name: "Votre nom",
    name_about: "Écrivez votre nom\u{a0}: 20 lettres, chiffres, espaces ou . - ’ _ au plus.",
};
