/** Handles the legacy call POST lead, which creates a lead together with its answers. */
import { answers } from '../../src/contract/lead-answers/answer-registry.ts'
import type { LeadReply, LegacyLeadRequest } from '../../src/contract/new-lead.ts'
import type { LeadStep } from '../../src/contract/lead.ts'
import type { Context } from '../context.ts'
import { invalidRequest } from '../api-errors.ts'
import { readAnswer } from '../rules/answers.ts'
import { answerContext, saveStep } from './store-lead-answers.ts'
import { createOrMoveLead } from './create-lead.ts'

/**
 * A legacy request answers the address step if it contains one of these fields. `complement` is not among
 * them, because it belongs to the house number.
 */
const { complement: _ofTheNumber, ...ADDRESS } = answers.address.body.shape
const addressFields = Object.keys(ADDRESS) as (keyof typeof ADDRESS)[]

/** Steps whose answers `createOrMoveLead` already stores when it creates the lead. */
const ALONG: ReadonlySet<LeadStep> = new Set(['name', 'phone', 'email'])

/** Returns the steps that a legacy request answers, in funnel order, each with the body of its own call. */
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
    ['address', addressFields.some((name) => r[name] !== undefined), r],
    ['scheduleDate', Boolean(r.schedules?.length), { schedules: r.schedules }],
  ]
  return all.flatMap(([step, isGiven, body]) => (isGiven ? [[step, body] as [LeadStep, unknown]] : []))
}

/**
 * Handles the legacy call POST lead: creates a lead as lead-v2 does and stores answers in the same request.
 * All answers are validated before anything is stored. If there is no coverage, no answer is stored.
 */
export async function openLegacyLead(
  context: Context,
  request: LegacyLeadRequest,
  key: string | null,
  channel: string | null,
): Promise<LeadReply> {
  const bodies = answersIn(request).map(([step, raw]) => {
    const parsed = answers[step].body.safeParse(raw)
    if (!parsed.success) throw invalidRequest(parsed.error.issues, raw)
    return { step, body: parsed.data }
  })
  const rules = await answerContext(context, 'check')
  for (const { step, body } of bodies) readAnswer(step, body, rules)
  const reply = await createOrMoveLead(context, request, key, channel)
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
