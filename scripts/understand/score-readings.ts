/** Compares how chat messages were understood with what a corpus expects. */
import { isRemark, questionsRefinedByRemark, type RemarkId } from '../../src/content/visitor-remarks.ts'
import type { JourneyId, StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import type { Reading } from '../../src/understanding/reading.ts'

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
}

/**
 * The score of a reading.
 *
 * - right: as expected
 * - asked: nothing wrong would be recorded, but the visitor would be asked back about a value that was said plainly
 * - missed: something else was understood than was said, or too little
 * - recorded: a value would be recorded that was not said
 */
export type ReadingScore = 'right' | 'asked' | 'missed' | 'recorded'

const bare = (text: string | undefined) => (text === 'false' ? '' : (text ?? ''))
const loose = (text: string | undefined) =>
  bare(text)
    .toLowerCase()
    .replace(/[,\s]+/g, ' ')

/** Compares values. Absent, '' and 'false' all mean not stated; complements may differ in case and commas. */
function same(a: Values = {}, b: Values = {}): boolean {
  const names = Object.keys({ ...a, ...b }).filter((name) => name !== 'home')
  return names.every((name) =>
    name === 'complement' ? loose(a[name]) === loose(b[name]) : bare(a[name]) === bare(b[name]),
  )
}

/** Whether an id belongs to a remark that only refines a question of the line. */
const isRefinement = (id: string, { facts = [] }: CorpusLine): boolean =>
  isRemark(id) && questionsRefinedByRemark[id].some((each) => facts.includes(each))

/** Whether a question is among topics, or a remark that refines it. */
const isAmong = (id: string, topics: readonly string[]): boolean =>
  topics.includes(id) || topics.some((each) => isRemark(each) && refinedBy(each).includes(id))

const besides = (facts: readonly string[], id: string) => facts.filter((each) => each !== id)

const refinedBy = (id: RemarkId): readonly string[] => questionsRefinedByRemark[id]

/** The command, unless it is to correct an answer whose new value is taken with it. */
function wishOf({ command = null, answers = {} }: Pick<CorpusLine, 'answers'> & { command?: string | null }) {
  const [, step] = command?.split('correct:') ?? []
  return step !== undefined && answers[step] ? null : command
}

/** Compares a reading with the expectation of its line. Returns null if the line has none. */
export function scoreReading(line: CorpusLine, reading: Reading): ReadingScore | null {
  const { answers: expected = {}, proposed, facts = [] } = line
  if (!line.answers && !line.command && !line.facts && !line.ask && !proposed) return null
  const { answers, doubts } = reading
  const isForeign = Object.entries(answers).some(([step, values]) => !same(values, expected[step]))
  if (isForeign) return 'recorded'
  const isTaken = Object.keys(expected).every((step) => answers[step])
  if (!isTaken) return doubts.length > 0 ? 'asked' : 'missed'
  const isProposed = ([step, values]: [string, Values]) =>
    doubts.some((doubt) => doubt.step === step && (same(doubt.values, values) || doubt.or !== undefined))
  const isOther = proposed && doubts.some(({ step }) => !proposed[step])
  if (isOther || !Object.entries(proposed ?? {}).every(isProposed)) return 'missed'
  const isUnasked =
    !line.ask &&
    reading.facts.some((fact) => !facts.some((each) => each === fact) && !isRefinement(fact, line))
  const isUnheard = facts.some(
    (fact) => !isAmong(fact, reading.facts) && !isAmong(fact, besides(facts, fact)),
  )
  const isCommand = wishOf(line) === wishOf(reading) || (line.ask && reading.command === 'help')
  return isUnasked || isUnheard || !isCommand ? 'missed' : 'right'
}

export type ScoreCounts = Record<ReadingScore, number>

/** Counts verdicts per step, in the order in which the steps first appear, and in total. */
export function scoresOf(verdicts: readonly { step: StepId; verdict: ReadingScore }[]) {
  const none = (): ScoreCounts => ({ right: 0, asked: 0, missed: 0, recorded: 0 })
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
export const total = (score: ScoreCounts) => score.right + score.asked + score.missed + score.recorded
