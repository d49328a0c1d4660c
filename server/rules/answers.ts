/** Validates the answers of a visitor and prepares them for storage. */
import { consentVersions } from '../../src/content/consent-versions.ts'
import type { LeadStep, StepBody } from '../../src/contract/lead.ts'
import { brToIso, isBrDate, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { wrongDate } from '../../src/lib/parse-and-format-dates.ts'
import type { EditionCatalogue } from './catalogue-types.ts'
import { answerFieldsOf, isOptionalAnswer, resetsRisk, sealAnswers } from './answer-properties.ts'
import { missingField, parsedValue, planUnavailable, unparsedFieldError } from '../api-errors.ts'
import { readBankInfo } from './validate-bank-account.ts'
import { installationDays } from '../../src/lib/installation-days.ts'
import { addressAnswer } from '../../src/contract/lead-answers/address.ts'
import { cleanOptionalLine } from '../../src/lib/clean-typed-text.ts'
import type { LeadPlace } from './lead-row-types.ts'

/** What `readAnswer` needs: the current time, the catalogue, and functions to encrypt values. */
export type AnswerContext = {
  now: Date
  edition: EditionCatalogue
  seal: (plain: string) => string
  lookup: (plain: string) => string
  /** The e-mail domains of employees. */
  corporateDomains: readonly string[]
}

/** An answer that is ready to store. */
export type ValidatedAnswer = {
  step: LeadStep
  values: Record<string, unknown>
  /** The values are merged into the stored answer instead of replacing it. */
  adds?: true
  /** The risk check must be repeated. */
  resetsRisk?: true
  /** The answer is accepted only if this plan is on offer at the lead's address. */
  plan?: string
  /** The e-mail address is not corporate, so it is refused for a lead with the employee offer. */
  notCorporate?: true
  /** The HMAC of the CPF or CNPJ. */
  document?: string
  /** The consent that was given or refused; it is recorded in the history. */
  consent?: AnswerConsent
}

/** What the visitor agreed to or refused, under the API's field names. `text` is the version of the wording. */
export type AnswerConsent = { accept_promotions?: boolean; acceptPhoneContact?: boolean; text: string }

/** Returns whether a validated e-mail address belongs to an employee. */
export const isCorporateEmail = (email: string, domains: readonly string[]): boolean =>
  domains.includes(email.slice(email.lastIndexOf('@') + 1))

/** An answer without the step that it answers. */
type Kept = Omit<ValidatedAnswer, 'step'>

/** Prepares an answer as its declaration says (src/contract/lead-answers). */
function keep<S extends LeadStep>(step: S, body: StepBody<S>, context: AnswerContext): Kept {
  const { now, seal, lookup } = context
  const today = todayInSaoPaulo(now)
  const given: Readonly<Record<string, unknown>> = body
  const values: Record<string, unknown> = {}
  const consent: Record<string, unknown> = {}
  for (const [name, field] of answerFieldsOf(step)) {
    const sent = given[name]
    if (sent === undefined || (field.isDroppedIfBlank && typeof sent === 'string' && sent.trim() === ''))
      continue
    const isSkipped = sent === '' && isOptionalAnswer(step)
    if (field.options?.includes(sent) === false && !isSkipped)
      throw unparsedFieldError(name, { problem: 'escolha-vazia' })
    const value = field.parse ? parsedValue(name, field.parse(sent, today)) : sent
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    values[name] = field.kept === 'sealed' ? seal(text) : value
    if (field.lookUp) values.lookup = lookup(field.lookUp(value))
    if (field.isConsent) Object.assign(consent, { [name]: value, text: consentVersions[name as ConsentName] })
  }
  return {
    values,
    ...(resetsRisk(step) && { resetsRisk: true }),
    ...('text' in consent && { consent: consent as AnswerConsent }),
  }
}

type ConsentName = Exclude<keyof AnswerConsent, 'text'>

type Checks = { readonly [S in LeadStep]?: (body: StepBody<S>, context: AnswerContext) => Kept }

type Given = StepBody<'address'>
const NAMES = Object.keys(addressAnswer.body.shape) as (keyof Given)[]

/**
 * Returns every part of an answer to the step `address`: each text as one line, '' or false where none was given. A
 * stored answer lacks the parts that are newer than itself.
 */
export function addressParts(given: Given = {}): Required<Given> {
  const { notFoundComplement = false, ...texts } = given
  const lines = NAMES.map((name) => [
    name,
    name === 'notFoundComplement' ? notFoundComplement : cleanOptionalLine(texts[name]),
  ])
  return Object.fromEntries(lines) as Required<Given>
}

/** What the declaration of an answer cannot say: it validates the body and returns what to store. */
const checks: Checks = {
  plan: (body, { edition }) => {
    const plan = edition.byId.get(body.idPlan)
    if (!plan) throw planUnavailable()
    // Prices come from the catalogue, never from the client. They are compared again when the order is
    // placed.
    const { price, price_with_dacc, price_full } = plan
    return { values: { idPlan: plan.id, accepted: { price, price_with_dacc, price_full } }, plan: plan.id }
  },
  email: (body, context) => {
    if (!body.no_email && body.email === undefined) throw missingField(['email'])
    // without an address nothing can be mailed, promotions neither
    const kept = body.no_email
      ? keep('email', { no_email: true, accept_promotions: false }, context)
      : keep('email', body, context)
    const isCorporate = isCorporateEmail(String(kept.values.email), context.corporateDomains)
    return { ...kept, ...(!isCorporate && { notCorporate: true }) }
  },
  documentNumber: ({ cpf, cnpj }, context) => {
    const isCompany = Boolean(cnpj?.trim())
    if (!isCompany && cpf === undefined) throw missingField(['cpf'])
    const kept = keep('documentNumber', isCompany ? { cnpj } : { cpf }, context)
    return { ...kept, document: String(kept.values.lookup) }
  },
  address: (body) => ({ values: addressParts(body) }),
  bankInfo: (body, context) => {
    const { direct_debit, bankInfo, deviceInfo } = body
    // Without direct debit there is no account to store. With direct debit, the choice may arrive
    // before the account, because they are separate questions. Choosing direct debit again does not remove
    // the account.
    if (!direct_debit) return keep('bankInfo', { direct_debit, deviceInfo }, context)
    if (!bankInfo) return { ...keep('bankInfo', { direct_debit, deviceInfo }, context), adds: true }
    const account = readBankInfo(bankInfo, context.edition.banks)
    return keep('bankInfo', { direct_debit, bankInfo: account, deviceInfo }, context)
  },
  scheduleDate: (body, { now }) => {
    const open = new Set(installationDays(now))
    for (const { date } of body.schedules) {
      if (!isBrDate(date)) throw unparsedFieldError('date', wrongDate(date, true))
      if (!open.has(brToIso(date))) {
        throw unparsedFieldError('date', { problem: 'dia-cheio' })
      }
    }
    return { values: { schedules: body.schedules } }
  },
}

/** Validates the answer to a step and makes it ready to store. Throws an HttpError with the visitor's message. */
export function readAnswer<S extends LeadStep>(
  step: S,
  body: StepBody<S>,
  context: AnswerContext,
): ValidatedAnswer {
  const check: Checks[S] = checks[step]
  const answer = { step, ...(check ? check(body, context) : keep(step, body, context)) }
  const sealed: Partial<Record<LeadStep, object>> = sealAnswers({ [step]: answer.values }, context.seal)
  return { ...answer, values: { ...(sealed[step] ?? answer.values) } }
}

/** The empty address of a lead, until the visitor has given one. */
export const EMPTY_ADDRESS: Omit<LeadPlace, 'infra' | 'area' | 'team' | 'plans' | 'onRecord'> = {
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
}
