/** Saves and restores orders on a server that offers only the calls of the specification. */
import { inSpecification } from '../contract/lead-answers/answer-registry.ts'
import { isWinBack } from '../contract/is-win-back-offer.ts'
import { planOf } from './chosen-plan-and-price.ts'
import { idsOf, stepOf } from './journey-registry.ts'
import { phoneBody } from './phone-of-lead.ts'
import type { Order, StepId, WireStep, Answers, Facts, Step, Values } from './step-and-journey-types.ts'
import type { Lead } from '../contract/reply-fields-in-browser/lead.ts'
import { checkAnswer } from './check-answer.ts'
import { noFacts } from './initial-server-data-and-clearing-rules.ts'
import { withPassedQuestions } from './optional-questions.ts'

/** How an answer is stored by its own call. */
export interface SavedAnswer {
  readonly step: StepId
  readonly wire: WireStep
  readonly body: Readonly<Record<string, unknown>>
}

/** Returns how the answers of an order are stored, in the order of the journey. Masked answers are left out. */
export function savedAnswers(order: Order): readonly SavedAnswer[] {
  return idsOf(order, 'chat').flatMap((id): readonly SavedAnswer[] => {
    const answer = order.answers[id]
    if (!answer || answer.isUnsure || Object.keys(answer.values).length === 0) return []
    const step = stepOf(order, id)
    const save = step.save?.(answer.values, order)
    if (save) return [{ step: id, wire: save.step, body: save.body }]
    // the mobile number has a call of its own, which stores no telephone
    return step.submits === 'line' ? [{ step: id, wire: 'phone', body: phoneBody(answer.values) }] : []
  })
}

/** Parts of an address, which a lead has under `address`. */
const MOVES: readonly WireStep[] = ['cep', 'number']

/**
 * Returns the lead that an order is so far.
 * @param house the house, in wire names
 */
export function wholeLead(order: Order, house: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { coverage } = order.facts
  const { address: street, ...complements } = {
    address: '',
    ...savedAnswers(order).find(({ wire }) => wire === 'address')?.body,
  }
  const sku = planOf(order)?.sku ?? order.wish.sku
  const { cep: _known, ...place } = coverage?.address ?? { cep: '' }
  const bodies = savedAnswers(order).filter(
    ({ wire }) => wire !== 'address' && !MOVES.includes(wire) && inSpecification(wire) !== 'none',
  )
  return {
    address: {
      ...place,
      ...house,
      ...(typeof street === 'string' && street ? { address: street } : {}),
      complement: order.answers['nr-imovel']?.values.complement ?? '',
    },
    ...complements,
    ...(coverage?.infra ? { infra: coverage.infra } : {}),
    ...(sku ? { winBack: isWinBack(sku) } : {}),
    ...Object.assign({}, ...bodies.map(({ body }) => body)),
  }
}

const SUFFIXES = ['', '2', '3'] as const

/** The values of a lead by the names of the form fields that ask for them. */
export function valuesOf(lead: Lead): Values {
  const { bankInfo, schedules, address, ...rest } = lead
  const dates = schedules.flatMap(({ date, period }, at) => [
    [`date${SUFFIXES[at] ?? ''}`, date],
    [`period${SUFFIXES[at] ?? ''}`, period],
  ])
  const person = lead.cnpj ? [['person_type', 'pj']] : lead.cpf ? [['person_type', 'pf']] : []
  const known = Object.entries({ ...address, ...rest, ...bankInfo, address: undefined })
  const texts = [...known, ...dates, ...person].flatMap(([name, value]) =>
    value === undefined || value === null || value === '' || typeof value === 'object'
      ? []
      : [[String(name), String(value)] as const],
  )
  return Object.fromEntries(texts)
}

/** Returns the known values of a step's fields; null if there are none. */
function knownOf(step: Step, told: Values, kept: Values | undefined): Values | null {
  const given = step.fields.flatMap(({ name }) =>
    told[name] === undefined ? [] : [[name, told[name]] as const],
  )
  if (kept === undefined && given.length === 0) return null
  return { ...kept, ...Object.fromEntries(given) }
}

/**
 * @param told values by field name, as the server returns them
 * @param kept the answers that this tab has kept
 */
export function restoreOrderBySpecification(
  base: Pick<Order, 'journey' | 'prefix' | 'wish' | 'today'>,
  told: Values,
  kept: Readonly<Record<StepId, Values>>,
  facts: Partial<Facts>,
): Order {
  const answers: { -readonly [K in keyof Answers]: Answers[K] } = {}
  let order: Order = { ...base, answers: {}, facts: { ...noFacts, ...facts }, finished: null }
  // in the order of the chat, where every answer comes after the answers that it depends on
  for (const id of idsOf(order, 'chat')) {
    const step = stepOf(order, id)
    const values = step.kind === 'question' ? knownOf(step, told, kept[id]) : null
    const checked = values && checkAnswer(step, values, order)
    if (!checked || 'problems' in checked || !step.applies(order)) continue
    const masked = step.secret && step.show ? { masked: step.show(checked.values, order) } : {}
    answers[id] = { values: checked.values, ...masked }
    order = { ...order, answers: { ...answers } }
  }
  return withPassedQuestions(order)
}
