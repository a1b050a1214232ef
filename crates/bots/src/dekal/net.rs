//! A small neural network that evaluates grids: what they will score, and how they stand in the race for the
//! win.
//!
//! The score of a grid is a sum over the card values, since a card's fate depends only on equal cards. So is
//! the network's output: the same two layers process the cells of each value in turn, and the grid without
//! any value; the results are added. The chances of winning are a softmax over the seats' standings, so that
//! one kind of network serves any number of players.
//!
//! Only sums and products of single-precision numbers in a fixed order are used: the results are the same on
//! every machine.

mod file;
mod layout;
mod memo;

use engine::dekal::{CELLS, Cell, Grid, TURNS};

use super::table::Table;
pub use file::NetError;
pub use layout::{HIDDEN, Kind, MIDDLE, NARROW, OUTPUTS, PARAMETERS, Place, Shape, WIDE};

/// The sums of the first layer.
pub type Hidden = [f32; HIDDEN];
/// The output of the second layer.
pub type Middle = [f32; MIDDLE];

/// Points per unit of the first output.
pub const POINTS: f32 = 10.0;
/// One for each card value, and one for the grid without any.
pub const CHANNELS: usize = 11;

/// The network's evaluation of a grid.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct GridValue {
    /// The expected points at the end of the round.
    pub points: f32,
    /// The standing: differences between seats are the log-odds of winning.
    pub standing: f32,
}

/// The network.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    table: Table,
    parameters: Vec<f32>,
    /// The first layer's sums for each row and each set of its cells.
    rows: Vec<Hidden>,
    second: [Middle; HIDDEN],
    second_bias: Middle,
    third: [[f32; MIDDLE]; OUTPUTS],
}

/// The inputs besides the grid: the same for all grids to which a turn can lead.
#[derive(Clone, Debug)]
pub struct Context {
    /// A unique number.
    id: u64,
    shared: Hidden,
    channels: [Hidden; CHANNELS],
    /// The value of a point in log-odds.
    pub point: f32,
}

/// The state of the round for a seat, besides its own grid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RoundContext {
    /// The turns played.
    pub turn: u8,
    /// Its place in the order of the next drafts, 0 first; `None` if it is not known yet.
    pub order: Option<usize>,
    /// The unseen cards, by value.
    pub unseen: [u8; 10],
    /// How many cards of each value touch no equal one in the grids of the others, on average.
    pub rivals: [f32; 10],
    /// Whether its hole is chosen.
    pub holed: bool,
}

impl Net {
    /// A network that corrects this table by these parameters; `None` if there are not [`PARAMETERS`] of
    /// them.
    pub fn new(table: Table, parameters: Vec<f32>) -> Option<Net> {
        if parameters.len() != PARAMETERS {
            return None;
        }
        let mut net = Net {
            table,
            parameters,
            rows: vec![[0.0; HIDDEN]; 3 * 4 * 16],
            second: [[0.0; MIDDLE]; HIDDEN],
            second_bias: [0.0; MIDDLE],
            third: [[0.0; MIDDLE]; OUTPUTS],
        };
        net.unfold();
        Some(net)
    }

    /// The table that is corrected.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The parameters, in the order of [`Place`].
    pub fn parameters(&self) -> &[f32] {
        &self.parameters
    }

    /// Replaces the parameters.
    ///
    /// # Panics
    ///
    /// If there are not [`PARAMETERS`] of them.
    pub fn set_parameters(&mut self, parameters: &[f32]) {
        self.parameters.copy_from_slice(parameters);
        self.unfold();
    }

