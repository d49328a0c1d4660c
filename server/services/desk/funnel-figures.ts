/**
 * Computes the desk's funnel figures: visits per question of a journey, and messages that the chat did not understand.
 */
import {
  problemSums,
  stepSums,
  sumsByDevice,
  type Scope,
} from '../../repositories/desk/sum-visit-counters.ts'
import { stepFiguresInJourneyOrder } from '../../rules/desk/step-figures.ts'
import { deskStepsOf, isEnd } from '../../rules/desk/desk-journeys-and-steps.ts'
import {
  messageGroupsNotUnderstood,
  stepsNotUnderstood,
} from '../../repositories/desk/messages-not-understood.ts'
import type { DeskContext } from './desk-context.ts'

/**
 * Returns the funnel of a journey: the figures of its questions in order, by device too unless one is asked for, why answers
 * were refused, and how many visits began.
 */
export async function funnelOf({ db }: Pick<DeskContext, 'db'>, scope: Scope) {
  const [sums, problems, devices] = await Promise.all([
    stepSums(db, scope),
    problemSums(db, scope),
    scope.device === null ? sumsByDevice(db, scope) : [],
  ])
  const steps = stepFiguresInJourneyOrder(sums, deskStepsOf(scope.journey)).map((each) => ({
    ...each,
    /** Whether the order ends here, at the last question or a dead end: nobody is lost there. */
    isEnd: isEnd(each.step),
  }))
  return {
    scope,
    steps,
    devices,
    problems,
    visits: steps.reduce((all, { entered }) => all + entered, 0),
  }
}

/** A group of messages is shown only if it was counted at least this often. */
const LEAST = 3
/** How many groups of messages a page shows. */
const MOST = 100

/**
 * Returns the messages that the chat did not understand between two days, both included (yyyy-mm-dd), grouped
 * by their known words: all others are replaced by `…`, because they may contain personal data. `least` is how many
 * messages a group must have to be shown.
 * @param step the only question to show; null for all
 */
export async function notUnderstoodIn(
  { db }: Pick<DeskContext, 'db'>,
  { from, to }: { readonly from: string; readonly to: string },
  step: string | null,
) {
  const [groups, steps] = await Promise.all([
    messageGroupsNotUnderstood(db, { from, to, step, least: LEAST, most: MOST }),
    stepsNotUnderstood(db, from, to),
  ])
  return { groups, steps: step === null ? steps : steps.filter((each) => each.step === step), least: LEAST }
}
