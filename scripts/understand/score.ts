import type { StepId, Values } from '../../src/funnel/types.ts'
import type { Reading } from '../../src/understanding/types.ts'

/** A line of a corpus: what was typed at a step, and what it means. Without an expectation it is only read. */
export interface Line {
  readonly step: StepId
  readonly text: string
  readonly answers?: Readonly<Record<StepId, Values>>
  readonly command?: string
  readonly facts?: readonly string[]
  /** Nothing may be recorded: it must be asked. */
  readonly ask?: true
}

/**
 * right: as expected; missed: too little was understood, and nothing that was not said; wrong: anything else, with
 * `recorded` when it would be written into the order.
 */
export type Verdict = 'right' | 'missed' | 'wrong' | 'recorded'

const same = (a: Values = {}, b: Values = {}) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, value]) => b[name] === value)

/** Compares a reading with what its line expects; null where the line expects nothing. */
export function judge(line: Line, { answers, command, facts }: Reading): Verdict | null {
  if (!line.answers && !line.command && !line.facts && !line.ask) return null
  const expected = line.answers ?? {}
  const isForeign = Object.entries(answers).some(([step, values]) => !same(values, expected[step]))
  if (isForeign) return 'recorded'
  const missing = Object.keys(expected).some((step) => !answers[step])
  const commanded = line.command ?? null
  const unasked = facts.some((fact) => !line.facts?.includes(fact))
  if ((command !== null && command !== commanded) || unasked) return 'wrong'
  const unheard = line.facts?.some((fact) => !facts.includes(fact)) ?? false
  return missing || command !== commanded || unheard ? 'missed' : 'right'
}

export type Score = Record<Verdict, number>

/** Counts verdicts per step, in the order in which the steps first appear, and in all. */
export function scoresOf(verdicts: readonly { step: StepId; verdict: Verdict }[]) {
  const none = (): Score => ({ right: 0, missed: 0, wrong: 0, recorded: 0 })
  const steps = new Map<StepId, Score>()
  const all = none()
  for (const { step, verdict } of verdicts) {
    const score = steps.get(step) ?? none()
    steps.set(step, score)
    score[verdict] += 1
    all[verdict] += 1
  }
  return { steps, all }
}

/** Lines of a score. */
export const total = (score: Score) => score.right + score.missed + score.wrong + score.recorded
