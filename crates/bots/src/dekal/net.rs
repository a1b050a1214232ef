//! A small network that judges grids: what they will score, and how well they
//! stand in the race for the win.
//!
//! What a grid scores is a sum over the card values, as only equal cards touch
//! each other's fate. So is what the network says of it: the same two layers
//! look at the cells of each value in turn, and at the grid without any; what
//! they find is added up. The chances of winning are a softmax over the seats'
//! standings, so that one kind of network serves any number of players.
//!
//! Only sums and products of single-precision numbers in a fixed order are
//! used: the results are the same on every machine.

mod file;
mod layout;
mod memo;

use engine::dekal::{CELLS, Cell, Grid, TURNS};

use super::table::Table;
pub use file::NetError;
pub use layout::{HIDDEN, Kind, MIDDLE, NARROW, OUTPUTS, PARAMETERS, Place, Shape, WIDE};

/// What is added up in the first layer.
pub type Hidden = [f32; HIDDEN];
/// What comes out of the second.
pub type Middle = [f32; MIDDLE];

/// Points in a unit of the first output.
pub const POINTS: f32 = 10.0;
/// The card values, and one for the grid without any.
pub const CHANNELS: usize = 11;

/// What the network says of a grid.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct GridValue {
    /// The points expected at the end of the round.
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

/// What surrounds a grid: the same for all that may become of it in a turn.
#[derive(Clone, Debug)]
pub struct Context {
    /// No other context has it.
    id: u64,
    shared: Hidden,
    channels: [Hidden; CHANNELS],
    /// What a point is worth in log-odds.
    pub point: f32,
}

/// Where a seat stands in the round, beside its own grid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct RoundContext {
    /// The turns played.
    pub turn: u8,
    /// Its place in the order of the next drafts, 0 first; `None` if nobody
    /// knows yet.
    pub order: Option<usize>,
    /// The unseen cards, by value.
    pub unseen: [u8; 10],
    /// How many cards of each value touch no equal one in the grids of the
    /// others: the mean of them.
    pub rivals: [f32; 10],
    /// Whether its hole is chosen.
    pub holed: bool,
}

impl Net {
    /// A network that corrects this table by these parameters; `None` if there
    /// are not [`PARAMETERS`].
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

    /// Puts other parameters in the place of these.
    ///
    /// # Panics
    /// If there are not [`PARAMETERS`].
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

    /// What surrounds a grid in this place.
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
                let plenty = plenty(unseen[channel - 1], total);
                add_times(sums, plenty, self.hidden(Place::Plenty.start()));
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

    /// Judges a grid, with its hole if it has one.
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
                // The first is of no value, but of the face-down cards.
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

    /// What the first layer makes of what is the same for all values.
    fn base(&self, cells: &Cells, context: &Context) -> Hidden {
        let mut hidden = context.shared;
        self.add_cells(&mut hidden, 2, cells.blank);
        if let Some(hole) = cells.hole {
            let start = Place::Cell(Kind::Hole, hole.index()).start();
            add(&mut hidden, self.hidden(start));
        }
        hidden
    }

    /// What the two layers make of a value's cells.
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

    /// What the second layer makes of the first.
    fn second(&self, hidden: &Hidden) -> Middle {
        // Most are nothing, and add nothing.
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

/// How plentiful a value is among the unseen cards: 0 if it has its due tenth.
pub fn plenty(count: u8, total: u16) -> f32 {
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

/// What the network sees of a grid for one of its values.
struct Cells {
    channel: usize,
    blank: u16,
    hole: Option<Cell>,
    lone: u16,
    paired: u16,
}

impl Cells {
    /// A number that no others have.
    #[inline]
    fn key(&self) -> u64 {
        let hole = self.hole.map_or(CELLS, Cell::index) << 8 | self.channel;
        let sets = [self.blank, self.lone, self.paired, hole as u16];
        sets.iter().fold(0, |key, set| key << 16 | u64::from(*set))
    }
}

/// Where a grid has which cards.
pub struct Planes {
    /// The cells of each value; of those without a card at 0.
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

/// The shares of the win that standings promise: their softmax.
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

/// e to a power of at most 0, to within a hundredth of itself down to e⁻²: by
/// products only, for the same result everywhere.
pub fn exp(power: f32) -> f32 {
    let mut root = (1.0 + power / 256.0).max(0.0);
    for _ in 0..8 {
        root *= root;
    }
    root
}

/// Whether a round is over after so many turns, so that grids are counted and
/// not judged.
pub const fn is_over(turn: u8) -> bool {
    turn >= TURNS
}
