/** Store slice of the visitor's position in the journey, and of all other UI state; answers are in order.ts. */
import type { Help } from '../contract/shared-schemas.ts'
import type { Regulations } from '../contract/banks-regulations-and-plan-lists.ts'
import type { Capability } from '../contract/server-capabilities.ts'
import type { Quiz } from '../contract/order-risk-check-and-quiz.ts'
import { firstStep, stepOf } from '../funnel/journey-registry.ts'
import type { JourneyId, Mode, Problems, StepId, Values } from '../funnel/step-and-journey-types.ts'
import type { Problem } from '../lib/problem-keys.ts'
import * as events from './redux-actions.ts'
import type { Contact, ShownContact, NoticeAboveQuestion, WaitFor } from './redux-actions.ts'
import { buildReducer } from './reducer-without-immer.ts'

export interface UiState {
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
   * Alternative URL by which the visitor entered the journey, such as /consulta-cpf. It is also kept for the chat. Null
   * for the journey's own URL.
   */
  entrance: string | null
  /**
   * Where the visitor navigated to while the stored lead was loading. A null step means the step where the order
   * continues.
   */
  pendingNavigation: { step: StepId | null } | null
  /** Set during a correction: the step to return to. */
  returnTo: StepId | null
  drafts: Readonly<Record<StepId, Values>>
  problems: Readonly<Record<StepId, Problems>>
  /** Answers given before their questions were asked, by step; kept in memory only. */
  earlyAnswers: Readonly<Record<StepId, Values>>
  /**
   * Number of rejected answers. Each rejection increases it, even one with the same error, so that the focus
   * moves again.
   */
  refusals: number
  /** Id of the stored record. It is secret, because anyone who knows it has access to the record. */
  recordId: string | null
  noCoverageId: string | null
  wait:
    | { what: WaitFor; status: 'running'; offline: false; help?: undefined }
    | { what: WaitFor; status: 'failed'; problem: Problem; offline: boolean; help?: Help | null }
    /** The page waits for the visitor, who has to press the button of a link. */
    | { what: 'load'; status: 'offered'; offline: false; help?: undefined }
    | null
  notice: NoticeAboveQuestion | null
  /** Whether browser storage works. If not, the order lasts only as long as the page. */
  keeps: boolean
  online: boolean
  /**
   * The capabilities of our own server that the server of the calls lacks. For these, no buttons or texts are shown.
   */
  lacks: readonly Capability[]
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
    /** Whether this browser or order was already waiting for a call to the phone number of a sent call request. */
    isCallRepeated: boolean
    callProblem: Problem | null
    /** Why the last request to join or leave the waiting list failed. */
    waitingListProblem: Problem | null
    /** Masked contact on the waiting list; null while unknown. */
    shown: ShownContact | null
  }
  /** Why the list of banks has not loaded; null while no failure is known. */
  banksProblem: Problem | null
}

const initialState: UiState = {
  journey: 'standard',
  prefix: '',
  phase: 'loading',
  mode: 'pages',
  position: 'cep',
  entrance: null,
  pendingNavigation: null,
  returnTo: null,
  drafts: {},
  problems: {},
  earlyAnswers: {},
  refusals: 0,
  recordId: null,
  noCoverageId: null,
  wait: null,
  notice: null,
  keeps: true,
  online: true,
  lacks: [],
  isRiskAsked: false,
  quiz: null,
  banksProblem: null,
  regulations: null,
  regulationsProblem: null,
  contact: {
    notify: 'none',
    withdraw: 'none',
    call: 'none',
    isCallRepeated: false,
    callProblem: null,
    waitingListProblem: null,
    shown: null,
  },
}

/**
 * Returns the errors that remain after a field was edited (U-inputs). Editing a field clears its own error. A
 * checkbox or choice also clears the errors of fields that it may have hidden.
 */
