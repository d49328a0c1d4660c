/** Puts people last on the call list if too many of that day came from their IP network (docs/decisions/0083). */
import type { LeadStep } from '../../src/contract/lead.ts'
import type { Context } from '../context.ts'
import { isContactable, putLeadLastOnCallList } from '../repositories/leads.ts'
import { putWaitingEntryLastOnCallList } from '../repositories/waiting-list.ts'
import type { RequestIpAddress } from '../rules/request-ip-address-types.ts'

/** The answers with which the visitor of a lead comes onto the call list. */
const CONTACT_STEPS: ReadonlySet<LeadStep> = new Set(['phone', 'documentNumber'])

/**
 * Counts a lead that these answers have brought onto the call list, and puts it last if too many leads of that day came
 * from its network.
 */
export async function putLeadLastIfNetworkIsBusy(
  { db, callListShares }: Pick<Context, 'db' | 'callListShares'>,
  id: string,
  steps: readonly LeadStep[],
  requestIp: RequestIpAddress,
): Promise<void> {
  if (!steps.some((step) => CONTACT_STEPS.has(step))) return
  if (!(await isContactable(db, id)) || callListShares.leads(requestIp, id)) return
  await putLeadLastOnCallList(db, id)
}

/**
 * Counts an entry of the waiting list that has a phone number, and puts it last if too many entries of that day came
 * from its network.
 */
export async function putWaitingEntryLastIfNetworkIsBusy(
  { db, callListShares }: Pick<Context, 'db' | 'callListShares'>,
  id: string,
  phone: string | undefined,
  requestIp: RequestIpAddress,
): Promise<void> {
  if (phone === undefined || callListShares.waiting(requestIp, id)) return
  await putWaitingEntryLastOnCallList(db, id)
}
