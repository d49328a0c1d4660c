/** All events (Redux actions) of the store: what the visitor does, and what happens to the order. */
import { createAction } from '@reduxjs/toolkit'
import type { WaitingListEntry } from '../contract/waiting-list.ts'
import type { Regulations } from '../contract/banks-regulations-and-plan-lists.ts'
import type { Help } from '../contract/shared-schemas.ts'
import type { RiskReply } from '../contract/order-risk-check-and-quiz.ts'
import type { StreetsReply } from '../contract/cep-and-streets.ts'
import type { StreetsQuery } from '../contract/cep-and-streets.ts'
import type { Capability } from '../contract/server-capabilities.ts'
import type { Problem } from '../lib/problem-keys.ts'
import type { OrderActionResult, OrderAction } from './whole-order-action-types.ts'
import type { Schedule } from '../contract/lead-answers/schedule-date.ts'
import type {
  Answers,
  Coverage,
  Facts,
  FreeDate,
  Mode,
  Order,
  Problems,
  StepId,
  Values,
  WireStep,
} from '../funnel/step-and-journey-types.ts'
import type {
  Aside,
  CepSearch,
  ChatAction,
  ChatMemory,
  OpenDoubt,
  AddedLine,
  HeldMessage,
} from './dialogue-types.ts'

export type { Aside, CepSearch, ChatAction, ChatMemory, OpenDoubt, AddedLine }

export type WaitFor =
  | 'load'
  | 'coverage'
  | 'risk'
  | 'quiz'
  | 'dates'
  | 'finish'
  | 'code'
  | 'line'
  | 'document'
  | 'waiting-list'
  | 'messages'

/** State of a contact request. */
export type Contact = 'none' | 'sending' | 'sent' | 'failed'

/** Why a notice is shown above the question. */
export type NoticeAboveQuestion =
  /** Answers were changed in another tab; `before` are those that this one had. */
  | { readonly kind: 'other-tab'; readonly before: Answers }
  /** An answer was replaced on a page; `before` are the answers until then. */
  | { readonly kind: 'changed'; readonly before: Answers }
  /** The visit of the order was moved elsewhere, by the operator too. */
  | { readonly kind: 'visit-moved'; readonly before: Schedule }
  | { readonly kind: 'storage' }
  /** The link with which the order goes on elsewhere is offered. */
  | { readonly kind: 'elsewhere' }
  /** The link is invalid or no longer valid. */
  | { readonly kind: 'link-dead' }
  /** A link has opened an order that was begun in another browser; `plan` is the chosen plan, '' for none. */
  | { readonly kind: 'resumed'; readonly plan: string }
  | { readonly kind: 'slots-taken'; readonly problem: Problem; readonly step: StepId }
  /** The server refused to make the order and gave a reason that only a person can read. */
  | { readonly kind: 'order-refused'; readonly problem: Problem; readonly step: StepId }
  /** `cause` is what was changed in another tab, if that and not the plan's own price is the reason. */
  | {
      readonly kind: 'price-changed'
      readonly before: number
      readonly now: number
      readonly cause?: 'payment' | 'plan'
    }
  /** The plan that was chosen on an earlier visit is no longer sold. */
  | { readonly kind: 'plan-withdrawn'; readonly step: StepId }
  | { readonly kind: 'save-refused'; readonly problem: Problem; readonly step: StepId }
  /** Result of a step's own call. Its text puts `values` in words (`result` in src/content/steps). */
  | {
      readonly kind: 'result'
      readonly of: StepId
      readonly tone: 'info' | 'done'
      readonly values: Values
    }
  /** Outcome of an action, as a finished text. */
  | { readonly kind: 'text'; readonly tone: 'info' | 'done'; readonly text: string }

/** An answer in the save queue; kept in memory only. */
export interface SaveItem {
  /** Idempotency-Key of the request that saves the answer. */
  readonly key: string
  readonly step: StepId
  readonly wire: WireStep
  readonly body: Readonly<Record<string, unknown>>
  /** Id of the submit. Items with the same id are sent together. */
  readonly group?: string
}

