import { createAction } from '@reduxjs/toolkit'
import type { NoCoverageLead } from '../contract/waiting-list.ts'
import type { Regulations } from '../contract/regulations.ts'
import type { CodeSent, ResumeCode } from '../contract/codes.ts'
import type { Help } from '../contract/common.ts'
import type { Schedule } from '../contract/lead.ts'
import type { RiskReply } from '../contract/risk.ts'
import type { Problem } from '../lib/problems.ts'
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
export type Notice =
  | { readonly kind: 'other-tab' }
  | { readonly kind: 'storage' }
  /** The link that was followed opens nothing any more. */
  | { readonly kind: 'link-dead' }
  | { readonly kind: 'slots-taken'; readonly problem: Problem; readonly step: StepId }
  | { readonly kind: 'price-changed'; readonly before: number; readonly now: number }
  | { readonly kind: 'save-refused'; readonly problem: Problem; readonly step: StepId }
  /** What a step's own call found; its text puts `values` in words (`result` in src/content/steps). */
  | {
      readonly kind: 'result'
      readonly of: StepId
      readonly tone: 'info' | 'done'
      readonly values: Values
    }
  /** Outcome of an action. */
  | { readonly kind: 'told'; readonly tone: 'info' | 'done'; readonly text: string }

/** An answer in the save queue. In memory only (D34). */
export interface SaveItem {
  /** Idempotency-Key of this save. */
  readonly key: string
  readonly step: StepId
  readonly wire: WireStep
  readonly body: Readonly<Record<string, unknown>>
  /** Items of one submit share it: they are sent together. */
  readonly group?: string
}

// Visitor actions. Pages and chat dispatch the same events.
/** The answers of one submit or message, in journey order. */
export const answered = createAction<{ answers: Readonly<Record<StepId, Values>> }>('visitor/answered')
/**
 * What one message contained besides or instead of the open question's answer: each part is taken once the order
 * reaches it (docs/decisions/0021).
 */
export const volunteered = createAction<{ answers: Readonly<Record<StepId, Values>> }>('visitor/volunteered')
export const drafted = createAction<{ step: StepId; name: string; value: string }>('visitor/drafted')
/** One part of a question that the chat asks part by part. */
export const partAnswered = createAction<{ step: StepId; name: string; value: string }>(
  'visitor/partAnswered',
)
/** Opens an answered part for correction; null: it stays as it was. */
export const partReopened = createAction<{ step: StepId; name: string; before: string } | null>(
  'visitor/partReopened',
)
export const backAsked = createAction('visitor/backAsked')
export const correctionAsked = createAction<{ step: StepId }>('visitor/correctionAsked')
/** An answer in doubt no longer holds: it is asked again. */
export const disowned = createAction<{ step: StepId }>('visitor/disowned')
/** Leaves a correction without answering; the old answer stays. */
export const correctionLeft = createAction<{ step: StepId } | undefined>('visitor/correctionLeft')
export const modeAsked = createAction<{ mode: Mode }>('visitor/modeAsked')
/** `proof`: the request that proved a looked-up document in the meantime (D89). */
export const retryAsked = createAction<{ proof?: string | undefined } | undefined>('visitor/retryAsked')
export const anotherQuizAsked = createAction('visitor/anotherQuizAsked')
/** "Enviar outro código". */
export const codeAsked = createAction('visitor/codeAsked')
export const restartAsked = createAction('visitor/restartAsked')
export const noticeClosed = createAction('visitor/noticeClosed')
/** "Não quero ser avisado". */
export const withdrawAsked = createAction('visitor/withdrawAsked')
/** "Pedir agora": from a coverage lookup into an order. */
export const checkoutAsked = createAction('visitor/checkoutAsked')
/** Request a callback; `telephone` as typed. */
/** Without a telephone, the order's own number is called. */
export const callAsked = createAction<{ telephone?: string }>('visitor/callAsked')
/**
 * The URL changed through typing, a link or browser history. Without a step the visitor returns to wherever the order
 * continues.
 */
