//! The texts of Débâcle's rules pages, in German.

use crate::texts::DebacleRules;
use table::RulesText;

pub(crate) static TEXTS: DebacleRules = DebacleRules {
    summary: "Jeder hat sechs Würfel auf einem Brett von sechs mal sechs Feldern. Geworfen werden sie nie: Sie sind Spielsteine, die von Feld zu Feld rollen, gewendet werden und schlagen. Eine Runde endet, wenn jemand fünf Würfel geschlagen hat; geschlagene Würfel zählen, was sie zeigen, und wer zuerst 30 Punkte hat, gewinnt.",
    setup: RulesText {
        heading: "Vorbereitung",
        paragraphs: &[
            "Dein Lager ist die Reihe, die dir am nächsten liegt. Dort stehen deine sechs Würfel und zeigen von links nach rechts 1 bis 6.",
        ],
    },
    turn: RulesText {
        heading: "Ein Zug",
        paragraphs: &[
            "Du machst zwei Aktionen, mit demselben Würfel oder mit zweien. Solange eine möglich ist, musst du sie machen.",
            "Rollen: ein Feld vorwärts oder seitwärts auf ein freies Feld; der Würfel zeigt dann eins mehr, und eine 6 wird zur 1.",
            "Wenden: einen Würfel auf der Stelle umdrehen. Aus 1 wird 6, aus 2 wird 5, aus 3 wird 4 und umgekehrt. Denselben Würfel darfst du in einem Zug nicht zweimal hintereinander wenden.",
            "Schlagen: ein Feld vorwärts, rückwärts oder seitwärts auf einen gegnerischen Würfel, der weniger zeigt. Eine 1 schlägt alles außer einer anderen 1. Dein Würfel übernimmt den Wert des geschlagenen, und der kommt auf deine Seite des Bretts.",
        ],
    },
    roll_figure: "Rollen: eins mehr.",
    flip_figure: "Wenden: die andere Seite nach oben.",
    capture_figure: "Schlagen: Der höhere schlägt den niedrigeren und wird zur 3.",
    one_figure: "Eine 1 schlägt sogar eine 6.",
    setup_figure: "Der Start: Das rote Lager ist unten, das schwarze oben. Beide sehen ihre Würfel von links nach rechts als 1 bis 6.",
    rebound_figure: "Die 6 schlägt die 1 und wird zur 1; dann setzt sie nach und schlägt die 5.",
    camp_figure: "Die 4 hat oben das gegnerische Lager erreicht. Sie kehrt auf eines der freien Felder des eigenen zurück.",
    doubles_figure: "Von den beiden Dreien und den beiden Einsen bleibt je eine; die durchgestrichenen werden genommen.",
    recover_figure: "Alle roten Würfel zeigen 6: Der niedrigste, den Schwarz geschlagen hat, kommt zurück.",
    rebound: RulesText {
        heading: "Nachsetzen",
        paragraphs: &[
            "Ein Würfel, der geschlagen hat, darf sofort nachsetzen: eine weitere Aktion, die nichts kostet. Schlägt er dabei wieder, darf er erneut nachsetzen.",
        ],
    },
    camp: RulesText {
        heading: "Zurück ins Lager",
        paragraphs: &[
            "Ein Würfel, der das gegnerische Lager erreicht, muss sofort auf ein freies Feld deines eigenen zurück; welches, wählst du. Sein Wert bleibt. Ist er durch Schlagen dorthin gekommen, kehrt er vor oder nach dem Nachsetzen zurück, wie du willst, auch wenn er das Lager dabei verlassen hat.",
        ],
    },
    doubles: RulesText {
        heading: "Pasch",
        paragraphs: &[
            "Zeigen am Anfang deines Zugs, vor jeder Aktion, gegnerische Würfel in derselben Reihe des Bretts denselben Wert, darfst du davon nehmen, bis dort kein Wert mehr doppelt ist. Du wählst die Reihen und die Würfel, die bleiben. Die genommenen gelten als geschlagen.",
        ],
    },
    recover: RulesText {
        heading: "Einen Würfel zurückholen",
        paragraphs: &[
            "Zeigen in deinem Zug nach einer Aktion oder einem Sonderzug (Pasch, Rückkehr ins Lager, zurückgeholter Würfel) alle deine Würfel auf dem Brett, mindestens zwei, denselben Wert, darfst du den niedrigsten Würfel zurückholen, den dein Gegner geschlagen hat: Für ihn zählt er dann nicht mehr. Stell ihn auf ein freies Feld deines Lagers; sein Wert bleibt. Dafür hat dein Gegner in seinem nächsten Zug eine Aktion mehr, für eine 4, 5 oder 6 sogar zwei.",
        ],
    },
    round: RulesText {
        heading: "Das Ende",
        paragraphs: &[
            "Eine Runde endet, sobald jemand fünf Würfel geschlagen hat. Beide bekommen die Punkte der Würfel, die sie in dieser Runde geschlagen haben. Wer insgesamt 30 oder mehr hat, gewinnt; haben beide so viel, gewinnt, wer mehr hat, und bei Gleichstand teilen sie sich den Sieg. Sonst folgt eine weitere Runde aus der Startstellung, und der andere beginnt sie.",
        ],
    },
    endless: RulesText {
        heading: "Endlose Runden",
        paragraphs: &[
            "Hausregel: Nach dreißig Zügen in Folge ohne Schlagen, oder wenn eine Stellung mit demselben Spieler am Zug zum dritten Mal entsteht, endet die Runde und zählt, wie sie steht. Enden zwei Runden in Folge so und ganz ohne Punkte, ist die Partie zu Ende, und wer mehr Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.",
        ],
    },
};