// Visitor actions. Pages and chat dispatch the same events.
/** The answers of one submit or message, in journey order. */
export const answersSubmitted = createAction<{ answers: Readonly<Record<StepId, Values>> }>(
  'visitor/answersSubmitted',
)
/**
 * One message contained these answers. Each is used once the order reaches its question
 * (docs/decisions/0218).
 */
export const answersVolunteered = createAction<{
  answers: Readonly<Record<StepId, Values>>
  /** Whether the message is more than a bare value, so that what was taken from it is shown below it. */
  isWorded?: boolean
}>('visitor/answersVolunteered')
export const draftChanged = createAction<{ step: StepId; name: string; value: string }>(
  'visitor/draftChanged',
)
/** The answer to one part of a question that the chat asks in parts. */
export const partAnswered = createAction<{ step: StepId; name: string; value: string }>(
  'visitor/partAnswered',
)
/** Opens an answered part for correction; null leaves it unchanged. */
export const partReopened = createAction<{ step: StepId; name: string; before: string } | null>(
  'visitor/partReopened',
)
export const backRequested = createAction('visitor/backRequested')
export const correctionRequested = createAction<{ step: StepId }>('visitor/correctionRequested')
/** The visitor discarded a doubtful answer; its question is asked again. */
export const doubtfulAnswerDiscarded = createAction<{ step: StepId }>('visitor/doubtfulAnswerDiscarded')
/** Leaves a correction without answering; the old answer stays. */
export const correctionCancelled = createAction<{ step: StepId } | undefined>('visitor/correctionCancelled')
export const modeChangeRequested = createAction<{ mode: Mode }>('visitor/modeChangeRequested')
/**
 * Asks for another attempt. `proof` is the id of the request for which the visitor entered the e-mailed code.
 */
export const retryRequested = createAction<{ proof?: string | undefined } | undefined>(
  'visitor/retryRequested',
)
export const anotherQuizRequested = createAction('visitor/anotherQuizRequested')
/** The visitor pressed "Enviar outro código". */
export const newCodeRequested = createAction('visitor/newCodeRequested')
export const restartRequested = createAction('visitor/restartRequested')
export const noticeClosed = createAction('visitor/noticeClosed')
/** The visitor pressed "Não quero ser avisado". */
export const withdrawalRequested = createAction('visitor/withdrawalRequested')
/** The visitor pressed "Pedir agora", which leads from a coverage lookup into an order. */
/** The visitor goes on with the offers of the other journey, renewal or migration. */
export const otherOffersRequested = createAction('visitor/otherOffersRequested')
export const checkoutRequested = createAction('visitor/checkoutRequested')
/** Requests a call; `telephone` is as typed. If it is missing, the order's own number is called. */
export const callRequested = createAction<{ telephone?: string }>('visitor/callRequested')
/** The visitor navigated by URL, link or browser history. A null `step` means the step where the order continues. */
export const stepVisited = createAction<{
  step: StepId | null
  mode: Mode
  how: 'address' | 'history' | 'link'
}>('visitor/stepVisited')
/** The chat adds a line that is neither question nor answer. */
export const lineAdded = createAction<AddedLine>('chat/lineAdded')

