use engine::detrak::Detrak;
use engine::dumble::Dumble;
use engine::{Match, Phase, Record};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::*;

/// A match of random moves with the luck of a seed, on the board, whose end is shown.
fn board<G: Game>(rules: G::Rules, seats: usize, decisions: usize) -> Board<G> {
    let seed = Seed(7);
    let mut play = Match::<G>::new(rules).unwrap();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for _ in 0..decisions {
        play.draw_all(seed);
        let Phase::Decide(deciding) = play.game().phase() else {
            break;
        };
        let seat = deciding.first().unwrap();
        let actions = play.game().legal_actions(seat);
        let action = actions[rng.random_range(0..actions.len())];
        play.act(seat, action).unwrap();
    }
    play.draw_all(seed);
    let player = engine::Player {
        name: "Anna".into(),
        bot: Some("expert".into()),
    };
    let base = Session::of(Record {
        players: vec![player; seats],
        seed,
        play,
        ended: None,
        practice: false,
        assisted: false,
    });
    let base = Rc::new(base.unwrap());
    let tree = Tree::of_line(base.play().log().iter().copied());
    let end = tree.end(NodeId::ROOT);
    Board::new(base, tree, end)
}

fn detrak() -> Board<Detrak> {
    board(Default::default(), 2, 9)
}

/// A decision of the shown position that is not the one that follows in the tree.
fn other<G: Game>(board: &Board<G>) -> (Seat, G::Action) {
    let seat = board.session.deciding().first().unwrap();
    let actions = board.session.game().legal_actions(seat);
    let is_new = |action: &G::Action| {
        let entry = Entry::Act(seat, *action);
        board.tree.child(board.at, entry).is_none()
    };
    (seat, actions.into_iter().find(is_new).unwrap())
}

#[test]
fn steps_lead_from_decision_to_decision() {
    let mut board = detrak();
    let end = board.at;
    let mut steps = 0;
    while let Some(back) = board.back() {
        board = board.after(BoardEvent::Go(back));
        assert!(matches!(board.session.game().phase(), Phase::Decide(_)));
        steps += 1;
    }
    assert_eq!((steps, board.at), (9, board.first()));
    while let Some(forward) = board.forward() {
        board = board.after(BoardEvent::Go(forward));
    }
    assert_eq!(board.at, end);
}

#[test]
fn another_move_is_a_variation_that_can_be_promoted_deleted_and_taken_back() {
    let board = detrak();
    let back = board.back().unwrap();
    let board = board.after(BoardEvent::Go(back));
    let tried = board.after(BoardEvent::Play(vec![other(&board)]));
    assert_eq!(tried.tree.children(back).len(), 2);
    assert_eq!(tried.tree.variation(tried.at), Some(tried.at));
    assert_eq!(tried.beside(-1), board.forward());
    let promoted = tried.after(BoardEvent::Promote);
    assert_eq!(promoted.tree.variation(promoted.at), None);
    assert_eq!(promoted.after(BoardEvent::Undo).tree, tried.tree);
    let deleted = promoted.after(BoardEvent::Delete);
    assert_eq!((deleted.at, deleted.tree.len()), (back, board.tree.len()));
    let undone = deleted.after(BoardEvent::Undo).after(BoardEvent::Undo);
    assert_eq!(undone.tree, tried.tree);
}

#[test]
fn what_the_table_tells_goes_on_from_the_shown_position_only() {
    let board = detrak();
    let back = board.back().unwrap();
    let shown = board.after(BoardEvent::Go(back));
    // The table tells what it was given, or was given before.
    for told in [&shown.session, &board.session.rewound(2)] {
        let after = shown.after(BoardEvent::Reached((*told).clone()));
        assert_eq!((after.at, after.tree), (shown.at, shown.tree.clone()));
    }
    let mut session = shown.session.clone();
    let (seat, action) = other(&shown);
    session.act(seat, action).unwrap();
    let after = shown.after(BoardEvent::Reached(session.clone()));
    assert_eq!(after.tree.line(after.at), session.play().log());
    assert!(after.can_undo());
}

#[test]
fn chance_drawn_anew_is_another_variation() {
    let board = detrak();
    let drawn = board
        .drawn()
        .expect("after two decisions the dice are rolled");
    let mut redrawn = board.after(BoardEvent::Redraw);
    assert_eq!(Some(redrawn.at), board.tree.parent(drawn));
    // The table draws what is due, by the luck of the board.
    let mut rolls = std::collections::BTreeSet::new();
    for _ in 0..20 {
        let mut session = redrawn.session.clone();
        assert!(session.draw());
        rolls.insert(format!("{:?}", session.play().log().last()));
        redrawn = redrawn.after(BoardEvent::Reached(session));
        redrawn = redrawn.after(BoardEvent::Redraw);
    }
    assert!(rolls.len() > 5, "{rolls:?}");
}