    fn unfold(&mut self) {
        for (kind, index) in [(Kind::Lone, 0), (Kind::Paired, 1), (Kind::Blank, 2)] {
            for row in 0..4 {
                for mask in 0..16usize {
                    let mut sum = [0.0; HIDDEN];
                    for column in (0..4).filter(|column| mask >> column & 1 == 1) {
                        let place = Place::Cell(kind, 4 * row + column).start();
                        add(&mut sum, self.hidden(place));
                    }
                    self.rows[index * 64 + row * 16 + mask] = sum;
                }
            }
        }
        for index in 0..HIDDEN {
            let start = Place::Second(index).start();
            self.second[index].copy_from_slice(&self.parameters[start..start + MIDDLE]);
        }
        let start = Place::SecondBias.start();
        self.second_bias
            .copy_from_slice(&self.parameters[start..start + MIDDLE]);
        for index in 0..OUTPUTS {
            let start = Place::Third(index).start();
            self.third[index].copy_from_slice(&self.parameters[start..start + MIDDLE]);
        }
    }

    fn hidden(&self, start: usize) -> &[f32] {
        &self.parameters[start..start + HIDDEN]
    }

    /// The context of this state of the round.
    pub fn context(&self, round_context: &RoundContext) -> Context {
        let RoundContext {
            turn,
            order,
            unseen,
            rivals,
            holed,
        } = *round_context;
        let mut shared = [0.0; HIDDEN];
        add(&mut shared, self.hidden(Place::Turn(turn).start()));
        add(&mut shared, self.hidden(Place::Order(order).start()));
        let total: u16 = unseen.iter().map(|count| u16::from(*count)).sum();
        let mut channels = [[0.0; HIDDEN]; CHANNELS];
        for (channel, sums) in channels.iter_mut().enumerate() {
            add(sums, self.hidden(Place::Value(channel).start()));
            if channel > 0 {
                let relative_frequency = relative_frequency(unseen[channel - 1], total);
                add_times(sums, relative_frequency, self.hidden(Place::Plenty.start()));
                let rivals = rivals[channel - 1];
                add_times(sums, rivals, self.hidden(Place::Rivals.start()));
            }
        }
        Context {
            id: memo::new_context(),
            shared,
            channels,
            point: self.parameters[Place::Point(turn, holed).start()],
        }
    }

    /// Evaluates a grid, with its hole if it has one.
    pub fn evaluate(&self, grid: Grid, hole: Option<Cell>, context: &Context) -> GridValue {
        let planes = Planes::of(grid);
        let blank = match hole {
            Some(hole) => planes.of_value[0] & !(1 << hole.index()),
            None => planes.of_value[0],
        };
        let mut found = [0.0; MIDDLE];
        let mut base = None;
        memo::with(|memo| {
            for (channel, plane) in planes.of_value.iter().enumerate() {
                if channel > 0 && *plane == 0 {
                    continue;
                }
                // The first is the grid without a value: its face-down cards.
                let plane = if channel > 0 { *plane } else { 0 };
                let cells = Cells {
                    channel,
                    blank,
                    hole,
                    lone: plane & !planes.paired,
                    paired: plane & planes.paired,
                };
                let more = memo.get((context.id, cells.key()), || {
                    let base = base.get_or_insert_with(|| self.base(&cells, context));
                    self.middle(*base, &cells, context)
                });
                for (sum, more) in found.iter_mut().zip(more) {
                    *sum += more;
                }
            }
        });
        let out = |index: usize| -> f32 {
            let products = found.iter().zip(&self.third[index]);
            products.map(|(found, weight)| found * weight).sum()
        };
        let points = self.table.expected(grid, hole) + out(0) * POINTS;
        GridValue {
            points,
            standing: out(1) - context.point * points,
        }
    }

    /// The part of the first layer that is the same for all values.
    fn base(&self, cells: &Cells, context: &Context) -> Hidden {
        let mut hidden = context.shared;
        self.add_cells(&mut hidden, 2, cells.blank);
        if let Some(hole) = cells.hole {
            let start = Place::Cell(Kind::Hole, hole.index()).start();
            add(&mut hidden, self.hidden(start));
        }
        hidden
    }

