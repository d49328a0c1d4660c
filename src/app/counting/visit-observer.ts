/** Observes the store and reports what happens to each question of the order. */
import type { Count } from '../../contract/visit-counts-and-browser-errors.ts'
import { idsOf, stepOf } from '../../funnel/journey-registry.ts'
import type { Mode, StepId } from '../../funnel/step-and-journey-types.ts'
import { stepsAnsweredTogether } from '../../funnel/next-previous-and-allowed-steps.ts'
import { timeBucket } from '../../lib/answering-time-buckets.ts'
import type { Aside } from '../../store/redux-actions.ts'
import { selectUi, selectOrder } from '../../store/selectors.ts'
import type { RootState } from '../../store/root-reducer.ts'

/**
 * What a visit remembers about a question: whether it was first shown in the chat or on a page, and whether
 * it has been answered.
 */
type Seen = { readonly channel: Mode; isAnswered?: boolean }

/**
 * What a tab stores about its visit, so that a reload does not count anything twice. It contains ids of questions,
 * never answers.
 */
export interface VisitMemory {
  seen: Record<StepId, Seen>
  /** The questions now on the screen: one, or several on a composed page. */
  here: readonly StepId[]
}

export interface ObservedState {
  readonly state: RootState
  /** When the state was observed, in milliseconds. */
  readonly at: number
  /** False while a page outside the order covers the question. */
  readonly isInOrder: boolean
}

const HELP: ReadonlySet<Aside | null> = new Set(['human', 'advice'])

/** A message that the chat did not understand, as shown in the conversation. */
export interface MisunderstoodMessage {
  readonly step: StepId
  readonly channel: Mode
  readonly text: string
}

/**
 * Creates an observer that turns store changes into events to count: a question was shown or left, or an
 * answer was given, changed or rejected (docs/decisions/0035). It sends nothing itself.
 * @param memory what the tab stores about the visit; modified in place
 * @param tell called with each event
 * @param tellMissed called with each message that was not understood
 * @param startedAt when the question on the screen was drawn, in milliseconds
 */
export function visitObserver(
  memory: VisitMemory,
  tell: (count: Count) => void,
  tellMissed: (missed: MisunderstoodMessage) => void,
  startedAt: number,
) {
  /** When each question appeared on this page, in milliseconds. */
  const since = new Map<StepId, number>()
  let last: RootState | null = null
  /** Set when a message was not understood, until the conversation shows its text. */
  let isMissing = false

  const told = (what: 'gone' | 'returned' | 'corrected' | 'switched' | 'helped', step: StepId): void => {
    const seen = memory.seen[step]
    if (seen) tell({ what, step, channel: seen.channel })
  }

  function arrive(step: StepId, channel: Mode, at: number): void {
    if (memory.seen[step]) {
      told('returned', step)
      return
    }
    const isEntry = Object.keys(memory.seen).length === 0
    memory.seen[step] = { channel }
    since.set(step, at)
    tell({ what: 'shown', step, channel, ...(isEntry && { isEntry }) })
  }

  function answer(step: StepId, at: number): void {
    const seen = memory.seen[step]
    if (!seen || seen.isAnswered) return
    seen.isAnswered = true
    const from = since.get(step)
    const time = from === undefined ? {} : { time: timeBucket((at - from) / 1000) }
    tell({ what: 'answered', step, channel: seen.channel, ...time })
  }

  function tellAnswers(before: RootState, now: RootState, at: number): void {
    for (const [step, { values, changed }] of Object.entries(selectOrder(now).answers)) {
      const old = selectOrder(before).answers[step]
      if (old?.values === values) continue
      if (old && changed && !old.isUnsure) told('corrected', step)
      answer(step, at)
    }
  }

  function tellProblems(before: RootState, now: RootState): void {
    if (selectUi(now).refusals <= selectUi(before).refusals) return
    for (const [step, problems] of Object.entries(selectUi(now).problems)) {
      const seen = memory.seen[step]
      if (!seen || problems === selectUi(before).problems[step]) continue
      for (const { problem } of Object.values(problems))
        tell({ what: 'refused', step, channel: seen.channel, text: problem })
    }
  }

  function tellHelp({ dialogue, ui }: RootState, now: RootState): void {
    const isOpened = now.dialogue.aside !== dialogue.aside && HELP.has(now.dialogue.aside)
    const isCalled = now.ui.contact.call === 'sending' && ui.contact.call !== 'sending'
    if (isOpened || isCalled) helped()
  }

  /**
   * Reports a message that was not understood. Its text is taken from the line that the conversation shows
   * after the event.
   */
  function tellMisses({ dialogue }: RootState, now: RootState): void {
    if (now.dialogue.misses > dialogue.misses) isMissing = true
    const line = now.dialogue.lines.at(-1)
    if (!isMissing || !line || line === dialogue.lines.at(-1)) return
    isMissing = false
    // a message that was left to the operator's model is shown before it counts as not understood
    const said = line.who === 'visitor' ? line : dialogue.lines.findLast(({ who }) => who === 'visitor')
    const seen = said && memory.seen[said.step]
    // a line of marks or of dots for secrets tells nothing
    if (said && seen && /[\p{L}\d]/u.test(said.text))
      tellMissed({ step: said.step, channel: seen.channel, text: said.text })
  }

  function helped(): void {
    for (const step of memory.here.slice(0, 1)) told('helped', step)
  }

  /** Updates the questions on the screen. A question that the visitor moved past counts as answered. */
  function move(state: RootState, at: number): void {
    const order = selectOrder(state)
    const { position, mode } = selectUi(state)
    const beside = stepsAnsweredTogether(order, position, mode)
    const here = beside.filter((step) => step === position || stepOf(order, step).applies(order))
    const ids = idsOf(order, mode)
    for (const step of memory.here.filter((each) => !here.includes(each))) {
      if (ids.indexOf(position) > ids.indexOf(step)) answer(step, at)
      told('gone', step)
    }
    for (const step of here.filter((each) => !memory.here.includes(each))) arrive(step, mode, at)
    memory.here = here
  }

  /** Counts answers that a new visitor gave before this code had loaded. */
  function catchUp(state: RootState): void {
    const order = selectOrder(state)
    const { position, mode, recordId } = selectUi(state)
    if (Object.keys(memory.seen).length > 0 || recordId) return
    const ids = idsOf(order, mode)
    for (const step of ids.slice(0, Math.max(0, ids.indexOf(position)))) {
      if (!order.answers[step]) continue
      arrive(step, mode, startedAt)
      memory.here = [step]
    }
  }

  return {
    helped,
    see({ state, at, isInOrder }: ObservedState): void {
      if (selectUi(state).phase !== 'ready' || !isInOrder) {
        last = selectUi(state).phase === 'ready' ? state : null
        return
      }
      if (last === null) {
        catchUp(state)
        // after a reload, the questions on the screen have already been counted
        if (memory.here.length === 0) move(state, startedAt)
      } else {
        tellAnswers(last, state, at)
        tellProblems(last, state)
        tellHelp(last, state)
        tellMisses(last, state)
        if (selectUi(last).mode !== selectUi(state).mode)
          for (const step of memory.here.slice(0, 1)) told('switched', step)
      }
      move(state, at)
      last = state
    },
  }
}
