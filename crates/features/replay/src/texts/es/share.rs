//! Sharing a game, in Spanish.

use crate::ShareTexts;

pub(crate) static TEXTS: ShareTexts = ShareTexts {
    share: "Compartir",
    group: "Formas de compartir",
    picture: "La imagen",
    send: "Enviar…",
    sent: "Enviado.",
    not_sent: "No se ha podido enviar.",
    save_picture: "Guardar imagen",
    saved: "Imagen guardada.",
    no_picture: "No se ha podido hacer la imagen.",
    copy_text: "Copiar texto",
    text_copied: "Texto copiado.",
    text: "El texto",
    me: "yo",
    result: |game, players| format!("Tablée, {game}: {players}"),
    challenge: "Supérame",
    challenge_about: "Un amigo juega la misma partida: la misma suerte, los mismos rivales. Tu resultado queda sellado hasta que termine la suya.",
    copy_challenge: "Copiar el desafío",
    answer: "Enviar la respuesta",
    answer_about: "Tu amigo ve enseguida los dos resultados.",
    copy_answer: "Copiar la respuesta",
    answer_words: |game| format!("Mi respuesta a tu duelo de {game}:"),
    challenge_link: "El desafío como enlace",
    too_long: "Esta partida no cabe en un enlace, así que no se puede enviar.",
    other_sent: "Ya enviaste como duelo otra partida con esta suerte. Tus amigos juegan contra aquella.",
    challenge_words: |game| format!("¡Supérame en {game}! La misma suerte, los mismos rivales:"),
    duels: "Duelos con amigos",
    your_name: "Tu nombre",
    name_about: "Escribe tu nombre: 20 letras, cifras, espacios o . - ’ _ como mucho.",
};
