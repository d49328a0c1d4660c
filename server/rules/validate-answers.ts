import { consentVersions } from '../../src/content/consent-versions.ts'
import { DUE_DATES } from '../../src/contract/due-days.ts'
import type { Lead, LeadStep, StepBody } from '../../src/contract/lead.ts'
import { parseCnpj } from '../../src/lib/cnpj.ts'
import { parseCpf } from '../../src/lib/cpf.ts'
import { brToIso, isBrDate, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { parseBirthDate, wrongDate } from '../../src/lib/parse-and-format-dates.ts'
import { parseEmail } from '../../src/lib/email.ts'
import { parseName } from '../../src/lib/name.ts'
import { parsePhone } from '../../src/lib/phone.ts'
import type { Parsed } from '../../src/lib/parse-result.ts'
import type { Shelf } from './catalogue-types.ts'
import { absent, planUnavailable, unparsed } from '../errors.ts'
import { addressParts } from './address-parts.ts'
import { readBankInfo } from './bank-account.ts'
import { sealAnswers } from './sealed-answers.ts'
import { installationDays } from './installation-days.ts'

/**
 * What `readAnswer` needs to prepare an answer for storage: the current time, the catalogue, and functions to
 * encrypt values.
 */
export type AnswerContext = {
  now: Date
  shelf: Shelf
  seal: (plain: string) => string
  /** Whether birth date and access notes are stored sealed, too. */
  sealsMore: boolean
  lookup: (plain: string) => string
  /** The e-mail domains of employees. */
  corporateDomains: readonly string[]
}

/** An answer that is ready to store. */
export type Answer = {
  step: LeadStep
  values: Record<string, unknown>
  /** The values are merged into the stored answer instead of replacing it. */
  adds?: true
  /** The risk check must be repeated. */
  resetsRisk?: true
  /** The answer is accepted only if this plan is on offer at the lead's address. */
  plan?: string
  /** The e-mail address is not corporate, so it is refused for a lead with the employee offer (D6). */
  notCorporate?: true
  /** The HMAC of the CPF or CNPJ. */
  document?: string
  /** The consent that was given or refused; it is recorded in the history. */
  consent?: Consent
}

/**
 * What the visitor agreed to or refused, under the API's field names. `text` is the version of the wording.
 */
export type Consent = { accept_promotions?: boolean; acceptPhoneContact?: boolean; text: string }

/** Returns whether a validated e-mail address belongs to an employee. */
export const isCorporateEmail = (email: string, domains: readonly string[]): boolean =>
  domains.includes(email.slice(email.lastIndexOf('@') + 1))

function take<T>(field: string, parsed: Parsed<T>): T {
  if ('problem' in parsed) throw unparsed(field, parsed)
  return parsed.value
}

type Rules = { [S in LeadStep]: (body: StepBody<S>, context: AnswerContext) => Omit<Answer, 'step'> }

/** The rule of each step: it validates the body of the step's call and returns what to store. */
const rules: Rules = {
  name: (body) => ({
    values: { name: take('name', parseName(body.name)), webcare_tuid: body.webcare_tuid },
    resetsRisk: true,
  }),
  phone: (body, { seal, lookup }) => {
    const phone = take('phone', parsePhone(body.phone))
    const phone2 = body.phone2?.trim() ? seal(take('phone2', parsePhone(body.phone2))) : undefined
    const { acceptPhoneContact } = body
    return {
      values: { phone: seal(phone), phone2, lookup: lookup(phone), acceptPhoneContact },
      ...(acceptPhoneContact !== undefined && {
        consent: { acceptPhoneContact, text: consentVersions.acceptPhoneContact },
      }),
    }
  },
  email: (body, { lookup, corporateDomains }) => {
    const email = take('email', parseEmail(body.email))
    const isCorporate = isCorporateEmail(email, corporateDomains)
    return {
      values: { email, accept_promotions: body.accept_promotions, lookup: lookup(email.toLowerCase()) },
      ...(!isCorporate && { notCorporate: true }),
      consent: { accept_promotions: body.accept_promotions, text: consentVersions.accept_promotions },
    }
  },
  birthDate: (body, { now }) => ({
    values: { birth_date: take('birth_date', parseBirthDate(body.birth_date, todayInSaoPaulo(now))) },
    resetsRisk: true,
  }),
  motherName: (body, { seal }) => ({
    values: { mothers_name: seal(take('mothers_name', parseName(body.mothers_name))) },
    resetsRisk: true,
  }),
  documentNumber: (body, { seal, lookup }) => {
    const isCompany = Boolean(body.cnpj?.trim())
    if (!isCompany && body.cpf === undefined) throw absent(['cpf'])
    const document = isCompany
      ? take('cnpj', parseCnpj(body.cnpj ?? ''))
      : take('cpf', parseCpf(body.cpf ?? ''))
    return {
      values: { [isCompany ? 'cnpj' : 'cpf']: seal(document), lookup: lookup(document) },
      document: lookup(document),
      resetsRisk: true,
    }
  },
  address: (body) => ({ values: addressParts(body) }),
  dueDate: (body) => {
    if (!DUE_DATES.some((day) => day === body.due_date)) {
      throw unparsed('due_date', { problem: 'vencimento-vazio' })
    }
    return { values: { due_date: body.due_date } }
  },
  plan: (body, { shelf }) => {
    const plan = shelf.byId.get(body.idPlan)
    if (!plan) throw planUnavailable()
    // Prices come from the catalogue, never from the client (S7). They are compared again when the order is
    // placed.
    const { price, price_with_dacc, price_full } = plan
    return { values: { idPlan: plan.id, accepted: { price, price_with_dacc, price_full } }, plan: plan.id }
  },
  bankInfo: (body, { shelf, seal }) => {
    const { direct_debit } = body
    const deviceInfo = body.deviceInfo && seal(JSON.stringify(body.deviceInfo))
    // Without direct debit there is no account to store (F§5). With direct debit, the choice may arrive
    // before the account, because they are separate questions. Choosing direct debit again does not remove
    // the account.
    if (!direct_debit) return { values: { direct_debit, deviceInfo } }
    if (!body.bankInfo) return { values: { direct_debit, deviceInfo }, adds: true }
    const bankInfo = seal(JSON.stringify(readBankInfo(body.bankInfo, shelf.banks)))
    return { values: { direct_debit, bankInfo, deviceInfo } }
  },
  scheduleDate: (body, { now }) => {
    const open = new Set(installationDays(now))
    for (const { date } of body.schedules) {
      if (!isBrDate(date)) throw unparsed('date', wrongDate(date, true))
      if (!open.has(brToIso(date))) {
        throw unparsed('date', { problem: 'dia-cheio' })
      }
    }
    return { values: { schedules: body.schedules } }
  },
}

/**
 * The values of each step that GET lead returns unmasked. All other values are returned masked or not at all
 * (S3, S4).
 */
export const SHOWN = {
  name: ['name'],
  phone: ['acceptPhoneContact'],
  email: ['email', 'accept_promotions'],
  birthDate: ['birth_date'],
  dueDate: ['due_date'],
  plan: ['idPlan'],
  bankInfo: ['direct_debit'],
} as const satisfies Partial<Record<LeadStep, readonly (keyof Lead)[]>>

/**
 * Validates the answer to a step and makes it ready to store. Throws a Refusal with the message for the
 * visitor.
 */
export function readAnswer<S extends LeadStep>(step: S, body: StepBody<S>, context: AnswerContext): Answer {
  const rule: (body: StepBody<S>, context: AnswerContext) => Omit<Answer, 'step'> = rules[step]
  const answer = { step, ...rule(body, context) }
  if (!context.sealsMore) return answer
  const sealed: Partial<Record<LeadStep, object>> = sealAnswers({ [step]: answer.values }, context.seal)
  return { ...answer, values: { ...(sealed[step] ?? answer.values) } }
}
