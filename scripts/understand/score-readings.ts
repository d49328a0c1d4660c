/** Compares how chat messages were understood with what a corpus expects. */
import { isRemark, questionsRefinedByRemark } from '../../src/content/questions-refined-by-remark.ts'
import type { JourneyId, StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import type { Reading } from '../../src/understanding/reading-types.ts'

/**
 * A line of the corpus of test messages: a message at a step, and its expected meaning. Lines without one get
 * no score.
 */
export interface CorpusLine {
  readonly step: StepId
  readonly text: string
  /** The journey, if several have the step and it is not the standard one. */
  readonly journey?: JourneyId
  readonly answers?: Readonly<Record<StepId, Values>>
  readonly command?: string
  readonly facts?: readonly string[]
  /** Nothing may be recorded, because the visitor must be asked. */
  readonly ask?: true
  /** The values that must be confirmed before they are recorded, by step. */
  readonly proposed?: Readonly<Record<StepId, Values>>
  readonly misread?: ReadingScore
}

/**
 * The score of a reading.
 *
 * - right: as expected
 * - missed: too little was understood, and nothing wrong
 * - recorded: a wrong value would be recorded in the order
 * - wrong: any other difference
 */
export type ReadingScore = 'right' | 'missed' | 'wrong' | 'recorded'

const bare = (text: string | undefined) => (text === 'false' ? '' : (text ?? ''))
const loose = (text: string | undefined) =>
  bare(text)
    .toLowerCase()
    .replace(/[,\s]+/g, ' ')

/** Compares values. Absent, '' and 'false' all mean not stated; complements may differ in case and commas. */
function same(a: Values = {}, b: Values = {}): boolean {
  return Object.keys({ ...a, ...b }).every((name) =>
    name === 'complement' ? loose(a[name]) === loose(b[name]) : bare(a[name]) === bare(b[name]),
  )
}

/** Whether an id belongs to a remark that only refines a question of the line. */
const isRefinement = (id: string, { facts = [] }: CorpusLine): boolean =>
  isRemark(id) && questionsRefinedByRemark[id].some((each) => facts.includes(each))

/** Compares a reading with the expectation of its line. Returns null if the line has none. */
export function scoreReading(
  line: CorpusLine,
  { answers, doubts, command, facts }: Reading,
): ReadingScore | null {
  if (!line.answers && !line.command && !line.facts && !line.ask && !line.proposed) return null
  const expected = line.answers ?? {}
  const isForeign = Object.entries(answers).some(([step, values]) => !same(values, expected[step]))
  if (isForeign) return 'recorded'
  const commanded = line.command ?? null
  const isOther = command !== null && command !== commanded && !(line.ask && command === 'help')
  const isUnasked =
    !line.ask && facts.some((fact) => !line.facts?.includes(fact) && !isRefinement(fact, line))
  const { proposed } = line
  const isOtherDoubt =
    proposed !== undefined &&
    doubts.some(({ step, values }) => !proposed[step] || !same(values, proposed[step]))
  if (isOther || isUnasked || isOtherDoubt) return 'wrong'
  const isShort =
    Object.keys(expected).some((step) => !answers[step]) ||
    Object.keys(proposed ?? {}).some((step) => doubts.every((doubt) => doubt.step !== step))
  const isUnheard = line.facts?.some((fact) => !facts.some((each) => each === fact)) ?? false
  return isShort || isUnheard || (commanded !== null && command === null) ? 'missed' : 'right'
}

export type ScoreCounts = Record<ReadingScore, number>

/** Counts verdicts per step, in the order in which the steps first appear, and in total. */
export function scoresOf(verdicts: readonly { step: StepId; verdict: ReadingScore }[]) {
  const none = (): ScoreCounts => ({ right: 0, missed: 0, wrong: 0, recorded: 0 })
  const steps = new Map<StepId, ScoreCounts>()
  const all = none()
  for (const { step, verdict } of verdicts) {
    const score = steps.get(step) ?? none()
    steps.set(step, score)
    score[verdict] += 1
    all[verdict] += 1
  }
  return { steps, all }
}

/** Returns the number of lines in a score. */
export const total = (score: ScoreCounts) => score.right + score.missed + score.wrong + score.recorded
