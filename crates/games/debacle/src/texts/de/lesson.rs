//! The texts of Débâcle's lesson, in German.

use crate::texts::DebacleLesson;
use tutorial::StopTexts;

pub(crate) static TEXTS: DebacleLesson = DebacleLesson([
    StopTexts {
        text: "Die roten Würfel gehören dir. Niemand wirft sie: Hier sind Würfel Spielsteine. Dein Lager ist die Reihe, die dir am nächsten liegt; dort stehen sie der Reihe nach. Geschlagene Würfel zählen, was sie zeigen, und wer zuerst 30 Punkte hat, gewinnt.",
        goal: "",
    },
    StopTexts {
        text: "Ein Zug hat zwei Aktionen, und solange du eine machen kannst, musst du es tun. Beim Rollen geht ein Würfel ein Feld vorwärts oder seitwärts auf ein freies Feld, und sein Wert steigt um eins; eine 6 wird zur 1.",
        goal: "Rolle die 3 vorwärts: Wähle sie, dann das Feld vor ihr.",
    },
    StopTexts {
        text: "Jetzt zeigt sie 4. Für die zweite Aktion nimmst du denselben oder einen anderen Würfel. Beim Wenden drehst du einen Würfel auf der Stelle um: Aus 1 wird 6, aus 2 wird 5, aus 3 wird 4 und umgekehrt. Denselben Würfel darfst du nicht zweimal hintereinander wenden.",
        goal: "Wende die 4 in deinem Lager: Wähle sie, dann „Wenden“.",
    },
    StopTexts {
        text: "Einige Züge später. Ein Würfel schlägt einen niedrigeren, ein Feld vorwärts, rückwärts oder seitwärts. Er übernimmt den Wert des geschlagenen, ohne dass eins dazukommt.",
        goal: "Schlage die 1 mit deiner 6.",
    },
    StopTexts {
        text: "Dein Würfel ist jetzt eine 1. Ein Würfel, der geschlagen hat, darf nachsetzen: sofort eine weitere Aktion, die nichts kostet. Und eine 1 schlägt alles außer einer anderen 1, obwohl 2 bis 6 sie schlagen können.",
        goal: "Schlage die 5 mit deiner 1.",
    },
    StopTexts {
        text: "Wer beim Nachsetzen schlägt, darf wieder nachsetzen. Du musst nicht: Aufs Nachsetzen kannst du verzichten. Deine zweite Aktion kommt noch.",
        goal: "Wähle „Verzichten“.",
    },
    StopTexts {
        text: "Eine andere Stellung. Dein Würfel erreicht gleich Annas Lager, die letzte Reihe.",
        goal: "Rolle ihn vorwärts in ihr Lager.",
    },
    StopTexts {
        text: "Ein Würfel im gegnerischen Lager muss auf ein freies Feld deines eigenen zurück; welches, wählst du. Sein Wert bleibt, und es kostet keine Aktion. Ist er durch Schlagen dorthin gekommen, darf er vorher nachsetzen.",
        goal: "Setze ihn auf das markierte Feld.",
    },
    StopTexts {
        text: "Anna hat nicht aufgepasst: In ihrer Reihe stehen zwei Dreien und zwei Einsen. Am Anfang deines Zugs darfst du einen Pasch nehmen: in jeder Reihe des Bretts gegnerische Würfel mit gleichem Wert, bis kein Wert mehr doppelt ist. Das kostet keine Aktion.",
        goal: "Wähle die 3, die stehen bleibt; die andere gehört dir.",
    },
    StopTexts {
        text: "Genommene Würfel gelten als geschlagen. In einer Reihe, die du wählst, ist jeder Pasch dran: jetzt die Einsen.",
        goal: "Wähle die 1, die stehen bleibt.",
    },
    StopTexts {
        text: "Eine schlechte Stellung: Du hast nur noch zwei Würfel. Aber wenn in deinem Zug nach einer Aktion alle deine Würfel auf dem Brett, mindestens zwei, denselben Wert zeigen, darfst du einen zurückholen.",
        goal: "Rolle die 5 vorwärts: Sie wird zur 6, wie die andere.",
    },
    StopTexts {
        text: "Der niedrigste Würfel, den Anna geschlagen hat, kommt zurück: eine 4. Dafür hat sie in ihrem nächsten Zug zusätzliche Aktionen: eine für eine 1, 2 oder 3, zwei für eine 4, 5 oder 6.",
        goal: "Setze ihn auf das markierte Feld.",
    },
    StopTexts {
        text: "Die letzte Stellung: Du hast vier Würfel geschlagen, Anna zwei. Ein fünfter beendet die Runde sofort.",
        goal: "Schlage die 1 mit deiner 2.",
    },
    StopTexts {
        text: "Beide bekommen die Punkte der Würfel, die sie geschlagen haben: 15 für dich, 4 für Anna. Weil noch niemand 30 hat, würde eine weitere Runde folgen, die der andere Spieler beginnt. Kommen beide in derselben Runde auf 30, gewinnt, wer mehr hat.",
        goal: "",
    },
    StopTexts {
        text: "Damit keine Runde endlos wird: Nach 30 Zügen in Folge ohne Schlagen, oder wenn eine Stellung zum dritten Mal entsteht, endet sie und zählt, wie sie steht. Der Tisch sagt dir rechtzeitig Bescheid.",
        goal: "",
    },
]);
