/** Uses the desk's counts to explain why visitors leave at the question where most visits end. */
import { sumBrowserErrors } from '../../repositories/desk/browser-errors.ts'
import { stepSums } from '../../repositories/desk/sum-visit-counters.ts'
import { stepsNotUnderstood } from '../../repositories/desk/messages-not-understood.ts'
import { stepFiguresOf, type StepFigures } from '../../rules/desk/step-figures.ts'
import { isEnd } from '../../rules/desk/desk-journeys-and-steps.ts'
import { hintsAt } from '../../rules/desk/hints-why-visitors-leave.ts'
import type { DeskContext } from './desk-context.ts'
import type { Funnel } from './funnel-figures.ts'
import type { whyVisitorsLeaveWords as words } from '../../../src/content/desk/why-visitors-leave.ts'

/** Data about the question at which most visits end, and the possible reasons. */
export type WhyLeaving = {
  readonly step: string
  readonly left: number
  readonly loss: number | null
  readonly median: { readonly from: number; readonly to: number | null } | null
  readonly hints: readonly {
    readonly hint: keyof typeof words.hints
    readonly count: number
    /** Per view of this question, and of all other questions. */
    readonly rate: number
    readonly elsewhere: number | null
    readonly isMore: boolean
  }[]
  /** The text with which most answers to this question were refused; null if none was. */
  readonly problem: { readonly problem: string; readonly refused: number } | null
  /** Messages that the chat did not understand at this question, and at all. */
  readonly missed: number
  readonly allMissed: number
  /** Errors in browsers, which are not counted by question. */
  readonly failures: number
  /** Share of those who saw the question and left there; null if unknown. */
  readonly lossInChat: number | null
  readonly lossInPages: number | null
}

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
): Promise<WhyLeaving | null> {
  const most = mostLeft(steps)
  if (!most) return null
  const { step, left, loss, median } = most
  const lossIn = async (channel: string) => {
    const found = (await stepSums(db, { ...scope, channel })).find((each) => each.step === step)
    return found ? stepFiguresOf(found).loss : null
  }
  const [missed, failures, chat, pages] = await Promise.all([
    stepsNotUnderstood(db, scope.from, scope.to),
    sumBrowserErrors(db, scope.from, scope.to),
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
    failures,
    lossInChat: chat,
    lossInPages: pages,
  }
}
