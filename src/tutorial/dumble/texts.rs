//! What the lesson of Dumble says, in every language: as many texts in each.

use super::super::Words;
use crate::i18n::Lang;

/// At how many stops something is said.
const STOPS: usize = 13;

/// The texts in a language.
pub fn words(lang: Lang) -> &'static [Words] {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

static EN: [Words; STOPS] = [
    Words {
        text: "You are dealt 7 cards, and want to be left with as few points as possible. An ace counts 1, other cards their number, jack, queen and king 10 each. Your hand has 44 points.",
        goal: "",
    },
    Words {
        text: "On your turn you first discard: one card, or two, three or four of one rank, or a run of exactly three cards of one suit. The ace is low: ace, 2, 3 is a run; queen, king, ace is none.",
        goal: "Choose the 4, 5 and 6 of hearts, then “Discard”.",
    },
    Words {
        text: "That is 15 points less. Then you draw one card: the top of the stock, unseen, or one of the cards that the player before you has just discarded. On the very first turn that is the card turned up: an ace!",
        goal: "Take the ace of spades.",
    },
    Words {
        text: "Anna has discarded two 9s. Your two 8s are a pair: off they go together.",
        goal: "Choose both 8s, then “Discard”.",
    },
    Words {
        text: "Anna’s 9s would be dear: you may take one of them, but not both. An unseen card costs 6 or 7 points on average.",
        goal: "Draw from the stock.",
    },
    Words {
        text: "A 2. You have neither a pair nor a run now, so discard what is worth most.",
        goal: "Choose the king, then “Discard”.",
    },
    Words {
        text: "6 points are left. With 10 or less at the end of a turn you may call Dumble on your next one.",
        goal: "Draw from the stock.",
    },
    Words {
        text: "You have 10 points. Instead of playing you may lay your hand down and call Dumble, never on your first turn of a round. It is an option: you may play on. Anna has six cards left.",
        goal: "Call Dumble.",
    },
    Words {
        text: "All hands are shown. You have the lowest one and score 0; everybody else scores their hand: 45 for Anna. Whoever calls wins ties alone. The winner begins the next round.",
        goal: "",
    },
    Words {
        text: "Another game: two rounds have brought you 82 points. You hold 9 points, and Anna only two cards: calling is a risk now.",
        goal: "Take the risk: call Dumble.",
    },
    Words {
        text: "Anna has 4 points. Whoever calls without the lowest hand scores double: 18. That would be 82 + 18 = 100, and here you are lucky: exactly 100 falls to 50!",
        goal: "",
    },
    Words {
        text: "In this game it is Anna who has 82. Above 100 one is eliminated, and the last player left wins the game. You have 3 points.",
        goal: "Call Dumble.",
    },
    Words {
        text: "39 points for Anna: with 121 she is out, and you have won the game. When the stock runs out, the discards are shuffled into a new one. From 6 players on there are two packs.",
        goal: "",
    },
];

static FR: [Words; STOPS] = [
    Words {
        text: "Vous recevez 7 cartes, et voulez garder le moins de points possible. Un as compte 1, les autres cartes leur nombre, valet, dame et roi 10 chacun. Votre main vaut 44 points.",
        goal: "",
    },
    Words {
        text: "À votre tour, vous défaussez d’abord\u{a0}: une carte, ou deux, trois ou quatre de même rang, ou une suite d’exactement trois cartes d’une couleur. L’as est bas\u{a0}: as, 2, 3 est une suite\u{a0}; dame, roi, as n’en est pas une.",
        goal: "Choisissez le 4, le 5 et le 6 de cœur, puis «\u{a0}Défausser\u{a0}».",
    },
    Words {
        text: "15 points de moins. Puis vous prenez une carte\u{a0}: celle du dessus de la pioche, sans la voir, ou l’une de celles que le joueur précédent vient de défausser. Au tout premier tour, c’est la carte retournée\u{a0}: un as\u{a0}!",
        goal: "Prenez l’as de pique.",
    },
    Words {
        text: "Anna a défaussé deux 9. Vos deux 8 font une paire\u{a0}: ils partent ensemble.",
        goal: "Choisissez les deux 8, puis «\u{a0}Défausser\u{a0}».",
    },
    Words {
        text: "Les 9 d’Anna vous coûteraient cher\u{a0}: vous pouvez en prendre un, mais pas les deux. Une carte de la pioche vaut 6 ou 7 points en moyenne.",
        goal: "Tirez de la pioche.",
    },
    Words {
        text: "Un 2. Vous n’avez plus ni paire ni suite\u{a0}: défaussez ce qui vaut le plus.",
        goal: "Choisissez le roi, puis «\u{a0}Défausser\u{a0}».",
    },
    Words {
        text: "Il reste 6 points. Avec 10 ou moins à la fin d’un tour, vous pourrez annoncer Dumble au suivant.",
        goal: "Tirez de la pioche.",
    },
    Words {
        text: "Vous avez 10 points. Au lieu de jouer, vous pouvez étaler votre main et annoncer Dumble, jamais à votre premier tour d’une manche. Rien n’y oblige\u{a0}: on peut continuer à jouer. Il reste six cartes à Anna.",
        goal: "Annoncez Dumble.",
    },
    Words {
        text: "On montre toutes les mains. Vous avez la plus basse et marquez 0\u{a0}; les autres marquent la leur\u{a0}: 45 pour Anna. À égalité avec d’autres, celui qui annonce gagne seul. Le gagnant commence la manche suivante.",
        goal: "",
    },
    Words {
        text: "Une autre partie\u{a0}: deux manches vous ont valu 82 points. Vous avez 9 points en main, et Anna seulement deux cartes\u{a0}: annoncer est risqué.",
        goal: "Prenez le risque\u{a0}: annoncez Dumble.",
    },
    Words {
        text: "Anna a 4 points. Qui annonce sans avoir la main la plus basse marque le double\u{a0}: 18. Cela fait 82 + 18 = 100, et là, vous avez de la chance\u{a0}: 100 tout juste retombe à 50\u{a0}!",
        goal: "",
    },
    Words {
        text: "Dans cette partie, c’est Anna qui a 82 points. Au-dessus de 100, on est éliminé, et le dernier qui reste gagne la partie. Vous avez 3 points.",
        goal: "Annoncez Dumble.",
    },
    Words {
        text: "39 points pour Anna\u{a0}: avec 121, elle est éliminée, et vous gagnez la partie. Quand la pioche est épuisée, les défausses mélangées en font une nouvelle. À partir de 6 joueurs, il y a deux jeux de cartes.",
        goal: "",
    },
];