/** The chat remembers something that was said. */
export const chatMemoryUpdated = createAction<ChatMemory>('chat/memoryUpdated')
/** The visitor asks for a price before the address is known. */
export const pricesRequested = createAction('chat/pricesRequested')
/** The CEPs of a street are searched for, with the result (street-search.ts). */
export const streetsRequested = createAction<StreetsQuery>('streets/requested')
export const streetsFound = createAction<StreetsReply>('streets/found')
export const streetsFailed = createAction('streets/failed')
/** A message was read. What stands below the previous one is closed, but for what is proposed. */
export const messageRead = createAction<{ understood: boolean }>('chat/messageRead')
export const doubtRaised = createAction<OpenDoubt>('chat/doubtRaised')
/** What was proposed is neither taken nor said to have lapsed. */
export const doubtClosed = createAction('chat/doubtClosed')
/** The last changes can no longer be taken back by one tap. */
export const undoClosed = createAction('chat/undoClosed')
/** A doubtful value is asked about once the order reaches its question. */
export const doubtKept = createAction<OpenDoubt>('chat/doubtKept')
export const asideOpened = createAction<Aside>('chat/asideOpened')
export const asideClosed = createAction('chat/asideClosed')
/** A message was sent before the code that reads messages had loaded. */
export const messageHeld = createAction<HeldMessage>('chat/messageHeld')
/** The steps and texts that a message may be about have loaded. */
export const messagesReadable = createAction('chat/messagesReadable')
/** The held messages are being read, now that the code for this has loaded. */
export const heldMessagesRead = createAction('chat/heldMessagesRead')

/** An action on the whole order was asked for, succeeded or failed (whole-order-action-types.ts). */
export const orderActionRequested = createAction<OrderAction>('orderAction/requested')
export const orderActionDone = createAction<OrderActionResult>('orderAction/done')
export const orderActionFailed = createAction<{ what: OrderAction['what']; problem: Problem }>(
  'orderAction/failed',
)
/** Everything stored about the order has been erased, here and on the server. */
export const orderErased = createAction('order/erased')

/** One part of an answer was checked and is valid. */
export const partAccepted = createAction<{ step: StepId; name: string }>('journey/partAccepted')

// What happened to the order.
export const journeyStarted = createAction<{
  order: Order
  mode: Mode
  position: StepId
  recordId: string | null
  /** The alternative URL by which the visitor entered the journey, if any. */
  entrance?: string | null
  /** The capabilities of our own server that the server of the calls lacks. */
  lacks?: readonly Capability[]
  /** Whether the order that a link names is still being looked up. */
  isLoading?: boolean
}>('journey/started')
export const recordLoaded = createAction<{
  order: Order
  recordId: string
  versions: Record<string, number>
}>('record/loaded')
/** The stored record was erased, has expired or never existed. */
export const recordLost = createAction('record/lost')
/** Data from the server for this journey's steps. */
export const factsLoaded = createAction<{ facts: Partial<Facts>; recordId?: string }>('record/factsLoaded')
/** An answer was accepted; `isChange` if it replaces one. */
export const answerAccepted = createAction<{
  step: StepId
  values: Values
  lacks?: string
  isChange?: boolean
}>('order/answerAccepted')
/** One message contained these answers; null if kept for later. `at` is the question that was open. */
export const answersFoundInMessage = createAction<{
  at: StepId
  answers: Readonly<Record<StepId, Values | null>>
}>('order/answersFoundInMessage')
/** Answers to questions that the order has not reached yet were kept. */
export const earlyAnswersKept = createAction<{ answers: Readonly<Record<StepId, Values>> }>(
  'order/earlyAnswersKept',
)
/** A value that was given early does not fit its question, so the question is asked. */
export const earlyAnswerDropped = createAction<{ step: StepId; values: Values }>('order/earlyAnswerDropped')
/** An answer was not accepted. `reply` is what the chat says to a message that it did not understand at all. */
export const answerRefused = createAction<{
  step: StepId
  problems: Problems
  reply?: Pick<AddedLine, 'text' | 'turn'>
}>('order/answerRefused')
export const stepChanged = createAction<{
  to: StepId
  how: 'push' | 'replace' | 'none'
  returnTo?: StepId | null
  mode?: Mode
}>('journey/stepChanged')
/** The visitor navigated while the stored lead was loading. A null `step` means the step where the order continues. */
export const navigatedWhileLoading = createAction<{ step: StepId | null; mode: Mode }>(
  'journey/navigatedWhileLoading',
)
export const orderRestarted = createAction<{ order: Order }>('order/restarted')
export const coverageChecked = createAction<{
  coverage: Coverage
  recordId: string | null
  noCoverageId: string | null
  /** Versions of the answers that were stored with the address. */
  versions?: Readonly<Record<string, number>>
  /** Wire names of the answers that are kept at the new address. */
  kept?: readonly string[]
  reference?: string
}>('coverage/checked')
export const complementTypesLoaded = createAction<{ types: readonly { id: string; name: string }[] }>(
  'catalogue/complementTypes',
)
/** The regulations page was opened, or the visitor asked to load it again. */
export const regulationsRequested = createAction('catalogue/regulationsRequested')
export const regulationsLoaded = createAction<{ regulations: Regulations }>('catalogue/regulations')
export const regulationsFailed = createAction<{ problem: Problem }>('catalogue/regulationsFailed')
export const banksLoaded = createAction<{ banks: { id: string; code: string; name: string }[] }>(
  'catalogue/banks',
)
export const banksFailed = createAction<{ problem: Problem }>('catalogue/banksFailed')
/** Whether the risk check runs in the background (docs/decisions/0024-what-a-visitor-waits-for.md). */
export const backgroundRiskCheckChanged = createAction<{ isAsked: boolean }>('risk/backgroundCheckChanged')
export const riskChecked = createAction<RiskReply>('risk/checked')
export const datesLoaded = createAction<{ dates: readonly FreeDate[] }>('schedule/datesLoaded')
export const appointmentSlotsTaken = createAction<{ problem: Problem; step: StepId }>('schedule/slotsTaken')
export const orderFinished = createAction<NonNullable<Order['finished']>>('order/finished')

