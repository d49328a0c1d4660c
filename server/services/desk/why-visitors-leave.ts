/** Uses the desk's counts to explain why visitors leave at the question where most visits end. */
import { browserErrorDays } from '../../repositories/desk/browser-errors.ts'
import { stepSums } from '../../repositories/desk/sum-visit-counters.ts'
import { stepsNotUnderstood } from '../../repositories/desk/messages-not-understood.ts'
import { stepFiguresOf, type StepFigures } from '../../rules/desk/step-figures.ts'
import { isEnd } from '../../rules/desk/desk-journeys-and-steps.ts'
import { hintsAt } from '../../rules/desk/hints-why-visitors-leave.ts'
import type { DeskContext } from './desk-context.ts'
import type { Funnel } from './funnel-figures.ts'
import type { WhyVisitorsLeaveProps } from '../../../src/desk/page-data-types/why-visitors-leave.ts'

/** Returns the question at which most visits end, the first of several; undefined if none ends before its end. */
function mostLeft(steps: readonly StepFigures[]): StepFigures | undefined {
  const [most] = steps.filter(({ step }) => !isEnd(step)).toSorted((a, b) => b.left - a.left)
  return most !== undefined && most.left > 0 ? most : undefined
}

/**
 * Returns what is known about the question at which most visits of a funnel end; null if every visit reaches the
 * last page.
 */
export async function whyVisitorsLeave(
  { db }: Pick<DeskContext, 'db'>,
  { scope, steps, problems }: Pick<Funnel, 'scope' | 'steps' | 'problems'>,
): Promise<WhyVisitorsLeaveProps | null> {
  const most = mostLeft(steps)
  if (!most) return null
  const { step, left, loss, median } = most
  const lossIn = async (channel: string) => {
    const found = (await stepSums(db, { ...scope, channel })).find((each) => each.step === step)
    return found ? stepFiguresOf(found).loss : null
  }
  const [missed, failures, chat, pages] = await Promise.all([
    stepsNotUnderstood(db, scope.from, scope.to),
    browserErrorDays(db, scope.from, scope.to),
    scope.channel === null ? lossIn('chat') : null,
    scope.channel === null ? lossIn('pages') : null,
  ])
  const others = steps.filter((each) => each.step !== step && !isEnd(each.step))
  return {
    step,
    left,
    loss,
    median,
    hints: hintsAt(most, others),
    problem: problems.find((each) => each.step === step) ?? null,
    missed: missed.find((each) => each.step === step)?.missed ?? 0,
    allMissed: missed.reduce((all, each) => all + each.missed, 0),
    failures: failures.reduce((all, each) => all + each.failures, 0),
    lossInChat: chat,
    lossInPages: pages,
  }
}
