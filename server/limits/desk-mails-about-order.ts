/** Limits the e-mails about an order that the desk sends. */
import { orderRecord } from '../../src/content/desk/orders.ts'
import { HttpError } from '../api-errors.ts'
import type { Sql } from '../db/database.ts'
import { mailsSince } from '../repositories/desk/order-search-and-history.ts'

const HOUR_MS = 3_600_000
const MAILS_AN_HOUR = 5

/** @throws HttpError 429 after five e-mails about an order in an hour */
export async function refuseManyMails(sql: Sql, lead: string, now: Date): Promise<void> {
  if ((await mailsSince(sql, lead, new Date(now.getTime() - HOUR_MS))) >= MAILS_AN_HOUR)
    throw new HttpError(429, 'too_many', orderRecord.send.tooMany)
}
