//! Sums of rows, written so that the compiler takes many columns at a time: arrays of known length, of which as many columns
//! as there is room for are held in registers while the rows go by. Each column is summed up by itself, from the first row to the
//! last, so that it comes to the same however many are held.

/// So many columns at a time: half of the registers that there are.
const COLUMNS: usize = if cfg!(target_feature = "avx") { 64 } else { 32 };

/// The rows of a part of the weights.
pub fn rows<const WIDTH: usize>(part: &[f32]) -> &[[f32; WIDTH]] {
    part.as_chunks().0
}

/// The rows of a part of the weights, to be changed.
pub fn rows_mut<const WIDTH: usize>(part: &mut [f32]) -> &mut [[f32; WIDTH]] {
    part.as_chunks_mut().0
}

/// A part of the weights that is one row.
pub fn one<const WIDTH: usize>(part: &[f32]) -> &[f32; WIDTH] {
    part.first_chunk().expect("a part is as long as its row")
}

/// A part of the weights that is one row, to be changed.
pub fn one_mut<const WIDTH: usize>(part: &mut [f32]) -> &mut [f32; WIDTH] {
    part.first_chunk_mut().expect("a part is as long as its row")
}

/// Adds the rows of these numbers, each as often as it is named.
#[inline]
pub fn sum_rows<const WIDTH: usize>(rows: &[[f32; WIDTH]], named: &[u16], sum: &mut [f32; WIDTH]) {
    for (block, sum) in sum.as_chunks_mut::<COLUMNS>().0.iter_mut().enumerate() {
        let mut held = *sum;
        for &row in named {
            let row = &rows[usize::from(row)].as_chunks::<COLUMNS>().0[block];
            for column in 0..COLUMNS {
                held[column] += row[column];
            }
        }
        *sum = held;
    }
}

/// Adds the rows of these numbers, each times its weight.
#[inline]
pub fn weighted_rows<const WIDTH: usize>(
    rows: &[[f32; WIDTH]],
    weighted: &[(u16, f32)],
    sum: &mut [f32; WIDTH],
) {
    for (block, sum) in sum.as_chunks_mut::<COLUMNS>().0.iter_mut().enumerate() {
        let mut held = *sum;
        for &(row, weight) in weighted {
            let row = &rows[usize::from(row)].as_chunks::<COLUMNS>().0[block];
            for column in 0..COLUMNS {
                held[column] += weight * row[column];
            }
        }
        *sum = held;
    }
}

/// Adds a row, times a weight.
#[inline]
pub fn add<const WIDTH: usize>(sum: &mut [f32; WIDTH], weight: f32, row: &[f32; WIDTH]) {
    for column in 0..WIDTH {
        sum[column] += weight * row[column];
    }
}

/// The sum of the products, in a fixed order.
#[inline]
pub fn dot<const WIDTH: usize>(one: &[f32; WIDTH], other: &[f32; WIDTH]) -> f32 {
    let mut sums = [0.0f32; 16];
    for (one, other) in one.as_chunks::<16>().0.iter().zip(other.as_chunks::<16>().0) {
        for column in 0..16 {
            sums[column] += one[column] * other[column];
        }
    }
    let mut eight = [0.0f32; 8];
    for column in 0..8 {
        eight[column] = sums[column] + sums[column + 8];
    }
    ((eight[0] + eight[4]) + (eight[1] + eight[5])) + ((eight[2] + eight[6]) + (eight[3] + eight[7]))
}
