import type { Help } from '../contract/common.ts'
import type { Regulations } from '../contract/regulations.ts'
import type { Quiz } from '../contract/risk.ts'
import { firstStep, stepOf } from '../funnel/journeys.ts'
import type { JourneyId, Mode, Problems, StepId, Values } from '../funnel/types.ts'
import type { Problem } from '../lib/problems.ts'
import * as events from './events.ts'
import type { Contact, ShownContact, Notice, WaitFor } from './events.ts'
import { reducerOf } from './create-reducer.ts'

/** Store slice of the visitor's position in the journey, and of all other UI state; answers are in order.ts. */
export interface Flow {
  journey: JourneyId
  /** Campaign prefix of this page. The order may belong to another campaign. */
  prefix: string
  /**
   * loading: a stored lead is being fetched; lost: it no longer exists; erased: the visitor erased it.
   */
  phase: 'loading' | 'ready' | 'lost' | 'erased'
  mode: Mode
  position: StepId
  /**
   * Alternative URL by which the visitor entered the journey, such as /consulta-cpf. It is kept for the chat,
   * too. Null for the journey's own URL.
   */
  entrance: string | null
  /**
   * Where the visitor navigated to while the stored lead was loading. A null step stands for the step where
   * the order continues.
   */
  heading: { step: StepId | null } | null
  /** Set during a correction: the step to return to. */
  returnTo: StepId | null
  drafts: Readonly<Record<StepId, Values>>
  problems: Readonly<Record<StepId, Problems>>
  /** Answers given before their questions were asked, by step; kept in memory only. */
  ahead: Readonly<Record<StepId, Values>>
  /**
   * Number of rejected answers. Each rejection increases it, even one with the same error, so that the focus
   * moves again.
   */
  refusals: number
  /** Id of the stored record. It is secret, because whoever knows it has access to the record. */
  subjectId: string | null
  noCoverageId: string | null
  wait:
    | { what: WaitFor; status: 'running'; offline: false; help?: undefined }
    | { what: WaitFor; status: 'failed'; problem: Problem; offline: boolean; help?: Help | null }
    | null
  notice: Notice | null
  /** Whether browser storage works. If not, the order lasts only as long as the page. */
  keeps: boolean
  online: boolean
  /** Whether the risk check is being requested in the background. */
  isRiskAsked: boolean
  quiz: Quiz | null
  /** The legal documents of the regulations page. `regulationsProblem` is why loading them failed. */
  regulations: Regulations | null
  regulationsProblem: Problem | null
  contact: {
    notify: Contact
    withdraw: Contact
    call: Contact
    /** Whether the telephone of a sent call request was already waiting for a call. */
    isCallRepeated: boolean
    callProblem: Problem | null
    /** Masked contact on the waiting list; null while unknown. */
    shown: ShownContact | null
  }
  banks: { id: string; code: string; name: string }[] | null
  /** Why the list of banks has not loaded; null while no failure is known. */
  banksProblem: Problem | null
}

const initialState: Flow = {
  journey: 'standard',
  prefix: '',
  phase: 'loading',
  mode: 'pages',
  position: 'cep',
  entrance: null,
  heading: null,
  returnTo: null,
  drafts: {},
  problems: {},
  ahead: {},
  refusals: 0,
  subjectId: null,
  noCoverageId: null,
  wait: null,
  notice: null,
  keeps: true,
  online: true,
  isRiskAsked: false,
  quiz: null,
  banks: null,
  banksProblem: null,
  regulations: null,
  regulationsProblem: null,
  contact: {
    notify: 'none',
    withdraw: 'none',
    call: 'none',
    isCallRepeated: false,
    callProblem: null,
    shown: null,
  },
}

/**
 * Returns the errors that remain after a field was edited (U-inputs). Editing a field clears its own error. A
 * checkbox or choice also clears the errors of fields that it may have hidden.
 */
function problemsAfter(flow: Flow, step: StepId, edited: string, problems: Problems): Problems {
  const { fields } = stepOf(flow, step)
  const kind = fields.find((field) => field.name === edited)?.kind
  const isSwitch = kind === 'checkbox' || kind === 'choice'
  const isGone = (name: string) =>
    name === edited || (isSwitch && fields.some((field) => field.name === name && field.shownWhen))
  return Object.fromEntries(Object.entries(problems).filter(([name]) => !isGone(name)))
}

const without = <T>(record: Readonly<Record<StepId, T>>, step: StepId): Readonly<Record<StepId, T>> => {
  const { [step]: _gone, ...others } = record
  return others
}

/** Clears a step's unsent input and its errors. */
const settled = (flow: Flow, step: StepId): Flow => ({
  ...flow,
  drafts: without(flow.drafts, step),
  problems: without(flow.problems, step),
})

/** Clears the notice above the question that was answered, unless it holds for the whole order. */
const withoutOldNotice = (flow: Flow): Flow =>
  flow.notice?.kind === 'storage' ? flow : { ...flow, notice: null }

