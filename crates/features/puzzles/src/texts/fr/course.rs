//! The texts about courses, in French.

use engine::GameId;

use crate::texts::CourseTexts;

pub(crate) static TEXTS: CourseTexts = CourseTexts {
    title: "Parcours",
    about: "Un exercice par thème, du plus facile au plus difficile.",
    solved: |solved, of| format!("{solved} sur {of} résolus"),
    ticked: "résolu",
    next: "Exercice suivant",
    exercise: |number, of| format!("Exercice {number} sur {of}"),
    done: "C’était le dernier exercice du parcours.",
    see: |game| match game {
        GameId::Dekal => &[
            "La carte retournée laisse un trou, et seules sa ligne et sa colonne peuvent être poussées\u{a0}: retournez là où une poussée peut servir.",
            "Des cartes identiques qui se touchent s’annulent à la fin. Cherchez la poussée qui réunit une paire.",
            "Une autre poussée réunirait davantage tout de suite. Voyez ce qu’elle gâcherait pour la suite.",
            "Des cartes qui touchent leurs pareilles ne sont pas obligées d’y rester\u{a0}: voyez ce que l’on gagne à les séparer.",
            "Une poussée déplace toute une partie de la ligne\u{a0}: cherchez des cartes identiques qui viennent se toucher sans la nouvelle.",
            "La carte la plus basse coûte moins. Voyez où la plus haute peut rejoindre ses pareilles.",
            "Regardez aussi l’autre grille\u{a0}: l’une de ces cartes est juste ce qu’il lui faut.",
            "Depuis un coin, deux poussées seulement sont possibles. Voyez pourquoi elles suffisent ici.",
            "La manche est presque finie\u{a0}: comptez ce qui peut encore sortir, et ce que laisse chaque poussée.",
        ],
        GameId::Detrak => &[
            "Les deux symboles sont identiques\u{a0}: cherchez où une suite peut se servir des deux.",
            "Ici, ce qui rapporte le plus tout de suite est aussi le meilleur choix\u{a0}: trouvez-le.",
            "Un autre choix rapporterait plus tout de suite. Cherchez celui qui laisse le plus à venir.",
            "Une suite de trois vaut 3 points, une de deux seulement 2\u{a0}: formez une suite de trois.",
            "Une suite de quatre vaut 8 points, une de cinq 10\u{a0}: voyez quelle ligne peut encore y arriver.",
            "Un symbole compte dans sa ligne et dans sa colonne\u{a0}: trouvez la case où il sert aux deux.",
            "Une case libre sans voisine libre est perdue. Voyez quand il vaut la peine d’en sacrifier une.",
            "Un choix qui semble aussi bon laisserait une case sans voisine libre\u{a0}: trouvez celui qui garde de la place.",
            "Une case sera perdue\u{a0}: voyez si ce peut être un coin.",
            "Il reste deux tours au plus\u{a0}: comptez ce que chaque lancer donnerait encore.",
        ],
        GameId::Dumble => &[
            "Vous pouvez annoncer. Évaluez si quelqu’un risque d’avoir moins de points.",
            "Vous pouvez annoncer, sans y être obligé\u{a0}: voyez qui pourrait avoir moins de points.",
            "Une autre défausse ôterait plus de points. Voyez ce que ces cartes peuvent encore devenir.",
            "Les cartes de même valeur partent ensemble\u{a0}: voyez combien quittent votre main d’un coup.",
            "Trois cartes qui se suivent, de la même couleur, partent ensemble.",
            "Une carte peut quitter son groupe\u{a0}: voyez à quoi servent encore les autres.",
            "Vous connaissez la carte visible\u{a0}: voyez si elle est basse, ou ce qu’elle forme avec votre main.",
            "Les cartes visibles aident trop peu\u{a0}: voyez pourquoi une carte inconnue vaut mieux.",
            "Prenez la carte qui forme un groupe ou une suite avec les vôtres\u{a0}: elles partiront ensemble.",
            "Quelqu’un n’a plus que peu de cartes et peut bientôt annoncer\u{a0}: voyez ce qui vous resterait.",
        ],
        GameId::Debacle => &[
            "Un dé qui capture prend la valeur du dé capturé. Voyez ce qu’il peut faire ensuite, et qui peut riposter.",
            "Un dé peut être capturé, mais voyez ce que cela coûterait\u{a0}: un coup tranquille vaut mieux.",
            "Plusieurs dés peuvent être capturés, et un plus faible est le bon. Voyez ce que laisserait l’autre prise.",
            "Un dé retourné montre 7 moins sa valeur\u{a0}: voyez ce qu’il peut alors capturer ou supporter.",
            "Un dé qui roule ou que l’on retourne change de valeur\u{a0}: voyez lequel peut capturer ensuite.",
            "L’un de vos dés peut être capturé au prochain coup\u{a0}: mettez-le à l’abri.",
            "Au début de votre tour, vous pouvez prendre des dés adverses de même valeur dans une rangée\u{a0}: choisissez lesquels.",
            "Après une prise, le dé peut rebondir, ou s’arrêter\u{a0}: voyez ce qui vaut mieux.",
            "Un dé arrivé dans le camp adverse rentre dans le sien\u{a0}: choisissez quand, et sur quelle case.",
            "Tous vos dés montrent la même valeur\u{a0}: voyez si le dé à reprendre vaut les actions de plus de l’adversaire.",
            "La cinquième prise termine la manche\u{a0}: voyez si elle est possible.",
            "C’est la dernière action de votre tour\u{a0}: voyez ce qui peut arriver juste après.",
        ],
    },
};