function problemsAfter(ui: UiState, step: StepId, edited: string, problems: Problems): Problems {
  const { fields } = stepOf(ui, step)
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
const settled = (ui: UiState, step: StepId): UiState => ({
  ...ui,
  drafts: without(ui.drafts, step),
  problems: without(ui.problems, step),
})

/** Clears the notice above the question that was answered, unless it holds for the whole order. */
const withoutOldNotice = (ui: UiState): UiState =>
  ui.notice?.kind === 'storage' ? ui : { ...ui, notice: null }

/** Clears what an answer made of the price, which belongs above the question that follows the answer. */
const withoutPriceNotice = (ui: UiState): UiState =>
  ui.notice?.kind === 'result' && stepOf(ui, ui.notice.of).setsPrice ? { ...ui, notice: null } : ui

export const uiReducer = buildReducer(initialState, (on) => {
  on(
    events.journeyStarted,
    (ui, { order, mode, position, recordId, entrance = null, isLoading = false, lacks = ui.lacks }) => ({
      ...ui,
      lacks,
      journey: order.journey,
      prefix: order.prefix,
      mode,
      position,
      entrance,
      recordId,
      phase: recordId || isLoading ? 'loading' : 'ready',
    }),
  )
  on(events.recordLoaded, (ui, { recordId }) => ({ ...ui, phase: 'ready', recordId }))
  on(events.factsLoaded, (ui, { recordId = ui.recordId }) =>
    recordId === ui.recordId ? ui : { ...ui, recordId },
  )
  on(events.recordLost, (ui) => ({ ...ui, phase: 'lost', wait: null }))
  on(events.orderErased, (ui) => ({ ...ui, phase: 'erased' }))
  on(events.orderRestarted, ({ journey, prefix, mode, entrance, keeps, online, lacks }) => ({
    ...initialState,
    lacks,
    journey,
    prefix,
    position: firstStep({ journey }),
    entrance,
    phase: 'ready',
    mode,
    keeps,
    online,
  }))
  on(events.draftChanged, (ui, { step, name, value }) => {
    const problems = ui.problems[step]
    return {
      ...ui,
      drafts: { ...ui.drafts, [step]: { ...ui.drafts[step], [name]: value } },
      problems:
        problems && Object.keys(problems).length
          ? { ...ui.problems, [step]: problemsAfter(ui, step, name, problems) }
          : ui.problems,
    }
  })
  // the message box is empty again
  on(events.messageHeld, (ui) => ({ ...ui, drafts: without(ui.drafts, ui.position) }))
  on(events.earlyAnswersKept, (ui, { answers }) => ({
    ...ui,
    earlyAnswers: { ...ui.earlyAnswers, ...answers },
  }))
  on(events.earlyAnswerDropped, (ui, { step }) => ({ ...ui, earlyAnswers: without(ui.earlyAnswers, step) }))
  on(events.answerAccepted, (ui, { step }) => ({
    ...settled(withoutOldNotice(ui), step),
    earlyAnswers: without(ui.earlyAnswers, step),
  }))
  on(events.orderFinished, withoutOldNotice)
  on(events.answerRefused, (ui, { step, problems, reply }) => ({
    ...ui,
    problems: { ...ui.problems, [step]: problems },
    // a message that was not understood is counted as such, not as a wrong answer
    refusals: ui.refusals + (reply ? 0 : 1),
  }))
  on(events.doubtfulAnswerDiscarded, (ui, { step }) => settled(ui, step))
  on(events.correctionCancelled, (ui, left) => settled(ui, left?.step ?? ui.position))
  on(events.navigatedWhileLoading, (ui, { step, mode }) => ({
    ...ui,
    mode,
    pendingNavigation: { step },
    position: step ?? ui.position,
  }))
  on(events.stepChanged, (ui, { to, mode = ui.mode, returnTo = ui.returnTo }) => ({
    ...ui,
    mode,
    returnTo: returnTo === to ? null : returnTo,
    wait: ui.position === to ? ui.wait : null,
    phase: ui.phase === 'erased' ? 'ready' : ui.phase,
    position: to,
    pendingNavigation: null,
  }))
  on(events.coverageChecked, (ui, { recordId, noCoverageId }) => ({
    ...ui,
    recordId: recordId ?? ui.recordId,
    noCoverageId,
    // a contact request belongs to one address
    contact:
      noCoverageId === ui.noCoverageId
        ? ui.contact
        : { ...ui.contact, notify: 'none', withdraw: 'none', shown: null },
  }))
  on(events.banksLoaded, (ui) => ({ ...ui, banksProblem: null }))
  on(events.banksFailed, (ui, { problem }) => ({ ...ui, banksProblem: problem }))
  on(events.regulationsRequested, (ui) => ({ ...ui, regulationsProblem: null }))
  on(events.regulationsLoaded, (ui, { regulations }) => ({ ...ui, regulations }))
  on(events.regulationsFailed, (ui, { problem }) => ({ ...ui, regulationsProblem: problem }))
  on(events.backgroundRiskCheckChanged, (ui, { isAsked }) => ({ ...ui, isRiskAsked: isAsked }))
  // answers to one quiz do not apply to the next
  on(events.riskChecked, (ui, { quiz }) => ({
    ...ui,
    quiz,
    drafts: Object.fromEntries(
      Object.entries(ui.drafts).filter(([step]) => stepOf(ui, step).view !== 'quiz'),
    ),
  }))
  on(events.appointmentSlotsTaken, (ui, refusal) => ({ ...ui, notice: { kind: 'slots-taken', ...refusal } }))
  on(events.saveRefused, (ui, { step, problem, values, field }) => ({
    ...ui,
    drafts: { ...ui.drafts, [step]: values },
    problems: { ...ui.problems, [step]: { [field]: problem } },
    refusals: ui.refusals + 1,
  }))
  on(events.contactRequestChanged, (ui, { what, state, isRepeated = false, problem = null }) => ({
    ...ui,
    contact: {
      ...ui.contact,
      [what]: state,
      ...(what === 'call'
        ? { callProblem: null, isCallRepeated: isRepeated }
        : { waitingListProblem: problem }),
      ...(what === 'withdraw' && state === 'sent' && { shown: null }),
    },
  }))
  on(events.waitingListEntryLoaded, (ui, { noCoverageId, notify, shown = null }) => ({
    ...ui,
    noCoverageId,
    contact: { ...ui.contact, notify, shown },
  }))
  on(events.callRefused, (ui, { problem }) => ({
    ...ui,
    contact: { ...ui.contact, call: 'none', callProblem: problem },
    refusals: ui.refusals + 1,
  }))
  on(events.waitStarted, (ui, { what }) => ({
    ...ui,
    wait: { what, status: 'running', offline: false },
  }))
  on(events.waitFailed, (ui, failure) => ({ ...ui, wait: { status: 'failed', ...failure } }))
  on(events.waitEnded, (ui) => ({ ...ui, wait: null }))
  on(events.linkOffered, (ui) => ({ ...ui, wait: { what: 'load', status: 'offered', offline: false } }))
  on(events.noticeRaised, (ui, notice) => ({
    ...ui,
    notice,
    keeps: ui.keeps && notice.kind !== 'storage',
  }))
  on(events.backRequested, withoutPriceNotice)
  on(events.correctionRequested, withoutPriceNotice)
  on(events.stepVisited, withoutPriceNotice)
  on(events.noticeClosed, (ui) => ({ ...ui, notice: null }))
  on(events.connectionChanged, (ui, { online }) => ({ ...ui, online }))
})