export const flowReducer = reducerOf(initialState, (on) => {
  on(events.booted, (flow, { order, mode, position, subjectId, entrance = null, isLoading = false }) => ({
    ...flow,
    journey: order.journey,
    prefix: order.prefix,
    mode,
    position,
    entrance,
    subjectId,
    phase: subjectId || isLoading ? 'loading' : 'ready',
  }))
  on(events.subjectLoaded, (flow, { subjectId }) => ({ ...flow, phase: 'ready', subjectId }))
  on(events.factsLearned, (flow, { subjectId = flow.subjectId }) =>
    subjectId === flow.subjectId ? flow : { ...flow, subjectId },
  )
  on(events.subjectLost, (flow) => ({ ...flow, phase: 'lost', wait: null }))
  on(events.erased, (flow) => ({ ...flow, phase: 'erased' }))
  on(events.restarted, ({ journey, prefix, mode, entrance, keeps, online, banks }) => ({
    ...initialState,
    journey,
    prefix,
    position: firstStep({ journey }),
    entrance,
    phase: 'ready',
    mode,
    keeps,
    online,
    banks,
  }))
  on(events.drafted, (flow, { step, name, value }) => {
    const problems = flow.problems[step]
    return {
      ...flow,
      drafts: { ...flow.drafts, [step]: { ...flow.drafts[step], [name]: value } },
      problems:
        problems && Object.keys(problems).length
          ? { ...flow.problems, [step]: problemsAfter(flow, step, name, problems) }
          : flow.problems,
    }
  })
  // the message box is empty again
  on(events.messageHeld, (flow) => ({ ...flow, drafts: without(flow.drafts, flow.position) }))
  on(events.keptAhead, (flow, { answers }) => ({ ...flow, ahead: { ...flow.ahead, ...answers } }))
  on(events.aheadDropped, (flow, { step }) => ({ ...flow, ahead: without(flow.ahead, step) }))
  on(events.accepted, (flow, { step }) => ({
    ...settled(withoutOldNotice(flow), step),
    ahead: without(flow.ahead, step),
  }))
  on(events.orderFinished, withoutOldNotice)
  on(events.refused, (flow, { step, problems, reply }) => ({
    ...flow,
    problems: { ...flow.problems, [step]: problems },
    // a message that was not understood is counted as such, not as a wrong answer
    refusals: flow.refusals + (reply ? 0 : 1),
  }))
  on(events.disowned, (flow, { step }) => settled(flow, step))
  on(events.correctionLeft, (flow, left) => settled(flow, left?.step ?? flow.position))
  on(events.headed, (flow, { step, mode }) => ({
    ...flow,
    mode,
    heading: { step },
    position: step ?? flow.position,
  }))
  on(events.moved, (flow, { to, mode = flow.mode, returnTo = flow.returnTo }) => ({
    ...flow,
    mode,
    returnTo: returnTo === to ? null : returnTo,
    wait: flow.position === to ? flow.wait : null,
    phase: flow.phase === 'erased' ? 'ready' : flow.phase,
    position: to,
    heading: null,
  }))
  on(events.coverageChecked, (flow, { subjectId, noCoverageId }) => ({
    ...flow,
    subjectId: subjectId ?? flow.subjectId,
    noCoverageId,
    // a contact request belongs to one address
    contact:
      noCoverageId === flow.noCoverageId
        ? flow.contact
        : { ...flow.contact, notify: 'none', withdraw: 'none', shown: null },
  }))
  on(events.banksLoaded, (flow, { banks }) => ({ ...flow, banks, banksProblem: null }))
  on(events.banksFailed, (flow, { problem }) => ({ ...flow, banksProblem: problem }))
  on(events.regulationsAsked, (flow) => ({ ...flow, regulationsProblem: null }))
  on(events.regulationsLoaded, (flow, { regulations }) => ({ ...flow, regulations }))
  on(events.regulationsFailed, (flow, { problem }) => ({ ...flow, regulationsProblem: problem }))
  on(events.riskAheadChanged, (flow, { isAsked }) => ({ ...flow, isRiskAsked: isAsked }))
  // answers to one quiz do not apply to the next
  on(events.riskChecked, (flow, { quiz }) => ({
    ...flow,
    quiz,
    drafts: Object.fromEntries(
      Object.entries(flow.drafts).filter(([step]) => stepOf(flow, step).view !== 'quiz'),
    ),
  }))
  on(events.slotsTaken, (flow, refusal) => ({ ...flow, notice: { kind: 'slots-taken', ...refusal } }))
  on(events.saveRefused, (flow, { step, problem, values, field }) => ({
    ...flow,
    drafts: { ...flow.drafts, [step]: values },
    problems: { ...flow.problems, [step]: { [field]: problem } },
    refusals: flow.refusals + 1,
  }))
  on(events.contactSettled, (flow, { what, state, isRepeated = false }) => ({
    ...flow,
    contact: {
      ...flow.contact,
      [what]: state,
      ...(what === 'call' && { callProblem: null, isCallRepeated: isRepeated }),
      ...(what === 'withdraw' && state === 'sent' && { shown: null }),
    },
  }))
  on(events.contactRecalled, (flow, { noCoverageId, notify, shown = null }) => ({
    ...flow,
    noCoverageId,
    contact: { ...flow.contact, notify, shown },
  }))
  on(events.callRefused, (flow, { problem }) => ({
    ...flow,
    contact: { ...flow.contact, call: 'none', callProblem: problem },
    refusals: flow.refusals + 1,
  }))
  on(events.waitStarted, (flow, { what }) => ({
    ...flow,
    wait: { what, status: 'running', offline: false },
  }))
  on(events.waitFailed, (flow, failure) => ({ ...flow, wait: { status: 'failed', ...failure } }))
  on(events.waitEnded, (flow) => ({ ...flow, wait: null }))
  on(events.noticeRaised, (flow, notice) => ({
    ...flow,
    notice,
    keeps: flow.keeps && notice.kind !== 'storage',
  }))
  on(events.noticeClosed, (flow) => ({ ...flow, notice: null }))
  on(events.connectionChanged, (flow, { online }) => ({ ...flow, online }))
})