/// The board once the table has drawn all that is due.
fn drawn<G: Game>(mut board: Board<G>) -> Board<G> {
    loop {
        let mut session = board.session.clone();
        if !session.draw() {
            return board;
        }
        board = board.after(BoardEvent::Reached(session));
    }
}

#[test]
fn what_chance_brings_is_taken_back_with_what_it_follows() {
    let board = detrak();
    let back = board.back().unwrap();
    let board = board.after(BoardEvent::Go(back));
    let mut tried = board.after(BoardEvent::Play(vec![other(&board)]));
    while let Phase::Decide(_) = tried.session.game().phase() {
        let seat = tried.session.deciding().first().unwrap();
        let action = tried.session.game().legal_actions(seat)[0];
        tried = tried.after(BoardEvent::Play(vec![(seat, action)]));
    }
    let rolled = drawn(tried);
    let undone = rolled.after(BoardEvent::Undo);
    assert!(matches!(undone.session.game().phase(), Phase::Decide(_)));
    // Another roll, back to the first, and without the second.
    let again = drawn(rolled.after(BoardEvent::Redraw));
    assert_ne!(again.at, rolled.at);
    assert_eq!(again.after(BoardEvent::Undo).at, rolled.at);
    let deleted = again.after(BoardEvent::Delete);
    assert_eq!(
        (deleted.at, deleted.tree.len()),
        (rolled.at, rolled.tree.len())
    );
    let first = board.after(BoardEvent::Go(board.first()));
    assert_eq!(
        (first.doomed(), first.after(BoardEvent::Delete).at),
        (None, first.at)
    );
}

#[test]
fn a_hidden_hand_is_seen_by_who_decides() {
    let mut board: Board<Dumble> = board(Default::default(), 2, 12);
    while let Some(back) = board.back() {
        board = board.after(BoardEvent::Go(back));
        let seat = board.session.deciding().first().unwrap();
        assert_eq!(board.session.viewpoint(), seat);
        assert!(board.session.is_person(seat));
    }
}

/// Chooses each event that could have come in place of each that came; the shown position has it, and nothing is lost.
fn choose_all<G: Game>(board: &Board<G>) {
    for node in board.events() {
        let listed = crate::chance::alternatives(board, node);
        let came = board.tree.entry(node);
        assert!(
            listed
                .iter()
                .any(|(event, _)| Some(Entry::Event(*event)) == came)
        );
        for (event, _) in listed {
            let next = board.after(BoardEvent::Choose(node, event));
            let place = next.events().len() - board.events().len();
            assert_eq!(place, 0, "as many events have come");
            let place = board
                .events()
                .iter()
                .position(|other| *other == node)
                .unwrap();
            let chosen = next.tree.entry(next.events()[place]);
            assert_eq!(chosen, Some(Entry::Event(event)));
            assert!(matches!(next.session.game().phase(), Phase::Decide(_)));
            assert!(next.tree.has(board.at), "the other variation stays");
            assert_eq!(next.undone().at, board.at);
        }
    }
}

#[test]
fn any_event_can_be_chosen() {
    let board = detrak();
    // Go to where the dice have just been rolled.
    let rolled = core::iter::successors(Some(board), |board| {
        Some(board.after(BoardEvent::Go(board.back()?)))
    });
    let rolled: Vec<_> = rolled.filter(|board| !board.events().is_empty()).collect();
    assert!(rolled.len() > 2);
    rolled.iter().for_each(choose_all);
    // All the cards of a deal, of which each can be another.
    let dealt = self::board::<Dumble>(engine::dumble::Rules::of(2), 2, 0);
    // Who begins, five or six cards for each, and one that is turned up.
    let events = dealt.events().len();
    assert!(events >= 12, "{events}");
    let (node, event) = (
        dealt.events()[3],
        crate::chance::alternatives(&dealt, dealt.events()[3])[9].0,
    );
    let next = dealt.after(BoardEvent::Choose(node, event));
    assert_eq!(next.events().len(), events);
}

