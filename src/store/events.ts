import { createAction } from '@reduxjs/toolkit'
import type { Regulations } from '../contract/contact.ts'
import type { ResumeCode } from '../contract/codes.ts'
import type { Schedule } from '../contract/lead.ts'
import type { Plan } from '../contract/plan.ts'
import type { RiskReply } from '../contract/risk.ts'
import type {
  Coverage,
  Facts,
  FreeDate,
  Mode,
  Order,
  Problems,
  StepId,
  Values,
  WireStep,
} from '../funnel/types.ts'

/** What a wait is for. */
export type WaitFor =
  'load' | 'coverage' | 'risk' | 'quiz' | 'dates' | 'finish' | 'code' | 'line' | 'document' | 'waiting-list'

/** Where a contact request stands. */
export type Contact = 'none' | 'sending' | 'sent' | 'failed'

/** Why a notice stands above the question. */
export type Notice =
  | { readonly kind: 'other-tab' }
  | { readonly kind: 'storage' }
  | { readonly kind: 'slots-taken'; readonly text: string }
  | { readonly kind: 'price-changed'; readonly before: number; readonly now: number }
  | { readonly kind: 'save-refused'; readonly text: string }
  /** How something went that was asked for. */
  | { readonly kind: 'told'; readonly tone: 'info' | 'done'; readonly text: string }

/** One answer on its way to the server. Memory only (D34). */
export interface SaveItem {
  /** Idempotency-Key of this save. */
  readonly key: string
  readonly step: StepId
  readonly wire: WireStep
  readonly body: Readonly<Record<string, unknown>>
  /** Items of one submit share it: they leave together. */
  readonly group?: string
}

// What a visitor does. Pages and chat send the same events.
/** What one submit or one message held, in the order of the journey. */
export const answered = createAction<{ answers: Readonly<Record<StepId, Values>> }>('visitor/answered')
export const drafted = createAction<{ step: StepId; name: string; value: string }>('visitor/drafted')
export const backAsked = createAction('visitor/backAsked')
export const correctionAsked = createAction<{ step: StepId }>('visitor/correctionAsked')
/** Leaves a correction without answering; the old answer stays. */
export const correctionLeft = createAction<{ step: StepId } | undefined>('visitor/correctionLeft')
export const modeAsked = createAction<{ mode: Mode }>('visitor/modeAsked')
export const retryAsked = createAction('visitor/retryAsked')
export const anotherQuizAsked = createAction('visitor/anotherQuizAsked')
/** "Enviar outro código". */
export const codeAsked = createAction('visitor/codeAsked')
export const restartAsked = createAction('visitor/restartAsked')
export const noticeClosed = createAction('visitor/noticeClosed')
/** "Não quero ser avisado". */
export const withdrawAsked = createAction('visitor/withdrawAsked')
/** "Pedir agora": from a look at what there is into an order. */
export const checkoutAsked = createAction('visitor/checkoutAsked')
/** Request a call; `telephone` as typed. */
export const callAsked = createAction<{ telephone: string }>('visitor/callAsked')
/**
 * The address changed by hand, by a link or by the browser's history. Without a step the visitor comes back to the
 * order, wherever it goes on.
 */
export const visited = createAction<{
  step: StepId | null
  mode: Mode
  how: 'address' | 'history' | 'link'
}>('visitor/visited')
/** The start page stands on the screen: it asks for the CEP, wherever the visitor stood before. */
export const startVisited = createAction('visitor/startVisited')
/** What is said besides questions and answers: dialogue of the chat only. */
export interface Said {
  readonly step: StepId
  readonly who: 'visitor' | 'assistant'
  readonly text: string
  /** It opened this question ("voltar"): stands before it, and goes when the visitor leaves it. */
  readonly opens?: boolean
}
export const said = createAction<Said>('chat/said')

/** Wishes about the order as a whole: go on elsewhere, be forgotten, another day, go on with what this page knows. */
export type Wish =
  | { readonly what: 'code' | 'dates' | 'revive' }
  | { readonly what: 'erase'; readonly phone: string }
  | { readonly what: 'reschedule'; readonly schedule: Schedule }
export const wished = createAction<Wish>('wish/asked')
export const wishGranted = createAction<{ what: Wish['what']; code?: ResumeCode }>('wish/granted')
export const wishFailed = createAction<{ what: Wish['what']; text: string }>('wish/failed')
/** Everything that was kept of the order is gone, here and on the server. */
export const erased = createAction('subject/erased')