export const visited = createAction<{
  step: StepId | null
  mode: Mode
  how: 'address' | 'history' | 'link'
}>('visitor/visited')
/** Chat entries other than questions and answers. */
export interface Said {
  readonly step: StepId
  readonly who: 'visitor' | 'assistant'
  readonly text: string
  /** It opened this question ("voltar"): shown before it, and removed when the visitor leaves it. */
  readonly opens?: boolean
  /** A reply besides an answer: shown before the next question, until the visitor's next message. */
  readonly passing?: boolean
  readonly link?: { readonly label: string; readonly href: string }
  /** Why an answer was not taken: said in place of `text`. */
  readonly problem?: Problem
  /** The list of wordings it was taken from; the next one of that list is another. */
  readonly turn?: string
}
export const said = createAction<Said>('chat/said')

/** Understood, but asked about before it is recorded; `values` as understood. */
export interface OpenDoubt {
  readonly step: StepId
  readonly values: Values
  /** What a no means, where a typo was suspected. */
  readonly typed?: Values
  /** What to choose from, where several were said (`why` either). */
  readonly or?: readonly Values[]
  readonly why: 'either' | 'confirm' | 'typo' | 'surname' | 'ddd' | 'part' | 'invalid' | 'unavailable'
}
/** What a message opened above the composer. */
export type Aside = 'visit' | 'restart' | 'human' | 'elsewhere' | 'ways' | 'advice'
/** A message was read; anything the previous one left open is settled. */
export const messageRead = createAction<{ understood: boolean }>('chat/messageRead')
export const doubtRaised = createAction<OpenDoubt>('chat/doubtRaised')
export const asideOpened = createAction<Aside>('chat/asideOpened')
export const asideClosed = createAction('chat/asideClosed')
/** A message was sent before the code that reads messages had loaded. */
export const messageHeld = createAction<{ text: string }>('chat/messageHeld')
/** The steps and texts that a message may be about have loaded. */
export const messagesReadable = createAction('chat/messagesReadable')
/** Queued messages are being read. */
export const heldRead = createAction('chat/heldRead')

/** Actions on the whole order: continue elsewhere, erase, reschedule, recreate it from this page's answers. */
export type Wish =
  | { readonly what: 'code' | 'dates' | 'revive' }
  | { readonly what: 'send-code' }
  | { readonly what: 'check-code'; readonly code: string }
  | { readonly what: 'erase'; readonly phone: string }
  | { readonly what: 'reschedule'; readonly schedule: Schedule }
export const wished = createAction<Wish>('wish/asked')
export const wishGranted = createAction<{ what: Wish['what']; code?: ResumeCode; sent?: CodeSent }>(
  'wish/granted',
)
export const wishFailed = createAction<{ what: Wish['what']; problem: Problem }>('wish/failed')
/** Everything stored about the order is gone, here and on the server. */
export const erased = createAction('subject/erased')

/** The part passed its check. */
export const partTaken = createAction<{ step: StepId; name: string }>('journey/partTaken')

