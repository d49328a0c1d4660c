/**
 * Finds possible reasons why visitors leave at a question, by comparing its figures with those of the other questions.
 */

/** Counters that may hint at why visitors leave at a question. */
const HINTS = ['refused', 'helped'] as const
export type Hint = (typeof HINTS)[number]

type Counts = Readonly<Record<Hint | 'shown', number>>

/** How often something happened at a question, and per view, there and at the other questions together. */
export type HintFigures = {
  readonly hint: Hint
  readonly count: number
  readonly rate: number
  /** Null if no other question was shown. */
  readonly elsewhere: number | null
  /** Whether it happens so much more often than elsewhere that this is worth naming. */
  readonly isMore: boolean
}

/** Fewer events than this are not compared. */
const LEAST = 20
/** How many times the rate elsewhere is worth naming. */
const FACTOR = 2
/** Standard deviations beyond what chance does: about once in 740 comparisons. */
const DEVIATIONS = 3

/**
 * Returns whether a rate stands out. If it were the same everywhere, each of all events would fall on this question
 * with the question's share of all views (a binomial distribution, whose normal approximation holds from 20 events on).
 */
function standsOut(count: number, shown: number, others: number, othersShown: number): boolean {
  if (count < LEAST || othersShown === 0) return false
  const share = shown / (shown + othersShown)
  const all = count + others
  const deviation = Math.sqrt(all * share * (1 - share))
  return count / shown >= (FACTOR * others) / othersShown && count - all * share >= DEVIATIONS * deviation
}

/** Returns what happened at a question, compared with the other questions. */
export const hintsAt = (step: Counts, others: readonly Counts[]): HintFigures[] =>
  HINTS.map((hint) => {
    const sum = (name: keyof Counts) => others.reduce((all, each) => all + each[name], 0)
    const [events, shown] = [sum(hint), sum('shown')]
    return {
      hint,
      count: step[hint],
      rate: step.shown > 0 ? step[hint] / step.shown : 0,
      elsewhere: shown > 0 ? events / shown : null,
      isMore: standsOut(step[hint], step.shown, events, shown),
    }
  })
