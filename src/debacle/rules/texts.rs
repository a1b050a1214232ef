//! Débâcle's rules in words, in every language. A missing text does not compile.

use crate::i18n::Lang;

type Part = (&'static str, &'static [&'static str]);

/// Texts of the rules. A part is a heading and a list of paragraphs.
pub struct Texts {
    /// The game in a nutshell.
    pub summary: &'static str,
    /// Set-up.
    pub setup: Part,
    /// A turn.
    pub turn: Part,
    /// Captions of the actions.
    pub roll_figure: &'static str,
    pub flip_figure: &'static str,
    pub capture_figure: &'static str,
    pub one_figure: &'static str,
    /// Captions of the start and of the special moves.
    pub setup_figure: &'static str,
    pub rebound_figure: &'static str,
    pub camp_figure: &'static str,
    pub doubles_figure: &'static str,
    pub recover_figure: &'static str,
    /// The rebound.
    pub rebound: Part,
    /// The return to the camp.
    pub camp: Part,
    /// Doubles.
    pub doubles: Part,
    /// Recovering a die.
    pub recover: Part,
    /// The end of a round, and of the game.
    pub round: Part,
    /// Endless rounds.
    pub endless: Part,
}

/// The texts in a language.
pub fn texts(lang: Lang) -> &'static Texts {
    match lang {
        Lang::Fr => &FR,
        Lang::En => &EN,
    }
}

static EN: Texts = Texts {
    summary: "Six dice each on a board of six by six. Nobody ever throws them: they are pieces, which roll from square to square, turn over, and capture. A round ends when five dice are captured; captured dice count what they show, and the first to 30 points wins.",
    setup: (
        "Setting up",
        &[
            "Your camp is the row nearest to you. Your six dice stand there, showing 1 to 6 from your left to your right.",
        ],
    ),
    turn: (
        "A turn",
        &[
            "You make two actions, with the same die or with two. You must act as long as you can.",
            "Roll: one square forward or sideways to a free square; the die then shows one more, and a 6 becomes a 1.",
            "Flip: turn a die over where it stands. 1 and 6, 2 and 5, 3 and 4 change places. The same die is not flipped twice running in one turn.",
            "Capture: one square forward, backward or sideways onto an enemy die that shows less. A 1 captures anything but another 1. Your die takes over the value of the one it captured, which goes to your side of the board.",
        ],
    ),
    roll_figure: "Roll: one more.",
    flip_figure: "Flip: the other side up.",
    capture_figure: "Capture: the higher takes the lower, and becomes a 3.",
    one_figure: "A 1 captures even a 6.",
    setup_figure: "The start: red’s camp is below, black’s above. Both see their dice from 1 to 6, from their own left.",
    rebound_figure: "The 6 captures the 1 and becomes a 1; in its rebound it captures the 5.",
    camp_figure: "The 4 has reached the enemy camp, above. It goes back to one of the free squares of its own.",
    doubles_figure: "Of the two 3s and of the two 1s one stays each; the crossed ones are taken.",
    recover_figure: "All of red’s dice show 6: the lowest one that black has captured comes back.",
    rebound: (
        "Rebound",
        &[
            "A die that has captured may make one more action at once, which is free. If it captures again, it may rebound again.",
        ],
    ),
    camp: (
        "Back to camp",
        &[
            "A die that reaches the enemy camp has to go back to a free square of your own, which you choose; its value stays. If it got there by a capture, it may rebound first.",
        ],
    ),
    doubles: (
        "Doubles",
        &[
            "At the start of your turn, if enemy dice in the same row of the board show the same value, you may take them until none is double there. You choose the rows, and which die stays. They count as captured.",
        ],
    ),
    recover: (
        "Taking a die back",
        &[
            "If during your turn all your dice on the board, two or more, come to show the same value, you may take back the lowest die your opponent has captured and put it on a free square of your camp. In return your opponent has one more action in their next turn, or two for a 4, 5 or 6.",
        ],
    ),
    round: (
        "The end",
        &[
            "A round ends as soon as somebody has captured five dice. Both add up what their captured dice show. Who has 30 or more wins; if both have, the higher total. Otherwise another round begins, and the other player begins it.",
        ],
    ),
    endless: (
        "Endless rounds",
        &[
            "House rule: after thirty turns without a capture, or when a position occurs for the third time, the round ends and counts as it stands. If that adds nothing twice running, the game ends, and the higher total wins.",
        ],
    ),
};

static FR: Texts = Texts {
    summary: "Six dés chacun sur un plateau de six sur six. On ne les lance jamais\u{a0}: ce sont des pions, qui roulent de case en case, se retournent et capturent. Une manche s’arrête quand cinq dés sont capturés\u{a0}; ils comptent ce qu’ils montrent, et le premier à 30 points gagne.",
    setup: (
        "Mise en place",
        &[
            "Votre camp est la rangée la plus proche de vous. Vos six dés s’y trouvent, de 1 à 6 depuis votre gauche.",
        ],
    ),
    turn: (
        "Un tour",
        &[
            "Vous faites deux actions, avec le même dé ou avec deux. Il faut agir tant qu’on le peut.",
            "Rouler\u{a0}: d’une case en avant ou de côté, vers une case libre\u{a0}; le dé montre alors un de plus, et un 6 devient 1.",
            "Retourner\u{a0}: un dé est retourné sur place. 1 et 6, 2 et 5, 3 et 4 s’échangent. On ne retourne pas deux fois de suite le même dé dans un tour.",
            "Capturer\u{a0}: d’une case en avant, en arrière ou de côté, sur un dé adverse plus faible. Un 1 capture tout, sauf un autre 1. Votre dé prend la valeur de celui qu’il capture, qui passe de votre côté.",
        ],
    ),
    roll_figure: "Rouler\u{a0}: un de plus.",
    flip_figure: "Retourner\u{a0}: l’autre face.",
    capture_figure: "Capturer\u{a0}: le plus fort prend le plus faible, et devient un 3.",
    one_figure: "Un 1 capture même un 6.",
    setup_figure: "Le départ\u{a0}: le camp rouge est en bas, le noir en haut. Chacun voit ses dés de 1 à 6 depuis sa gauche.",
    rebound_figure: "Le 6 capture le 1 et devient un 1\u{a0}; à son rebond, il capture le 5.",
    camp_figure: "Le 4 a atteint le camp adverse, en haut. Il rentre sur une des cases libres du sien.",
    doubles_figure: "Des deux 3 et des deux 1, un reste à chaque fois\u{a0}; les dés barrés sont pris.",
    recover_figure: "Tous les dés rouges montrent 6\u{a0}: le plus faible que les noirs ont capturé revient.",
    rebound: (
        "Le rebond",
        &[
            "Un dé qui vient de capturer peut faire aussitôt une action de plus, gratuite. S’il capture encore, il peut encore rebondir.",
        ],
    ),
    camp: (
        "Retour au camp",
        &[
            "Un dé qui atteint le camp adverse doit rentrer sur une case libre de votre camp, à votre choix, sans changer de valeur. S’il y est arrivé par une prise, il peut d’abord rebondir.",
        ],
    ),
    doubles: (
        "Les doubles",
        &[
            "Au début de votre tour, si des dés adverses d’une même rangée du plateau ont la même valeur, vous pouvez en prendre jusqu’à ce qu’aucune valeur n’y soit double. Vous choisissez les rangées et le dé qui reste. Ils comptent comme capturés.",
        ],
    ),
    recover: (
        "Reprendre un dé",
        &[
            "Si pendant votre tour tous vos dés sur le plateau, deux au moins, montrent la même valeur, vous pouvez reprendre le plus faible dé que l’adversaire vous a capturé et le poser sur une case libre de votre camp. En échange, l’adversaire a une action de plus à son prochain tour, ou deux pour un 4, un 5 ou un 6.",
        ],
    ),
    round: (
        "La fin",
        &[
            "Une manche s’arrête dès que quelqu’un a capturé cinq dés. Chacun ajoute ce que montrent ses dés capturés. Qui a 30 points ou plus gagne\u{a0}; si les deux les ont, le plus grand total. Sinon une autre manche commence, et c’est l’autre joueur qui l’ouvre.",
        ],
    ),
    endless: (
        "Manches sans fin",
        &[
            "Règle maison\u{a0}: après trente tours sans prise, ou quand une position revient pour la troisième fois, la manche s’arrête et compte en l’état. Si cela n’ajoute rien deux fois de suite, la partie s’arrête, et le plus grand total gagne.",
        ],
    ),
};
