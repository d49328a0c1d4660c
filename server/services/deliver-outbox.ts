/** Delivers the stored notices (the outbox) to the operator's webhook or by e-mail, and retries failed deliveries. */
import type { FastifyBaseLogger } from 'fastify'
import type { Phones } from '../../src/content/brand-and-phones.ts'
import { deliveryPause, LONGEST_DELIVERY_PAUSE } from '../../src/lib/backoff.ts'
import { orderMail } from '../mail/order-confirmation-mail.ts'
import {
  appointmentChangedMail,
  contactCorrectedMail,
  orderCancelledMail,
  orderChangedMail,
  orderMessageMail,
} from '../mail/order-change-mails.ts'
import type { MailContent } from '../mail/mail-style.ts'
import { CLOCK_TOLERANCE_MS, type Clock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import type { ServedEdition } from '../editions/served-edition.ts'
import { hidePersonalDataAndKeys } from '../security/redaction.ts'
import { Undeliverable, Unconfirmed, type Mail } from '../providers/mail/mail-provider-types.ts'
import type { Providers } from '../providers/provider-types.ts'
import {
  claimDue,
  markDelivered,
  markFailed,
  markHandedOver,
  MOST_HANDOVERS,
  makeFutureNoticesDue,
  type ClaimedNotice,
  type dropFromOutbox,
  type OutboxTarget,
} from '../repositories/outbox.ts'
import type { MailNotice, OutboxNotice } from '../rules/outbox-notice-types.ts'
import type { Vault } from '../security/encryption-vault.ts'

/** Milliseconds for which a claimed row is hidden from other processes: longer than any delivery takes. */
const HOLD_MS = 120_000

/** Returns when what undoes dropped notices may be told: after those that a process may be delivering at this moment. */
export function dueAfterDelivery(dropped: Awaited<ReturnType<typeof dropFromOutbox>>, now: Date): Date {
  const inFlight = dropped
    .filter(({ kind, delivered_at: at }) => !kind.endsWith('.mail') && at === null)
    .map(({ next_at: until }) => until.getTime())
    .filter((until) => until <= now.getTime() + HOLD_MS)
  return new Date(Math.max(now.getTime(), ...inFlight))
}

/**
 * How many deliveries to each target a process makes at the same time. Mails leave one connection to the mail server
 * free for those that visitors wait for, such as codes (providers/mail/smtp.ts).
 */
const AT_ONCE: Readonly<Record<OutboxTarget, number>> = { webhook: 10, mail: 2 }

export type DeliveryParts = {
  db: Db
  clock: Clock
  vault: Vault
  providers: Pick<Providers, 'mail' | 'webhook'>
  /** Mails name the phone numbers of the edition that is served when they are sent. */
  shop: Pick<ServedEdition<unknown>, 'served'>
  giveUpHours: number
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Called after every attempt. */
  onAttempt?: (target: OutboxTarget, kind: string, result: 'delivered' | 'failed' | 'gave_up') => void
  random?: () => number
}

/** Returns the configured targets. Rows for a target that is not configured wait until it is. */
export const outboxTargetsOf = (providers: Pick<Providers, 'webhook'>): OutboxTarget[] =>
  providers.webhook ? ['webhook', 'mail'] : ['mail']

/**
 * Creates a function that delivers rows for one target that are due, up to a limit, and returns true if there may be
 * more. Only one process at a time delivers a row. Each target needs its own loop: one that is slow must not hold up
 * the other.
 */
export function makeDelivery(parts: DeliveryParts, target: OutboxTarget): () => Promise<boolean> {
  /** Rows that were delivered while the database could not record it: they must not be delivered again. */
  const unrecorded = new Map<string, ClaimedNotice>()
  const record = async (row: ClaimedNotice) => {
    unrecorded.set(row.id, row)
    const isKept = await markDelivered(parts.db, row, parts.clock.now())
    unrecorded.delete(row.id)
    // The lead was erased during the delivery: the files that the delivery wrote are removed too.
    if (!isKept) await parts.providers.mail.forget(row.subject_id)
  }
  return async () => {
    for (const row of unrecorded.values()) await record(row)
    const now = parts.clock.now()
    const until = new Date(now.getTime() + HOLD_MS)
    const rows = await claimDue(parts.db, target, now, until, AT_ONCE[target])
    await Promise.all(rows.map((row) => deliver(parts, target, row, record)))
    // also after fewer: what happened to the same record later waits for these
    return rows.length > 0
  }
}

async function deliver(
  parts: DeliveryParts,
  target: OutboxTarget,
  row: ClaimedNotice,
  record: (row: ClaimedNotice) => Promise<void>,
): Promise<void> {
  const { log, onAttempt } = parts
  const { id, kind, attempts } = row
  try {
    await send(parts, row)
  } catch (error) {
    await putBack(parts, target, row, error)
    return
  }
  onAttempt?.(target, kind, 'delivered')
  log.info({ outbox: { id, kind, attempts } }, 'delivered')
  await record(row)
}

function wordsOf(notice: MailNotice, phones: Phones, at: Date): MailContent {
  if (notice.kind === 'order.mail') return orderMail(notice.data, phones, at)
  if (notice.kind === 'order.contact_corrected.mail') return contactCorrectedMail(notice.data, phones)
  if (notice.kind === 'order.changed.mail') return orderChangedMail(notice.data, phones)
  if (notice.kind === 'order.message.mail') return orderMessageMail(notice.data, phones)
  return notice.kind === 'order.cancelled.mail'
    ? orderCancelledMail(notice.data, phones)
    : appointmentChangedMail(notice.data, phones, at)
}

const isMail = (notice: OutboxNotice): notice is MailNotice => notice.kind.endsWith('.mail')

/** Thrown if a mail may have arrived as often as it may. */
class HandedOverTooOften extends Error {
  override name = 'HandedOverTooOften'
}

/**
 * Sends a mail. The attempt is recorded before the end of the mail is sent, which limits how often the mail can arrive:
 * if the process dies or the reply is lost, it is unknown whether the mail server accepted it.
 */
async function sendMail({ db, providers }: DeliveryParts, row: ClaimedNotice, mail: Mail): Promise<void> {
  if (row.handed_over >= MOST_HANDOVERS)
    throw new HandedOverTooOften('sent twice, and the mail server confirmed neither')
  await providers.mail.send(mail, {
    isRepeat: row.handed_over > 0,
    beforeEnd: async () => {
      if (!(await markHandedOver(db, row)))
        throw new Error('the mail was claimed by another process, or erased')
    },
  })
}

async function send(parts: DeliveryParts, row: ClaimedNotice): Promise<void> {
  const { vault, providers, clock } = parts
  const { id, created_at: at } = row
  const data: unknown = JSON.parse(vault.open(row.payload, row.subject_id))
  const notice = { kind: row.kind, data } as OutboxNotice
  if (isMail(notice)) {
    const mail = {
      id,
      about: row.subject_id,
      at,
      to: notice.data.to,
      ...wordsOf(notice, parts.shop.served().edition.phones, at),
    }
    await sendMail(parts, row, mail)
    return
  }
  if (!providers.webhook) throw new Error('there is no webhook')
  await providers.webhook.send({ id, type: notice.kind, at, data: notice.data }, clock.now())
}

/** Schedules the next attempt of a failed delivery, or gives up on it. */
async function putBack(
  parts: DeliveryParts,
  target: OutboxTarget,
  row: ClaimedNotice,
  error: unknown,
): Promise<void> {
  const { db, clock, log, onAttempt } = parts
  const { id, kind, attempts } = row
  const now = clock.now()
  const wait = deliveryPause(attempts, (parts.random ?? Math.random)())
  const next = new Date(now.getTime() + wait)
  // The time until giving up starts with the first attempt. Before that, the row may have waited for a target
  // or a running server.
  const since = Math.max(row.created_at.getTime(), row.tried_at.getTime())
  const lastMoment = since + parts.giveUpHours * 3_600_000
  const isOver =
    error instanceof Undeliverable || error instanceof HandedOverTooOften || next.getTime() > lastMoment
  const handedOver = row.handed_over + (error instanceof Unconfirmed ? 1 : 0)
  const reason = reasonOf(error)
  await markFailed(db, row, { next, error: reason, gaveUpAt: isOver ? now : null, handedOver })
  onAttempt?.(target, kind, isOver ? 'gave_up' : 'failed')
  const seconds = Math.round(wait / 1000)
  if (isOver) log.error({ outbox: { id, kind, attempts }, reason }, 'delivery was given up')
  else log.warn({ outbox: { id, kind, attempts, seconds }, reason }, 'delivery failed, tried again later')
}

/** Describes an error in at most 300 characters, without personal data such as e-mail addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : ''
  return hidePersonalDataAndKeys(`${error.message}${cause}`).slice(0, 300)
}

/**
 * Makes notices due at once whose times can only come from a clock that was ahead and has been corrected: they would
 * wait until then, and health would not count them as late.
 */
export async function correctFutureTimes({
  db,
  clock,
  log,
}: Pick<DeliveryParts, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now()
  const latest = now.getTime() + CLOCK_TOLERANCE_MS
  const count = await makeFutureNoticesDue(
    db,
    now,
    new Date(latest),
    new Date(latest + LONGEST_DELIVERY_PAUSE),
  )
  if (count > 0) log.warn({ notices: count }, 'notices were dated ahead, by a wrong clock; they are due now')
}
