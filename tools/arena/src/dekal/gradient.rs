//! The gradient of the network: a forward pass that keeps all intermediate values, and a backward pass.

use bots::dekal::net::{
    CHANNELS, GridValue, HIDDEN, Hidden, Kind, MIDDLE, Middle, Net, PARAMETERS, POINTS, Place,
    Planes, RoundContext, relative_frequency,
};
use engine::dekal::{Cell, Grid};

/// The network's input for a grid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NetInput {
    /// The grid.
    pub grid: Grid,
    /// Its hole, if that is chosen.
    pub hole: Option<Cell>,
    /// The context: what the network sees besides the grid.
    pub round_context: RoundContext,
}

/// The intermediate values of the network for a grid.
pub struct ForwardPass {
    /// The parameters whose sum is the input of the first layer, in all channels.
    shared: Vec<usize>,
    channels: Vec<Channel>,
    found: Middle,
    point: usize,
    /// The network's output.
    pub value: GridValue,
}

struct Channel {
    index: usize,
    relative_frequency: f32,
    rivals: f32,
    lone: u16,
    paired: u16,
    hidden: Hidden,
    middle: Middle,
}

fn cells(mask: u16) -> impl Iterator<Item = usize> {
    (0..16).filter(move |cell| mask >> cell & 1 == 1)
}