// What happened to the order.
export const booted = createAction<{
  order: Order
  mode: Mode
  position: StepId
  subjectId: string | null
  /** The journey's additional address by which the visitor came. */
  entrance?: string | null
  /** A link has yet to show which order it is. */
  isLoading?: boolean
}>('journey/booted')
export const subjectLoaded = createAction<{
  order: Order
  subjectId: string
  versions: Record<string, number>
}>('subject/loaded')
/** It was erased, has expired or never existed. */
export const subjectLost = createAction('subject/lost')
/** The server's data for this journey's steps. */
export const factsLearned = createAction<{ facts: Partial<Facts>; subjectId?: string }>('subject/learned')
export const accepted = createAction<{ step: StepId; values: Values; lacks?: string }>('order/accepted')
/** Answers of one message: taken, with the values as accepted, or kept for later (null). `at`: the open question. */
export const taken = createAction<{ at: StepId; answers: Readonly<Record<StepId, Values | null>> }>(
  'order/taken',
)
/** Values for questions that the order has not reached. */
export const keptAhead = createAction<{ answers: Readonly<Record<StepId, Values>> }>('order/keptAhead')
/** A value kept ahead does not fit its question after all: the question is asked. */
export const aheadDropped = createAction<{ step: StepId; values: Values }>('order/aheadDropped')
export const refused = createAction<{ step: StepId; problems: Problems }>('order/refused')
export const moved = createAction<{
  to: StepId
  how: 'push' | 'replace' | 'none'
  returnTo?: StepId | null
  mode?: Mode
}>('journey/moved')
/** The visitor navigated while the stored lead was loading; a step of null: wherever the order continues. */
export const headed = createAction<{ step: StepId | null; mode: Mode }>('journey/headed')
export const restarted = createAction<{ order: Order }>('journey/restarted')
export const coverageChecked = createAction<{
  coverage: Coverage
  subjectId: string | null
  noCoverageId: string | null
  /** Versions of answers stored with it. */
  versions?: Readonly<Record<string, number>>
  reference?: string
}>('coverage/checked')
export const complementTypesLoaded = createAction<{ types: readonly { id: string; name: string }[] }>(
  'catalogue/complementTypes',
)
/** The regulations page is open, or its visitor retries. */
export const regulationsAsked = createAction('catalogue/regulationsAsked')
export const regulationsLoaded = createAction<{ regulations: Regulations }>('catalogue/regulations')
export const regulationsFailed = createAction<{ problem: Problem }>('catalogue/regulationsFailed')
export const banksLoaded = createAction<{ banks: { id: string; code: string; name: string }[] }>(
  'catalogue/banks',
)
export const banksFailed = createAction<{ problem: Problem }>('catalogue/banksFailed')
/** Whether the risk check is being requested in the background (docs/decisions/0042-the-risk-check-ahead.md). */
export const riskAheadChanged = createAction<{ isAsked: boolean }>('risk/aheadChanged')
export const riskChecked = createAction<RiskReply>('risk/checked')
export const datesLoaded = createAction<{ dates: readonly FreeDate[] }>('schedule/datesLoaded')
export const slotsTaken = createAction<{ problem: Problem; step: StepId }>('schedule/slotsTaken')
export const orderFinished = createAction<NonNullable<Order['finished']>>('order/finished')

// Contacts of visitors without an offer, and callback requests.
export const contactSettled = createAction<{ what: 'notify' | 'withdraw' | 'call'; state: Contact }>(
  'contact/settled',
)
/** A contact on the waiting list, as masks; null where nothing was given. */
export type ContactMasks = NoCoverageLead['contact']
/**
 * What is known about the no-coverage lead without an address check: after a reload, or when just created. Without an
 * id it no longer exists.
 */
export const contactRecalled = createAction<{
  noCoverageId: string | null
  notify: Contact
  masks?: ContactMasks
}>('contact/recalled')
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

// The save queue.
export const saveQueued = createAction<SaveItem>('saves/queued')
export const saveStarted = createAction<{ keys: readonly string[] }>('saves/started')
/** The risk check takes these answers along; until they are released, the queue does not send them. */
export const savesHeld = createAction<{ keys: readonly string[] }>('saves/held')
export const savesReleased = createAction('saves/released')
export const saved = createAction<{ key: string; wire: WireStep; version: number }>('saves/saved')
export const saveFailed = createAction<{ problem: Problem; offline: boolean }>('saves/failed')
/** `field` is the one that the problem is about. */
export const saveRefused = createAction<{
  key: string
  step: StepId
  problem: Problem
  values: Values
  field: string
}>('saves/refused')
/** Obsolete: replaced by another tab or a later answer. */
export const saveDropped = createAction<{ key: string }>('saves/dropped')
export const savesForgotten = createAction('saves/forgotten')

export const noticeRaised = createAction<Notice>('notice/raised')
export const connectionChanged = createAction<{ online: boolean }>('connection/changed')
