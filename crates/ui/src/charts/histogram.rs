//! Histograms: how often numbers occur, as bars.

use yew::prelude::*;

use super::scale::{Scale, plain, ticks};
use super::{Frame, Table, figure};
use model::number_format::signed;

const FRAME: Frame = Frame {
    size: (640.0, 240.0),
    margins: (44.0, 12.0, 10.0, 28.0),
};
/// The greatest number of bars, roughly.
const BARS: u32 = 14;
/// The number of steps on the axis of counts, roughly.
const STEPS: u32 = 4;

/// The numbers of a range, both ends included.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bin {
    /// The smallest number of the range.
    pub from: i32,
    /// The largest number of the range.
    pub to: i32,
    /// How often numbers of the range occur.
    pub count: usize,
}

/// Sorts numbers into bins of the same round width, without gaps; no bins without numbers.
pub fn bins(numbers: &[i32]) -> Vec<Bin> {
    let (Some(low), Some(high)) = (numbers.iter().min(), numbers.iter().max()) else {
        return Vec::new();
    };
    let ticks = ticks(f64::from(*low), f64::from(*high) + 1.0, BARS);
    let width = ((ticks[1] - ticks[0]) as i32).max(1);
    let first = low.div_euclid(width);
    let count = high.div_euclid(width) - first + 1;
    let mut bins: Vec<Bin> = (first..first + count)
        .map(|place| Bin {
            from: place * width,
            to: place * width + width - 1,
            count: 0,
        })
        .collect();
    for number in numbers {
        bins[(number.div_euclid(width) - first) as usize].count += 1;
    }
    bins
}

/// The contents of a histogram.
pub struct Histogram {
    /// The title.
    pub title: AttrValue,
    /// What the numbers are: the heading of the table's first column.
    pub numbers_name: AttrValue,
    /// What is counted: the heading of the second column.
    pub counts_name: AttrValue,
    /// The bars.
    pub bins: Vec<Bin>,
    /// The label that unfolds the table.
    pub unfold: &'static str,
}

/// Draws a histogram.
pub fn histogram(histogram: &Histogram) -> Html {
    let table = Table {
        caption: histogram.title.clone(),
        heads: vec![
            histogram.numbers_name.clone(),
            histogram.counts_name.clone(),
        ],
        rows: histogram
            .bins
            .iter()
            .map(|bin| vec![name(bin).into(), bin.count.to_string().into()])
            .collect(),
    };
    figure(
        &histogram.title,
        drawing(histogram),
        Html::default(),
        &table,
        histogram.unfold,
    )
}

fn name(bin: &Bin) -> String {
    if bin.from == bin.to {
        signed(bin.from)
    } else {
        format!("{}–{}", signed(bin.from), signed(bin.to))
    }
}

fn drawing(histogram: &Histogram) -> Html {
    let counts = histogram.bins.iter().map(|bin| bin.count);
    let ticks = ticks(0.0, counts.max().unwrap_or_default() as f64, STEPS);
    let width = FRAME.size.0 - FRAME.margins.0 - FRAME.margins.1;
    let wide = width / histogram.bins.len().max(1) as f64;
    let y_scale = FRAME.y_scale(&ticks);
    let bars = histogram.bins.iter().enumerate();
    FRAME.drawing(html! {
        <>
            { FRAME.grid_lines(&ticks, &plain) }
            { for bars.map(|(place, bin)| bar(place, bin, wide, y_scale)) }
        </>
    })
}

/// A bar, labelled with the smallest number of its bin.
fn bar(place: usize, bin: &Bin, wide: f64, y_scale: Scale) -> Html {
    let x = FRAME.margins.0 + wide * place as f64;
    let (top, floor) = (y_scale.place(bin.count as f64), y_scale.place(0.0));
    // Labels that would overlap are left out.
    let named = wide > 44.0 || place.is_multiple_of(2);
    html! {
        <g key={place}>
            <rect key="bar" class="bar-of-count" x={plain(x + wide * 0.08)} width={plain(wide * 0.84)}
                y={plain(top)} height={plain(floor - top)} rx="3" />
            <text key="name" x={plain(x + wide / 2.0)} y={plain(FRAME.size.1 - 8.0)} text-anchor="middle">
                { for named.then(|| signed(bin.from)) }
            </text>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_in_its_bin() {
        let numbers: Vec<i32> = (0..300).map(|n| (n * n) % 97 - 40).collect();
        let bins = bins(&numbers);
        assert!((5..=20).contains(&bins.len()), "{bins:?}");
        for bin in &bins {
            let inside = numbers.iter().filter(|n| (bin.from..=bin.to).contains(n));
            assert_eq!(inside.count(), bin.count);
        }
        assert!(bins.windows(2).all(|pair| pair[0].to + 1 == pair[1].from));
        assert_eq!(bins.iter().map(|bin| bin.count).sum::<usize>(), 300);
    }

    #[test]
    fn few_numbers_have_few_bins() {
        assert_eq!(bins(&[]), []);
        assert_eq!(
            bins(&[7, 7]),
            [Bin {
                from: 7,
                to: 7,
                count: 2
            }]
        );
        let bins = bins(&[3, 5]);
        assert_eq!(
            bins.iter().map(|bin| bin.count).collect::<Vec<_>>(),
            [1, 0, 1]
        );
        assert_eq!(name(&bins[0]), "3");
    }
}