// Contacts of visitors without an offer, and callback requests.
export const contactRequestChanged = createAction<{
  what: 'notify' | 'withdraw' | 'call'
  state: Contact
  /** The phone number was already waiting for a call. */
  isRepeated?: boolean
  /** Why the waiting list could not be reached or did not accept it. */
  problem?: Problem
}>('contact/requestChanged')
/**
 * The contact of an entry on the waiting list as it is shown: whole where it was typed, masked afterwards.
 * A value that was not given is null.
 */
export type ShownContact = WaitingListEntry['contact']
/**
 * The state of the entry on the waiting list became known: after a reload, or because it was just created. If
 * the id is null, the entry no longer exists.
 */
export const waitingListEntryLoaded = createAction<{
  noCoverageId: string | null
  notify: Contact
  shown?: ShownContact
}>('contact/waitingListEntryLoaded')
export const callRefused = createAction<{ problem: Problem }>('contact/callRefused')

// Waiting for the server.
export const waitStarted = createAction<{ what: WaitFor }>('wait/started')
export const waitFailed = createAction<{
  what: WaitFor
  problem: Problem
  offline: boolean
  help?: Help | null
}>('wait/failed')
export const waitEnded = createAction('wait/ended')
/** A link that works once was opened; the visitor has to press a button to use it. */
export const linkOffered = createAction('link/offered')
export const linkPressed = createAction('link/pressed')

// The save queue.
export const saveQueued = createAction<SaveItem>('saves/queued')
export const saveStarted = createAction<{ keys: readonly string[] }>('saves/started')
/** The risk check sends the answers with these keys. The save queue skips them until `savesReleased`. */
export const savesHeld = createAction<{ keys: readonly string[] }>('saves/held')
export const savesReleased = createAction('saves/released')
export const answerSaved = createAction<{ key: string; wire: WireStep; version: number }>('saves/answerSaved')
export const saveFailed = createAction<{ problem: Problem; offline: boolean }>('saves/failed')
/** The server has rejected an answer. `field` is the name of the field that is wrong. */
export const saveRefused = createAction<{
  key: string
  step: StepId
  problem: Problem
  values: Values
  field: string
}>('saves/refused')
/** A queued answer is dropped, for example because another tab or a later answer has replaced it. */
export const saveDropped = createAction<{ key: string }>('saves/dropped')
export const saveQueueCleared = createAction('saves/queueCleared')

export const noticeRaised = createAction<NoticeAboveQuestion>('notice/raised')
export const connectionChanged = createAction<{ online: boolean }>('connection/changed')
