/** Stores a customer's mobile number and a plan in a lead (POST lead/createFromRenta). */
import { randomUUID } from 'node:crypto'
import type { MobileLineReply, MobileLineRequest } from '../../src/contract/mobile-line.ts'
import { parsePhone } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import { leadNotFound, HttpError, parsedValue, unparsedFieldError } from '../api-errors.ts'
import { explainRejection } from '../repositories/lead-answers.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import { EMPTY_ADDRESS } from '../rules/answers.ts'
import { createLead, findLead, setBonus } from '../repositories/leads.ts'
import { placeOfHouse } from './check-coverage.ts'
import { saveStep, bonusOfLine } from './store-lead-answers.ts'
import { creationKey, createOnce } from './versioned-writes.ts'
import { trackingOf } from './select-tracking-parameters.ts'

/** The place of a lead that has no address yet. */
const NOWHERE = placeOfHouse(EMPTY_ADDRESS, { area: undefined, address: undefined, plans: [] })

/** Creates a lead that has no address yet, once per Idempotency-Key, and returns its id. */
function leadWithoutAddress(
  context: Context,
  request: MobileLineRequest,
  given: string | null,
  channel: string | null,
): Promise<string> {
  const key = creationKey(context, given, { to: 'bring a line', ...request })
  return createOnce(context, key, async () => {
    const id = randomUUID()
    const at = context.clock.now()
    const origin = { addon: request.addon ?? '', ...trackingOf(request) }
    await createLead(context.db, { id, at, place: NOWHERE, origin, channel, key })
    context.metrics.countLead(channel)
    return id
  })
}

/**
 * Stores the plan sent with the mobile number, as the step `plan` does, and returns the plan that the
 * lead has now. A plan that is not on offer is ignored, so that the number is stored anyway. A plan that the
 * lead already has is not written again, because a new version would conflict with corrections on an open
 * page. A retry does not overwrite a plan chosen since; it is recognised by the key of its phone answer.
 */
async function takePlan(
  context: Context,
  row: LeadRow,
  { idPlan }: MobileLineRequest,
  key: string | null,
  channel: string | null,
): Promise<string | null> {
  const { id } = row
  const before = row.answers.plan?.idPlan ?? null
  if (idPlan === undefined || idPlan === before || (await isRepeated(context, id, key))) return before
  try {
    const body = { idPlan }
    await saveStep(context, { id, step: 'plan', body, expected: null, key: key && `${key}.plan`, channel })
    return idPlan
  } catch (error) {
    if (error instanceof HttpError && error.code === 'plan_unavailable') return before
    throw error
  }
}

const lineKey = (key: string) => `${key}.line`

const isRepeated = async ({ db }: Context, id: string, key: string | null): Promise<boolean> =>
  key !== null && (await explainRejection(db, id, 'phone', lineKey(key)))?.kept != null

/**
 * Handles POST lead/createFromRenta: stores a customer's mobile number in a lead, and the plan if the request contains
 * one. If the request names no lead, creates one without an address. The phone question then counts as answered. An
 * unknown number, or a number of another brand than the campaign's, earns no bonus. A retry with the same key returns
 * the same version and does not change later answers.
 */
export async function storeMobileLine(
  context: Context,
  request: MobileLineRequest,
  key: string | null,
  channel: string | null,
): Promise<MobileLineReply> {
  const { db } = context
  const phone = parsedValue('phoneNumber', parsePhone(request.phoneNumber))
  if (phone.length !== 11) throw unparsedFieldError('phoneNumber', { problem: 'celular-vazio' })
  const id = request.idLead ?? (await leadWithoutAddress(context, request, key, channel))
  const row = await findLead(db, id)
  if (!row) throw leadNotFound()
  const idPlan = await takePlan(context, row, request, key, channel)
  const idPlanAddonBonus = await bonusOfLine(context, request.addon ?? row.origin.addon, phone)
  const version = await saveStep(context, {
    id,
    step: 'phone',
    body: { phone },
    expected: null,
    key: key && lineKey(key),
    channel,
  })
  await setBonus(db, id, idPlanAddonBonus, version)
  return { success: true, id, idPlan, idPlanAddonBonus, version }
}