impl ForwardPass {
    /// Evaluates a grid and keeps the intermediate values.
    pub fn new(net: &Net, input: &NetInput) -> ForwardPass {
        let parameters = net.parameters();
        let round_context = &input.round_context;
        let planes = Planes::of(input.grid);
        let hole = input.hole.map_or(0, |hole| 1 << hole.index());
        let mut shared = vec![
            Place::Turn(round_context.turn).start(),
            Place::Order(round_context.order).start(),
        ];
        let blank = planes.of_value[0] & !hole;
        shared.extend(cells(blank).map(|cell| Place::Cell(Kind::Blank, cell).start()));
        shared.extend(cells(hole).map(|cell| Place::Cell(Kind::Hole, cell).start()));
        let mut base = [0.0; HIDDEN];
        for start in &shared {
            add(&mut base, &parameters[*start..]);
        }
        let total = round_context
            .unseen
            .iter()
            .map(|count| u16::from(*count))
            .sum();
        let mut found = [0.0; MIDDLE];
        let present = |channel: &usize| *channel == 0 || planes.of_value[*channel] != 0;
        let channels = (0..CHANNELS)
            .filter(present)
            .map(|index| {
                let plane = if index > 0 { planes.of_value[index] } else { 0 };
                let (relative_frequency, rivals) = match index.checked_sub(1) {
                    None => (0.0, 0.0),
                    Some(value) => (
                        relative_frequency(round_context.unseen[value], total),
                        round_context.rivals[value],
                    ),
                };
                let mut channel = Channel {
                    index,
                    relative_frequency,
                    rivals,
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
        let point = Place::Point(round_context.turn, round_context.holed).start();
        let table = net.table().expected(input.grid, input.hole);
        let points = table + out(0) * POINTS;
        ForwardPass {
            shared,
            channels,
            found,
            point,
            value: GridValue {
                points,
                standing: out(1) - parameters[point] * points,
            },
        }
    }

    /// Adds the gradient of the loss, from its derivatives by the points (in the network's unit) and by the
    /// standing.
    pub fn backward(&self, net: &Net, by_points: f32, by_standing: f32, gradient: &mut [f32]) {
        debug_assert_eq!(gradient.len(), PARAMETERS);
        let parameters = net.parameters();
        // The points are learned from points only, and the worth of a point from wins only.
        gradient[self.point] -= by_standing * self.value.points;
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
    /// The rows of parameters, with the factors by which they are multiplied.
    fn factors(&self) -> [(Place, f32); 2] {
        [
            (Place::Plenty, self.relative_frequency),
            (Place::Rivals, self.rivals),
        ]
    }

    /// Computes both layers from the shared sums.
    fn fill(&mut self, parameters: &[f32], found: &mut Middle) {
        add(
            &mut self.hidden,
            &parameters[Place::Value(self.index).start()..],
        );
        for (place, factor) in self.factors() {
            let weights = &parameters[place.start()..];
            for (sum, weight) in self.hidden.iter_mut().zip(weights) {
                *sum += factor * weight;
            }
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
        let by_middle: Middle = core::array::from_fn(|index| {
            if self.middle[index] > 0.0 {
                by_found[index]
            } else {
                0.0
            }
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
        for (place, factor) in self.factors() {
            let slopes = &mut gradient[place.start()..][..HIDDEN];
            for (slope, by) in slopes.iter_mut().zip(by_hidden) {
                *slope += factor * by;
            }
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

#[cfg(test)]
mod tests {
    use super::*;
    use bots::dekal::table::Table;

    /// A network with arbitrary parameters.
    fn net() -> Net {
        let mut bits = 9u64;
        let mut any = || {
            bits ^= bits << 13;
            bits ^= bits >> 7;
            bits ^= bits << 17;
            (bits >> 40) as f32 / (1u32 << 24) as f32 - 0.5
        };
        Net::new(Table::flat(17.0), (0..PARAMETERS).map(|_| any()).collect()).unwrap()
    }

    fn input() -> NetInput {
        let rows = [[5, 8, 8, 5], [3, 0, 1, 1], [0, 10, 0, 4], [10, 4, 4, 7]];
        NetInput {
            grid: Grid::from_rows(rows).unwrap(),
            hole: Cell::from_index(5),
            round_context: RoundContext {
                turn: 13,
                order: Some(1),
                unseen: [5, 6, 7, 8, 5, 4, 3, 2, 6, 7],
                rivals: [0.0, 1.0, 2.0, 0.5, 0.0, 0.0, 1.0, 3.0, 0.0, 1.5],
                holed: true,
            },
        }
    }

    #[test]
    fn learning_judges_as_playing_does() {
        let (net, input) = (net(), input());
        let judged = net.evaluate(input.grid, input.hole, &net.context(&input.round_context));
        let traced = ForwardPass::new(&net, &input).value;
        assert!((judged.points - traced.points).abs() < 1e-2);
        assert!((judged.standing - traced.standing).abs() < 1e-2);
    }

    #[test]
    fn the_gradient_is_the_slope() {
        let (net, input) = (net(), input());
        let pass = ForwardPass::new(&net, &input);
        let (by_points, by_standing) = (0.7, -1.3);
        let mut gradient = vec![0.0; PARAMETERS];
        pass.backward(&net, by_points, by_standing, &mut gradient);
        let loss = |net: &Net| {
            let GridValue { points, standing } = ForwardPass::new(net, &input).value;
            // Where the points only contribute to the standing, they are held constant.
            let weight = net.parameters()[pass.point];
            let own = standing + weight * points - weight * pass.value.points;
            f64::from(by_points * points / POINTS) + f64::from(by_standing * own)
        };
        let mut checked = 0;
        for index in (0..PARAMETERS).filter(|index| gradient[*index] != 0.0) {
            let moved = |by: f32| {
                let mut parameters = net.parameters().to_vec();
                parameters[index] += by;
                loss(&Net::new(Table::flat(17.0), parameters).unwrap())
            };
            let slope = (moved(0.004) - moved(-0.004)) / 0.008;
            let error = (slope - f64::from(gradient[index])).abs();
            // Now and then a kink of the layers lies in between.
            checked += usize::from(error < 0.02 + 0.02 * slope.abs());
        }
        let all = gradient.iter().filter(|slope| **slope != 0.0).count();
        assert!(all > 500 && checked * 50 > all * 49, "{checked} of {all}");
    }
}
