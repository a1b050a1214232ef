//! How the network's parameters change what it says: forward with everything
//! kept, and backward.

use bots::dekal::net::{
    CHANNELS, HIDDEN, Hidden, Kind, MIDDLE, Middle, Net, PARAMETERS, POINTS, Place, Planes, Worth,
    plenty,
};
use engine::dekal::{Cell, Grid};

/// A grid as the network is asked about it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The grid.
    pub grid: Grid,
    /// Its hole, if it is chosen.
    pub hole: Option<Cell>,
    /// The turns played.
    pub turn: u8,
    /// The seat's place in the order of drafting, if known.
    pub order: Option<usize>,
    /// The unseen cards, by value.
    pub unseen: [u8; 10],
}

/// What went on in the network while it judged a grid.
pub struct Trace {
    /// The parameters whose sum the first layer is, in all channels.
    shared: Vec<usize>,
    channels: Vec<Channel>,
    found: Middle,
    point: usize,
    /// What it said.
    pub worth: Worth,
}

struct Channel {
    index: usize,
    plenty: f32,
    lone: u16,
    paired: u16,
    hidden: Hidden,
    middle: Middle,
}

fn cells(mask: u16) -> impl Iterator<Item = usize> {
    (0..16).filter(move |cell| mask >> cell & 1 == 1)
}

impl Trace {
    /// Judges a grid and keeps what went on.
    pub fn new(net: &Net, question: &Question) -> Trace {
        let parameters = net.parameters();
        let planes = Planes::of(question.grid);
        let hole = question.hole.map_or(0, |hole| 1 << hole.index());
        let mut shared = vec![
            Place::Turn(question.turn).start(),
            Place::Order(question.order).start(),
        ];
        let blank = planes.of_value[0] & !hole;
        shared.extend(cells(blank).map(|cell| Place::Cell(Kind::Blank, cell).start()));
        shared.extend(cells(hole).map(|cell| Place::Cell(Kind::Hole, cell).start()));
        let mut base = [0.0; HIDDEN];
        for start in &shared {
            add(&mut base, &parameters[*start..]);
        }
        let total = question.unseen.iter().map(|count| u16::from(*count)).sum();
        let mut found = [0.0; MIDDLE];
        let present = |channel: &usize| *channel == 0 || planes.of_value[*channel] != 0;
        let channels = (0..CHANNELS)
            .filter(present)
            .map(|index| {
                let plane = if index > 0 { planes.of_value[index] } else { 0 };
                let plenty = match index {
                    0 => 0.0,
                    _ => plenty(question.unseen[index - 1], total),
                };
                let mut channel = Channel {
                    index,
                    plenty,
                    lone: plane & !planes.paired,
                    paired: plane & planes.paired,
                    hidden: base,
                    middle: [0.0; MIDDLE],
                };
                channel.fill(parameters, &mut found);
                channel
            })
            .collect();
        let out = |index: usize| dot(&found, &parameters[Place::Third(index).start()..]);
        let point = Place::Point(question.turn, question.hole.is_some()).start();
        let points = out(0) * POINTS;
        Trace {
            shared,
            channels,
            found,
            point,
            worth: Worth {
                points,
                standing: out(1) - parameters[point] * points,
            },
        }
    }

    /// Adds to the gradient what follows from these slopes: of the loss by the
    /// points in the network's unit, and by the standing.
    pub fn backward(&self, net: &Net, by_points: f32, by_standing: f32, gradient: &mut [f32]) {
        debug_assert_eq!(gradient.len(), PARAMETERS);
        let parameters = net.parameters();
        // Points are learned from points alone, and what a point is worth from
        // wins alone.
        gradient[self.point] -= by_standing * self.worth.points;
        let thirds = [
            (Place::Third(0).start(), by_points),
            (Place::Third(1).start(), by_standing),
        ];
        let mut by_found = [0.0; MIDDLE];
        for (start, slope) in thirds {
            for index in 0..MIDDLE {
                gradient[start + index] += slope * self.found[index];
                by_found[index] += slope * parameters[start + index];
            }
        }
        let mut by_shared = [0.0; HIDDEN];
        for channel in &self.channels {
            channel.backward(parameters, &by_found, &mut by_shared, gradient);
        }
        for start in &self.shared {
            add(&mut gradient[*start..*start + HIDDEN], &by_shared);
        }
    }
}

impl Channel {
    /// Computes both layers from the shared sums.
    fn fill(&mut self, parameters: &[f32], found: &mut Middle) {
        add(
            &mut self.hidden,
            &parameters[Place::Value(self.index).start()..],
        );
        let weights = &parameters[Place::Plenty.start()..];
        for (sum, weight) in self.hidden.iter_mut().zip(weights) {
            *sum += self.plenty * weight;
        }
        for (kind, mask) in [(Kind::Lone, self.lone), (Kind::Paired, self.paired)] {
            for cell in cells(mask) {
                add(
                    &mut self.hidden,
                    &parameters[Place::Cell(kind, cell).start()..],
                );
            }
        }
        self.middle
            .copy_from_slice(&parameters[Place::SecondBias.start()..][..MIDDLE]);
        for (index, input) in self.hidden.iter().enumerate() {
            let weights = &parameters[Place::Second(index).start()..];
            let input = input.max(0.0);
            for (sum, weight) in self.middle.iter_mut().zip(weights) {
                *sum += input * weight;
            }
        }
        for (found, sum) in found.iter_mut().zip(self.middle) {
            *found += sum.max(0.0);
        }
    }

    fn backward(
        &self,
        parameters: &[f32],
        by_found: &Middle,
        by_shared: &mut Hidden,
        gradient: &mut [f32],
    ) {
        let by_middle: Middle = core::array::from_fn(|index| match self.middle[index] > 0.0 {
            true => by_found[index],
            false => 0.0,
        });
        let bias = Place::SecondBias.start();
        add(&mut gradient[bias..bias + MIDDLE], &by_middle);
        let mut by_hidden = [0.0; HIDDEN];
        for (index, by_input) in by_hidden.iter_mut().enumerate() {
            let input = self.hidden[index];
            if input > 0.0 {
                let start = Place::Second(index).start();
                *by_input = dot(&by_middle, &parameters[start..]);
                for (slope, by) in gradient[start..start + MIDDLE].iter_mut().zip(by_middle) {
                    *slope += input * by;
                }
            }
        }
        add(by_shared, &by_hidden);
        let value = Place::Value(self.index).start();
        add(&mut gradient[value..value + HIDDEN], &by_hidden);
        let plenty = Place::Plenty.start();
        for (slope, by) in gradient[plenty..plenty + HIDDEN].iter_mut().zip(by_hidden) {
            *slope += self.plenty * by;
        }
        for (kind, mask) in [(Kind::Lone, self.lone), (Kind::Paired, self.paired)] {
            for cell in cells(mask) {
                let start = Place::Cell(kind, cell).start();
                add(&mut gradient[start..start + HIDDEN], &by_hidden);
            }
        }
    }
}

fn add(sums: &mut [f32], more: &[f32]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}

fn dot(a: &[f32; MIDDLE], b: &[f32]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}
