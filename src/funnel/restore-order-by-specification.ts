/**
 * Restores an order from the replies of a server that offers only the calls of the specification. Answers that those
 * replies do not contain are taken from this tab's storage; what is in neither is asked again.
 */
import type { Lead } from '../contract/reply-fields-in-browser/lead.ts'
import { checkAnswer } from './check-answer.ts'
import { noFacts } from './initial-server-data-and-clearing-rules.ts'
import { idsOf, stepOf } from './journey-registry.ts'
import { withPassedQuestions } from './optional-questions.ts'
import type { Answers, Facts, Order, Step, StepId, Values } from './step-and-journey-types.ts'

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