    /// The output of both layers for the cells of a value.
    fn middle(&self, mut hidden: Hidden, cells: &Cells, context: &Context) -> Middle {
        add(&mut hidden, &context.channels[cells.channel]);
        self.add_cells(&mut hidden, 0, cells.lone);
        self.add_cells(&mut hidden, 1, cells.paired);
        self.second(&hidden)
    }

    #[inline]
    fn add_cells(&self, sums: &mut Hidden, kind: usize, cells: u16) {
        for row in 0..4 {
            let mask = usize::from(cells >> (4 * row) & 15);
            if mask != 0 {
                add(sums, &self.rows[kind * 64 + row * 16 + mask]);
            }
        }
    }

    /// The second layer's output for the sums of the first.
    fn second(&self, hidden: &Hidden) -> Middle {
        // Most inputs are 0.
        let mut places = [0; HIDDEN];
        let mut count = 0;
        for (place, input) in hidden.iter().enumerate() {
            places[count] = place;
            count += usize::from(*input > 0.0);
        }
        let mut sums = self.second_bias;
        for place in &places[..count] {
            let input = hidden[*place];
            for (sum, weight) in sums.iter_mut().zip(&self.second[*place]) {
                *sum += input * weight;
            }
        }
        sums.map(|sum| sum.max(0.0))
    }
}

/// How frequent a value is among the unseen cards, relative to a tenth of them: `10 · count / total − 1`.
pub fn relative_frequency(count: u8, total: u16) -> f32 {
    if total == 0 {
        return -1.0;
    }
    10.0 * f32::from(count) / f32::from(total) - 1.0
}

#[inline]
fn add(sums: &mut Hidden, more: &[f32]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += more;
    }
}

#[inline]
fn add_times(sums: &mut Hidden, factor: f32, more: &[f32]) {
    for (sum, more) in sums.iter_mut().zip(more) {
        *sum += factor * more;
    }
}

/// The cells of a grid, as the network sees them for one value.
struct Cells {
    channel: usize,
    blank: u16,
    hole: Option<Cell>,
    lone: u16,
    paired: u16,
}

impl Cells {
    /// A unique key.
    #[inline]
    fn key(&self) -> u64 {
        let hole = self.hole.map_or(CELLS, Cell::index) << 8 | self.channel;
        let sets = [self.blank, self.lone, self.paired, hole as u16];
        sets.iter().fold(0, |key, set| key << 16 | u64::from(*set))
    }
}

/// The cells of each value in a grid.
pub struct Planes {
    /// The cells by the value of their card; index 0 has the cells without a face-up card.
    pub of_value: [u16; CHANNELS],
    /// The cells whose cards touch an equal one.
    pub paired: u16,
}

impl Planes {
    /// The planes of a grid.
    #[inline]
    pub fn of(grid: Grid) -> Planes {
        let bits = u64::from(grid);
        let mut of_value = [0u16; 16];
        for cell in 0..16 {
            of_value[(bits >> (4 * cell) & 15) as usize] |= 1 << cell;
        }
        Planes {
            of_value: core::array::from_fn(|channel| of_value[channel]),
            paired: grid.cancelled().bits(),
        }
    }
}

/// The shares of the win: the softmax of the standings.
pub fn shares(standings: &[f32], out: &mut [f32]) {
    let best = standings.iter().fold(f32::NEG_INFINITY, |a, b| a.max(*b));
    let mut sum = 0.0;
    for (share, standing) in out.iter_mut().zip(standings) {
        *share = exp(standing - best);
        sum += *share;
    }
    for share in out.iter_mut().take(standings.len()) {
        *share /= sum;
    }
}

/// The exponential of a number of at most 0, with a relative error of a hundredth down to e⁻²: by products
/// only, so that it is the same everywhere.
pub fn exp(power: f32) -> f32 {
    let mut root = (1.0 + power / 256.0).max(0.0);
    for _ in 0..8 {
        root *= root;
    }
    root
}

/// Whether the round is over after so many turns, so that grids are scored and not evaluated.
pub const fn is_over(turn: u8) -> bool {
    turn >= TURNS
}
