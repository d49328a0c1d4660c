/**
 * Fields of the analytics event 'funil_recuperacao', which reports how far an order has come, so that marketing can
 * bring visitors back to unfinished orders. It is sent at 14 steps, in order. Each step follows a particular answer or
 * event, and adds its fields to those of the earlier steps.
 */
import { isStepOf, stepOf } from './journey-registry.ts'
import type { Order, StepId } from './step-and-journey-types.ts'

/** Fields of the analytics event 'funil_recuperacao', by their specified names. */
export type FunnelEventFields = Readonly<Record<string, unknown>>

/**
 * What has just happened in the order: a step was answered, the coverage check returned a result, or the
 * order was finished.
 */
export type FunnelMoment = { readonly step: StepId } | 'coverage' | 'finished'

/**
 * What triggers a step of the event 'funil_recuperacao': an answer to one of these steps, the result of the
 * coverage check, or the end of the order.
 */
type Trigger = readonly StepId[] | 'coverage' | 'finished'

interface Row {
  readonly step: number
  readonly after: Trigger
  fields(order: Order): FunnelEventFields
}

/** Returns a value of an answer; undefined if the value is unknown or known only in masked form. */
const given = ({ answers }: Order, step: StepId, name: string): string | undefined =>
  answers[step]?.values[name] || undefined

/** Returns the value of a checkbox or a yes-or-no choice; undefined if it is unknown. */
function said(order: Order, step: StepId, name: string): boolean | undefined {
  const value = given(order, step, name)
  return value === undefined ? undefined : value === 'true'
}

/** Formats a phone number for tracking, with the country code and only digits: '5511987654321'. */
export const phoneForTracking = (phone: string | undefined): string | undefined =>
  phone && `55${phone.replaceAll(/\D/g, '')}`

const phone = (order: Order) =>
  phoneForTracking(given(order, 'telefone', 'phone') ?? given(order, 'consulta-telefone', 'phone'))

const complement = (order: Order) =>
  given(order, 'instalacao', 'customComplement') ??
  ([given(order, 'instalacao', 'complemento1'), given(order, 'instalacao', 'complemento2')]
    .filter(Boolean)
    .join(' ') ||
    given(order, 'nr-imovel', 'complement'))

/** Returns the requested installation dates, up to three. */
function schedules({ answers }: Order): FunnelEventFields[] | undefined {
  const values = answers['data-instalacao']?.values ?? {}
  const wishes = ['', '2', '3'].flatMap((suffix) => {
    const date = values[`date${suffix}`]
    return date ? [{ date, period: values[`period${suffix}`] }] : []
  })
  return wishes.length > 0 ? wishes : undefined
}

const rows: readonly Row[] = [
  { step: 1, after: ['cep'], fields: (order) => ({ zip: given(order, 'cep', 'cep') }) },
  {
    step: 2,
    after: 'coverage',
    fields: (order) => ({
      streetNr: given(order, 'nr-imovel', 'number'),
      blockNr: given(order, 'nr-imovel', 'block_number'),
      lotNr: given(order, 'nr-imovel', 'allotment_number'),
      planoAvailable: order.facts.coverage ? order.facts.coverage.plans.length > 0 : undefined,
      email: given(order, 'email', 'email'),
      phone: phone(order),
    }),
  },
  { step: 3, after: ['nome'], fields: (order) => ({ name: given(order, 'nome', 'name') }) },
  {
    step: 4,
    after: ['telefone', 'consulta-telefone'],
    // only the landing pages ask for this consent; if it was not asked for, it is reported as false
    fields: (order) => ({
      phone: phone(order),
      acceptPhoneContact:
        said(order, 'telefone', 'acceptPhoneContact') ??
        said(order, 'consulta-telefone', 'acceptPhoneContact') ??
        (phone(order) === undefined ? undefined : false),
    }),
  },
  {
    step: 5,
    after: ['email'],
    fields: (order) => ({
      email: given(order, 'email', 'email'),
      acceptEmailOffers: said(order, 'email', 'accept_promotions'),
    }),
  },
  {
    step: 6,
    after: ['data-nascimento'],
    fields: (order) => ({ birthDate: given(order, 'data-nascimento', 'birth_date') }),
  },
  {
    step: 7,
    after: ['nome-mae'],
    fields: (order) => ({ motherName: given(order, 'nome-mae', 'mothers_name') }),
  },
  {
    step: 8,
    after: ['cpf'],
    fields: (order) => ({ cpf: given(order, 'cpf', 'cpf'), cnpj: given(order, 'cpf', 'cnpj') }),
  },
  {
    step: 9,
    after: ['instalacao'],
    fields: (order) => ({
      complement: complement(order),
      street: given(order, 'instalacao', 'address') ?? (order.facts.coverage?.address?.address || undefined),
    }),
  },
  {
    step: 10,
    after: ['data-de-vencimento'],
    fields: (order) => ({ dueDate: given(order, 'data-de-vencimento', 'due_date') }),
  },
  {
    step: 11,
    after: ['ativar-debito'],
    fields: (order) => ({ directDebit: said(order, 'ativar-debito', 'direct_debit') }),
  },
  {
    step: 12,
    after: ['conta-debito'],
    fields: (order) => ({
      bankId: given(order, 'conta-debito', 'bank'),
      bankAccountAgency: given(order, 'conta-debito', 'agency'),
      bankAccountNr: given(order, 'conta-debito', 'account_number'),
    }),
  },
  {
    step: 13,
    after: ['data-instalacao'],
    fields: (order) => ({ installationSchedules: schedules(order) }),
  },
  {
    step: 14,
    after: 'finished',
    fields: (order) => ({ accept_information: order.finished ? true : undefined }),
  },
]

/**
 * Returns the event fields of a step of the recovery funnel, including those of all earlier steps. Unknown
 * values are omitted.
 */
export function funnelFields(step: number, order: Order): FunnelEventFields {
  const known = rows.filter((row) => row.step <= step).flatMap((row) => Object.entries(row.fields(order)))
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}

/**
 * Returns the numbers of the funnel steps to report now. If the question instalacao (rest of the address) is
 * skipped, its funnel step (9) is reported together with that of the document (8).
 */
export function funnelSteps(moment: FunnelMoment, order: Order): readonly number[] {
  if (typeof moment === 'string') return numbers((after) => after === moment)
  const { step } = moment
  const passed = step === 'cpf' && !asks(order, 'instalacao') ? ['cpf', 'instalacao'] : [step]
  return numbers((after) => typeof after !== 'string' && passed.some((id) => after.includes(id)))
}

/**
 * Whether a step of the funnel is still to come before the given one: an earlier question is asked in this order and
 * has no answer yet, or the address is not checked yet.
 */
export const isEarlierAhead = (step: number, order: Order): boolean =>
  rows.some((row) => row.step < step && isAhead(row.after, order))

function isAhead(after: Trigger, order: Order): boolean {
  if (after === 'finished') return false
  if (after === 'coverage') return order.facts.coverage === null && asks(order, 'verificando-disponibilidade')
  return after.some((step) => asks(order, step)) && !after.some((step) => order.answers[step])
}

const numbers = (isIt: (after: Trigger) => boolean) =>
  rows.filter(({ after }) => isIt(after)).map(({ step }) => step)

const asks = (order: Order, step: StepId) => isStepOf(order, step) && stepOf(order, step).applies(order)
