//! From any number to a share of one, the same on every machine: `exp` of the system's library is not.

/// e to the power of a number, by + and * alone; good to a millionth.
pub fn exp(number: f32) -> f32 {
    // In two parts, so that a whole number of them can be taken off without an error.
    const LN_2: [f32; 2] = [0.693_359_4, -2.121_944_4e-4];
    let number = number.clamp(-80.0, 80.0);
    let half = if number < 0.0 { -0.5 } else { 0.5 };
    let whole = (number * std::f32::consts::LOG2_E + half) as i32;
    let rest = number - whole as f32 * LN_2[0] - whole as f32 * LN_2[1];
    let mut series = 1.0 / 720.0;
    for term in [1.0 / 120.0, 1.0 / 24.0, 1.0 / 6.0, 0.5, 1.0, 1.0] {
        series = series * rest + term;
    }
    series * f32::from_bits(((whole + 127) as u32) << 23)
}

/// A chance from 0 to 1, of a number that is 0 for even odds.
pub fn chance_of(number: f32) -> f32 {
    1.0 / (1.0 + exp(-number))
}

/// Shares of one, of which an answer gets 2.7 times as much for a weight that is greater by `temperature`. Nothing is shared
/// out at temperature 0: the greatest weight, the first of equals, gets it all.
pub fn shares(weights: &[f32], temperature: f32, out: &mut Vec<f32>) {
    out.clear();
    let most = weights.iter().fold(f32::NEG_INFINITY, |most, &weight| most.max(weight));
    if temperature > 0.0 {
        out.extend(weights.iter().map(|weight| exp((weight - most) / temperature)));
        let sum: f32 = out.iter().sum();
        out.iter_mut().for_each(|share| *share /= sum);
    } else {
        let first = weights.iter().position(|&weight| weight == most);
        out.extend((0..weights.len()).map(|place| f32::from(Some(place) == first)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn its_exponential_is_near_the_true_one() {
        for step in -400..=400 {
            let number = step as f32 * 0.173;
            let (own, true_one) = (f64::from(exp(number)), f64::from(number).exp());
            assert!((own / true_one - 1.0).abs() < 2e-6, "{number}: {own} for {true_one}");
        }
    }

    #[test]
    fn all_machines_agree_on_a_chance() {
        let bits: Vec<u32> = [-20.0, -1.5, 0.0, 0.3, 4.0].map(|number| chance_of(number).to_bits()).to_vec();
        assert_eq!(bits, [822977587, 1044041154, 1056964608, 1058213546, 1065051457]);
    }

    #[test]
    fn shares_are_of_one_and_the_first_of_equals_is_taken_when_it_is_cold() {
        let mut out = Vec::new();
        shares(&[1.0, 3.0, 3.0, -90.0], 1.0, &mut out);
        assert!((out.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(out[1] == out[2] && out[1] > 7.3 * out[0] && out[3] < 1e-20, "{out:?}");
        shares(&[1.0, 3.0, 3.0, -90.0], 0.0, &mut out);
        assert_eq!(out, [0.0, 1.0, 0.0, 0.0]);
    }
}
