//! What the lesson of Détrak says, in every language: as many texts in each.

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
        text: "Two dice carry six symbols, and this sheet is yours. In 12 turns you note what the dice show, so that equal symbols come to stand side by side. The highest score wins.",
        goal: "",
    },
    Words {
        text: "Before the first roll everybody notes a symbol in the top left cell. All choose different ones, in the order of seats.",
        goal: "Choose the ring.",
    },
    Words {
        text: "One roll of the two dice serves everybody.",
        goal: "Roll the dice.",
    },
    Words {
        text: "Both symbols have to be noted, on two free cells that touch along an edge; which one goes where is up to you. They need not touch anything noted before.",
        goal: "Note the ring beside the first ring and the triangle to its right: tap the cells in this order, or drag the piece there.",
    },
    Words {
        text: "Two equal symbols in a row: 2 points, noted at the end of the row. Three give 3, four give 8, all five 10. Others note on their own sheets; you see it once all have done so.",
        goal: "",
    },
    Words {
        text: "The next roll. Until you roll, you may still take a note back.",
        goal: "Roll the dice.",
    },
    Words {
        text: "Columns count as rows do. The triangle belongs below the other one.",
        goal: "Note the triangle below the triangle, and the cross below it. Turn the piece upright (the button, or press T), or tap the two cells, the triangle’s first.",
    },
    Words {
        text: "2 points for column 3 as well, and so 4 in all. If a line has several runs, they add up; an empty cell breaks a run.",
        goal: "",
    },
    Words {
        text: "We jump to turn 11. Your row of four triangles is worth 8. But two free cells have no free neighbour any more: they are lost, since both symbols always need a place. Only one pair is left to you.",
        goal: "",
    },
    Words {
        text: "Whoever has no two free cells that touch notes nothing more. So a last roll for you:",
        goal: "Roll the dice.",
    },
    Words {
        text: "A square and a star. The last column has three stars: a fourth turns its 3 points into 8, and the square meets other squares in its row and in its column.",
        goal: "Note the square on the left and the star on the right.",
    },
    Words {
        text: "Nobody can note any more: the game is over a turn early. The ten lines add up to 33 for you and 13 for Anna. On a tie it is who has the best single line.",
        goal: "",
    },
    Words {
        text: "Later you may choose the advanced rules: the grey diagonal, from bottom left to top right, then counts like a line, and twice; but every row or column without points costs 5. Alone you play for a rank: from 30 points on you are a grand master.",
        goal: "",
    },
];

static FR: [Words; STOPS] = [
    Words {
        text: "Deux dés portent six symboles, et cette feuille est la vôtre. En 12 tours, vous y notez ce que montrent les dés, pour que des symboles égaux se suivent. Le plus grand score gagne.",
        goal: "",
    },
    Words {
        text: "Avant le premier lancer, chacun note un symbole dans la case en haut à gauche. Tous en choisissent de différents, à tour de rôle.",
        goal: "Choisissez l’anneau.",
    },
    Words {
        text: "Un lancer des deux dés sert à tout le monde.",
        goal: "Lancez les dés.",
    },
    Words {
        text: "Il faut noter les deux symboles, sur deux cases libres qui se touchent par un côté\u{a0}; l’ordre est à votre choix. Ils n’ont pas à toucher ce qui est déjà noté.",
        goal: "Notez l’anneau à côté du premier et le triangle à sa droite\u{a0}: touchez les cases dans cet ordre, ou glissez-y la pièce.",
    },
    Words {
        text: "Deux symboles égaux dans une ligne\u{a0}: 2 points, inscrits au bout. Trois en donnent 3, quatre 8, et les cinq 10. Les autres notent sur leur feuille\u{a0}; vous le voyez quand tous l’ont fait.",
        goal: "",
    },
    Words {
        text: "Le lancer suivant. Tant que vous n’avez pas lancé, vous pouvez encore reprendre votre coup.",
        goal: "Lancez les dés.",
    },
    Words {
        text: "Les colonnes comptent comme les lignes. Le triangle a sa place sous l’autre.",
        goal: "Notez le triangle sous le triangle, et la croix en dessous. Tournez la pièce debout (le bouton, ou la touche T), ou touchez les deux cases, celle du triangle d’abord.",
    },
    Words {
        text: "2 points aussi pour la colonne 3, soit 4 en tout. Si une ligne a plusieurs suites, elles s’additionnent\u{a0}; une case vide interrompt une suite.",
        goal: "",
    },
    Words {
        text: "Sautons au tour 11. Votre ligne de quatre triangles vaut 8. Mais deux cases libres n’ont plus de voisine libre\u{a0}: elles sont perdues, car il faut toujours placer les deux symboles. Il ne vous reste qu’une paire.",
        goal: "",
    },
    Words {
        text: "Qui n’a plus deux cases libres qui se touchent ne note plus rien. Un dernier lancer, donc\u{a0}:",
        goal: "Lancez les dés.",
    },
    Words {
        text: "Un carré et une étoile. La dernière colonne a trois étoiles\u{a0}: une quatrième la fait passer de 3 à 8 points, et le carré en rejoint d’autres dans sa ligne et dans sa colonne.",
        goal: "Notez le carré à gauche et l’étoile à droite.",
    },
    Words {
        text: "Plus personne ne peut noter\u{a0}: le jeu s’arrête un tour plus tôt. Vos dix lignes et colonnes font 33 points, celles d’Anna 13. En cas d’égalité, la meilleure ligne ou colonne décide.",
        goal: "",
    },
    Words {
        text: "Plus tard, vous pourrez choisir les règles avancées\u{a0}: la diagonale grise, d’en bas à gauche à en haut à droite, compte alors aussi, et double\u{a0}; mais chaque ligne ou colonne sans points en coûte 5. Seul, vous jouez pour un titre\u{a0}: à partir de 30 points, vous êtes grand maître.",
        goal: "",
    },
];
