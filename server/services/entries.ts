import { randomUUID } from 'node:crypto'
import type { LeadReply, LeadStep } from '../../src/contract/lead.ts'
import { StepBodies } from '../../src/contract/lead.ts'
import type { LegacyLeadRequest } from '../../src/contract/legacy-lead.ts'
import type { RentaReply, RentaRequest } from '../../src/contract/mobile-line.ts'
import { parsePhone } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import { leadNotFound, misshapen, Refusal, unparsed } from '../errors.ts'
import { explain } from '../repositories/answers.ts'
import type { LeadRow, LeadPlace } from '../rules/lead-row.ts'
import { createLead, findLead, setBonus } from '../repositories/leads.ts'
import { readAnswer } from '../rules/answers.ts'
import { answerContext, saveStep } from './answers.ts'
import { bonusOfLine } from './bonus.ts'
import { creationKey, onceById } from './creation.ts'
import { openLead } from './leads.ts'
import { trackingOf } from './tracking.ts'

/** A lead whose address is not known yet. */
const NOWHERE: LeadPlace = {
  cep: '',
  address: '',
  neighborhood: '',
  city: '',
  state: '',
  number: '',
  complement: '',
  is_block_allotment: false,
  block_number: '',
  allotment_number: '',
  infra: null,
  area: null,
  team: null,
  plans: [],
}

/** What the address step adds to a house; a complement alone belongs to the house itself. */
const ADDRESS = [
  'address',
  'neighborhood',
  'complemento1',
  'complemento2',
  'customComplement',
  'notFoundComplement',
  'accessNotes',
] as const

/** Steps stored by the creation of the lead itself. */
const ALONG: ReadonlySet<LeadStep> = new Set(['name', 'phone', 'email'])

/** Bodies of the steps answered by a legacy request, in funnel order. */
function answersIn(r: LegacyLeadRequest): [LeadStep, unknown][] {
  const all: [LeadStep, boolean, unknown][] = [
    ['plan', r.idPlan !== undefined, { idPlan: r.idPlan }],
    ['name', r.name !== undefined, { name: r.name, webcare_tuid: r.webcare_tuid }],
    ['phone', r.phone !== undefined, { phone: r.phone, acceptPhoneContact: r.acceptPhoneContact }],
    ['email', r.email !== undefined, { email: r.email, accept_promotions: r.accept_promotions ?? false }],
    ['birthDate', r.birth_date !== undefined, { birth_date: r.birth_date }],
    ['motherName', r.mothers_name !== undefined, { mothers_name: r.mothers_name }],
    ['documentNumber', Boolean(r.cpf ?? r.cnpj), { cpf: r.cpf, cnpj: r.cnpj }],
    ['dueDate', r.due_date !== undefined, { due_date: r.due_date }],
    [
      'bankInfo',
      r.direct_debit !== undefined,
      { direct_debit: r.direct_debit, bankInfo: r.bankInfo, deviceInfo: r.deviceInfo },
    ],
    ['address', ADDRESS.some((name) => r[name] !== undefined), r],
    ['scheduleDate', Boolean(r.schedules?.length), { schedules: r.schedules }],
  ]
  return all.flatMap(([step, isGiven, body]) => (isGiven ? [[step, body] as [LeadStep, unknown]] : []))
}

/**
 * POST lead (legacy): lead-v2 plus answers in one request. All answers are validated before anything is stored;
 * without coverage they are not kept.
 */
export async function openLegacyLead(
  context: Context,
  request: LegacyLeadRequest,
  key: string | null,
  channel: string | null,
): Promise<LeadReply> {
  const bodies = answersIn(request).map(([step, raw]) => {
    const parsed = StepBodies[step].safeParse(raw)
    if (!parsed.success) throw misshapen(parsed.error.issues, raw)
    return { step, body: parsed.data }
  })
  const rules = await answerContext(context, 'check')
  for (const { step, body } of bodies) readAnswer(step, body, rules)
  const reply = await openLead(context, request, key, channel)
  const id = reply.idLead
  if (id === null) return reply
  const versions = { ...reply.versions }
  for (const { step, body } of bodies) {
    if (ALONG.has(step)) continue
    const write = { id, step, body, expected: null, key: key && `${key}.${step}`, channel }
    versions[step] = await saveStep(context, write)
  }
  return { ...reply, versions }
}

/** A lead of which only the mobile line is known; created once per key. */
function leadWithoutAddress(
  context: Context,
  request: RentaRequest,
  given: string | null,
  channel: string | null,
): Promise<string> {
  const key = creationKey(context, given, { to: 'bring a line', ...request })
  return onceById(context, key, async () => {
    const id = randomUUID()
    const at = context.clock.now()
    const origin = { addon: request.addon ?? '', ...trackingOf(request) }
    await createLead(context.db, { id, at, place: NOWHERE, origin, channel, key })
    return id
  })
}

/**
 * The plan that the mobile line was brought for, stored as the step `plan` is (F7.22); returns the plan that the lead
 * has now. A plan that is not on offer changes nothing, since the line alone is worth keeping. A plan the lead already
 * has is not written: its version would change, and the next correction on an open page would conflict. A retry,
 * recognised by the key of its telephone, leaves a plan that was chosen since.
 */
async function takePlan(
  context: Context,
  row: LeadRow,
  { idPlan }: RentaRequest,
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
    if (error instanceof Refusal && error.code === 'plan_unavailable') return before
    throw error
  }
}

const lineKey = (key: string) => `${key}.line`

const isRepeated = async ({ db }: Context, id: string, key: string | null): Promise<boolean> =>
  key !== null && (await explain(db, id, 'phone', lineKey(key)))?.kept != null

/**
 * POST lead/createFromRenta: attaches the mobile line and its plan to the lead, or creates one without an address; the
 * phone number counts as answered (D5). An unknown line, or one of a different brand than the campaign's, brings no
 * bonus (D68). A retry with the same key returns the same version and leaves later answers alone.
 */
export async function createFromRenta(
  context: Context,
  request: RentaRequest,
  key: string | null,
  channel: string | null,
): Promise<RentaReply> {
  const { db } = context
  const phone = parsePhone(request.phoneNumber)
  if ('problem' in phone) throw unparsed('phoneNumber', phone)
  if (phone.value.length !== 11) throw unparsed('phoneNumber', { problem: 'celular-vazio' })
  const id = request.idLead ?? (await leadWithoutAddress(context, request, key, channel))
  const row = await findLead(db, id)
  if (!row) throw leadNotFound()
  const idPlan = await takePlan(context, row, request, key, channel)
  const idPlanAddonBonus = await bonusOfLine(context, request.addon ?? row.origin.addon, phone.value)
  const version = await saveStep(context, {
    id,
    step: 'phone',
    body: { phone: phone.value },
    expected: null,
    key: key && lineKey(key),
    channel,
  })
  await setBonus(db, id, idPlanAddonBonus, version)
  return { success: true, id, idPlan, idPlanAddonBonus, version }
}
