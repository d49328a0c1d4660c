/** Decides whether a day has far fewer orders than chance can explain. */

/** The probability below which chance no longer explains a quiet day: 1 %. */
const LEAST_CHANCE = 0.01

/**
 * Returns whether today's orders are far fewer than those of the same weekday until the same hour. Both counts are
 * taken to be Poisson. If both days were alike, each of all their orders would fall on either day like the toss of a
 * coin (the binomial test for two Poisson counts), so the chance of `today` or fewer is a sum of binomial
 * probabilities. That allows for the chance in the number of last week too: 0 orders after 6 last week raise no alarm
 * (1.6 %), 0 after 7 do (0.8 %), and fewer than 7 last week never do.
 */
export function areFarFewer(today: number, lastWeek: number): boolean {
  if (today >= lastWeek) return false
  const all = today + lastWeek
  // in logarithms, because 2^-all is no number any more on a day with many orders
  let term = -all * Math.LN2
  let chance = Math.exp(term)
  for (let orders = 1; orders <= today; orders += 1) {
    term += Math.log((all - orders + 1) / orders)
    chance += Math.exp(term)
  }
  return chance < LEAST_CHANCE
}