#[test]
fn an_analysis_begins_with_any_position() {
    let whole = detrak();
    let position = *whole.session.game();
    let base = Session::from_position(position, vec!["Anna".into()], Seed(3));
    let base = base.unwrap();
    let board = Board::new(base.into(), Tree::default(), NodeId::ROOT);
    assert_eq!((board.session.game(), board.back()), (&position, None));
    let (seat, action) = other(&board);
    let next = board.after(BoardEvent::Play(vec![(seat, action)]));
    assert_eq!(next.tree.len(), 1);
    assert_eq!(
        next.after(BoardEvent::Go(NodeId::ROOT)).session.game(),
        &position
    );
    assert!(Session::from_position(position, Vec::new(), Seed(3)).is_err());
}

/// All lines of the tree, the main line first, with their comments: what a person sees of it.
fn lines<G: Game>(board: &Board<G>) -> Vec<(Vec<Entry<G>>, String)> {
    let (mut found, mut open) = (Vec::new(), vec![NodeId::ROOT]);
    while let Some(node) = open.pop() {
        let children = board.tree.children(node);
        open.extend(children.iter().rev());
        found.push((board.tree.line(node), board.tree.comment(node).into()));
    }
    found
}

#[test]
fn a_roll_drawn_anew_promoted_and_deleted_comes_back() {
    let rolled = detrak();
    let again = drawn(rolled.after(BoardEvent::Redraw));
    let promoted = again.after(BoardEvent::Promote);
    assert_eq!(promoted.tree.end(NodeId::ROOT), again.at);
    let deleted = drawn(promoted.after(BoardEvent::Delete));
    assert_eq!((deleted.at, lines(&deleted)), (rolled.at, lines(&rolled)));
    // Each change is taken back on its own, and the table, which draws whatever is due, adds nothing.
    let undone = drawn(deleted.after(BoardEvent::Undo));
    assert_eq!((undone.at, lines(&undone)), (again.at, lines(&promoted)));
    let undone = drawn(undone.after(BoardEvent::Undo));
    assert_eq!((undone.at, lines(&undone)), (again.at, lines(&again)));
    let undone = drawn(undone.after(BoardEvent::Undo));
    assert_eq!((undone.at, lines(&undone)), (rolled.at, lines(&rolled)));
    assert!(!undone.can_undo());
}

/// A change of the board, drawn at random, as the buttons offer it.
fn change<G: Game>(board: &Board<G>, rng: &mut Xoshiro256PlusPlus) -> Option<BoardEvent<G>> {
    Some(match rng.random_range(0..8) {
        0 => BoardEvent::Redraw,
        1 => BoardEvent::Promote,
        2 => BoardEvent::Delete,
        3 => BoardEvent::Comment(["why", "better", ""][rng.random_range(0..3)].into()),
        4 => {
            let events = board.events();
            let node = *events.get(rng.random_range(0..events.len().max(1)))?;
            let listed = crate::chance::alternatives(board, node);
            BoardEvent::Choose(node, listed[rng.random_range(0..listed.len())].0)
        }
        _ => {
            let seat = board.session.deciding().first()?;
            let actions = board.session.game().legal_actions(seat);
            let action = actions[rng.random_range(0..actions.len())];
            BoardEvent::Play(vec![(seat, action)])
        }
    })
}

/// Changes a board at random, as the page does it, and takes all changes back again: each time, tree and position are those
/// before the change.
fn goes_back<G: Game>(start: Board<G>, rng: &mut Xoshiro256PlusPlus) {
    let mut board = start;
    let mut past = Vec::new();
    for _ in 0..30 {
        let step = match rng.random_range(0..4) {
            0 => board.back(),
            1 => board.forward(),
            2 => board.beside(1).or(board.beside(-1)),
            _ => None,
        };
        if let Some(node) = step {
            board = drawn(board.after(BoardEvent::Go(node)));
        }
        let Some(event) = change(&board, rng) else {
            continue;
        };
        let before = (board.at, lines(&board), board.session.play().log().to_vec());
        let next = board.after(event);
        if next.past.len() > board.past.len() {
            past.push(before);
        }
        // Whoever is quick presses the next button before the table has drawn.
        board = if rng.random_range(0..4) == 0 {
            next
        } else {
            drawn(next)
        };
    }
    while let Some(before) = past.pop() {
        board = drawn(board).after(BoardEvent::Undo);
        let now = (board.at, lines(&board), board.session.play().log().to_vec());
        assert_eq!(now, before);
    }
    assert!(!board.can_undo());
}

#[test]
fn whatever_is_changed_is_taken_back_step_by_step() {
    for seed in 0..60 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        goes_back(detrak(), &mut rng);
        goes_back(board::<Dumble>(Default::default(), 2, 12), &mut rng);
    }
}
