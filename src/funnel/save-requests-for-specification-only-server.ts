/**
 * Builds the save requests for a server that offers only the calls of the specification: one request per answer, and
 * one with the whole lead.
 */
import { inSpecification } from '../contract/lead-answers/answer-registry.ts'
import { isWinBack } from '../contract/is-win-back-offer.ts'
import { planOf } from './chosen-plan-and-price.ts'
import { idsOf, stepOf } from './journey-registry.ts'
import { phoneBody } from './save-and-restore-phone.ts'
import type { Order, StepId, WireStep } from './step-and-journey-types.ts'

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