// What happened to the order.
export const booted = createAction<{
  order: Order
  mode: Mode
  position: StepId
  subjectId: string | null
  opening: Mode
  /** Which order it is, a link is still to say. */
  isLoading?: boolean
}>('journey/booted')
export const subjectLoaded = createAction<{
  order: Order
  subjectId: string
  versions: Record<string, number>
}>('subject/loaded')
/** It was erased, has expired or was never there. */
export const subjectLost = createAction('subject/lost')
/** The server's word on what the steps of this journey speak of. */
export const factsLearned = createAction<{ facts: Partial<Facts>; subjectId?: string }>('subject/learned')
export const accepted = createAction<{ step: StepId; values: Values }>('order/accepted')
export const refused = createAction<{ step: StepId; problems: Problems }>('order/refused')
export const moved = createAction<{
  to: StepId
  how: 'push' | 'replace' | 'none'
  returnTo?: StepId | null
  mode?: Mode
}>('journey/moved')
/** The visitor went elsewhere while the stored lead was on its way; a step of null: wherever the order goes on. */
export const headed = createAction<{ step: StepId | null; mode: Mode }>('journey/headed')
export const restarted = createAction<{ order: Order }>('journey/restarted')
export const coverageChecked = createAction<{
  coverage: Coverage
  subjectId: string | null
  noCoverageId: string | null
  /** Of answers that were stored along with it. */
  versions?: Readonly<Record<string, number>>
  reference?: string
}>('coverage/checked')
export const complementTypesLoaded = createAction<{ types: readonly { id: string; name: string }[] }>(
  'catalogue/complementTypes',
)
/** A start page wants to show the plans of its addon. */
export const plansAsked = createAction('catalogue/plansAsked')
export const plansLoaded = createAction<{ plans: Plan[] }>('catalogue/plans')
/** The regulations page stands on the screen, or its visitor tries again. */
export const regulationsAsked = createAction('catalogue/regulationsAsked')
export const regulationsLoaded = createAction<{ regulations: Regulations }>('catalogue/regulations')
export const regulationsFailed = createAction<{ text: string }>('catalogue/regulationsFailed')
export const banksLoaded = createAction<{ banks: { id: string; code: string; name: string }[] }>(
  'catalogue/banks',
)
export const riskChecked = createAction<RiskReply>('risk/checked')
export const datesLoaded = createAction<{ dates: readonly FreeDate[] }>('schedule/datesLoaded')
export const slotsTaken = createAction<{ text: string }>('schedule/slotsTaken')
export const orderFinished = createAction<{ orderNumber: string; schedule: Schedule | null }>(
  'order/finished',
)

// Contact of visitors without an offer, and call requests.
export const contactSettled = createAction<{ what: 'notify' | 'withdraw' | 'call'; state: Contact }>(
  'contact/settled',
)
/** What is known of the no-coverage lead without a check of the address: after a reload, or newly made. */
export const contactRecalled = createAction<{ noCoverageId: string; notify: Contact }>('contact/recalled')
export const callRefused = createAction<{ text: string }>('contact/callRefused')

// Waiting for the server's word.
export const waitStarted = createAction<{ what: WaitFor }>('wait/started')
export const waitFailed = createAction<{ what: WaitFor; text: string; offline: boolean }>('wait/failed')
export const waitEnded = createAction('wait/ended')

// The save queue.
export const saveQueued = createAction<SaveItem>('saves/queued')
export const saveStarted = createAction<{ key: string }>('saves/started')
export const saved = createAction<{ key: string; wire: WireStep; version: number }>('saves/saved')
export const saveFailed = createAction<{ text: string; offline: boolean }>('saves/failed')
/** `field` is the one that the text is about. */
export const saveRefused = createAction<{
  key: string
  step: StepId
  text: string
  values: Values
  field: string
}>('saves/refused')
/** Not needed any more: another tab, or a later answer, has taken its place. */
export const saveDropped = createAction<{ key: string }>('saves/dropped')
export const savesForgotten = createAction('saves/forgotten')

export const noticeRaised = createAction<Notice>('notice/raised')
export const connectionChanged = createAction<{ online: boolean }>('connection/changed')
