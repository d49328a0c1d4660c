import type { LeadRequest } from '../../contract/lead.ts'
import { check, withAnswer } from '../../funnel/answer.ts'
import { parsePlanWish, wishQuery } from '../../funnel/plan-choice.ts'
import { stepOf } from '../../funnel/journeys.ts'
import type { Order, PlanWish, Values } from '../../funnel/types.ts'
import { selectFlow, selectOrder } from '../../store/selectors.ts'
import { outside, select } from '../effects.ts'
import type { Memory } from '../outside.ts'

const KEPT = ['cep', 'nr-imovel'] as const

/**
 * Until a lead exists, and while its address is being corrected, cep, number, complement, block and lot are kept for
 * this tab, so that a reload lands on the same question (decisions 16). What is checked, the server keeps.
 */
export function* rememberAddress() {
  const { memory } = yield* outside()
  const { leadId, phase } = yield* select(selectFlow)
  const { answers, coverage } = yield* select(selectOrder)
  if (phase === 'loading') return // what was kept before is still to be read
  if (leadId && coverage) {
    memory.drop('address')
    memory.drop('checkKey')
    return
  }
  const kept = Object.fromEntries(KEPT.map((id) => [id, answers[id]?.values]))
  memory.write('address', JSON.stringify({ lead: leadId, ...kept }))
}

/** The house as the wire names it. */
export function houseOf({ answers }: Order) {
  const house = answers['nr-imovel']?.values ?? {}
  const block = house.is_block_allotment === 'true'
  return {
    cep: answers.cep?.values.cep ?? '',
    number: house.number ?? '',
    is_block_allotment: block,
    ...(block ? { block_number: house.block_number, allotment_number: house.allotment_number } : {}),
  }
}

export function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null // corrupted or of an old format: as if nothing was kept (faults 20)
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function textsOf(value: unknown): Values {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

function keptFor(leadId: string | null, memory: Memory) {
  const kept = parsed(memory.read('address'))
  return isRecord(kept) && (kept.lead ?? null) === leadId ? kept : null
}

/** The order with what was kept for its lead (null: it has none yet), validated again; of another lead it goes. */
export function withKeptAddress(order: Order, leadId: string | null, memory: Memory): Order {
  const kept = keptFor(leadId, memory)
  if (!kept) memory.drop('address')
  let found = order
  for (const id of KEPT) {
    const checked = check(stepOf(id), textsOf(kept?.[id]), order)
    if ('problems' in checked) break
    found = withAnswer(found, id, checked.values)
  }
  return found
}

/** Nothing is kept of a lead that is gone. */
export function dropAddressOf(leadId: string | null, memory: Memory): void {
  if (keptFor(leadId, memory)) memory.drop('address')
}

/** The plan a visitor came for outlives the address bar: it is kept for this tab. */
export function keptWish(fromAddress: PlanWish, memory: Memory): PlanWish {
  if (Object.keys(fromAddress).length) {
    memory.write('wish', wishQuery(fromAddress))
    return fromAddress
  }
  return parsePlanWish(new URLSearchParams(memory.read('wish') ?? ''))
}

/**
 * One Idempotency-Key per request that makes a lead: a check whose reply was lost with the page makes no second
 * one. It is kept no longer than the address is.
 */
export function* checkKey(request: LeadRequest) {
  const { memory, uuid } = yield* outside()
  if (request.id !== undefined) return uuid()
  const subject = JSON.stringify(request)
  const kept = parsed(memory.read('checkKey'))
  if (isRecord(kept) && kept.subject === subject && typeof kept.key === 'string') return kept.key
  const key = uuid()
  memory.write('checkKey', JSON.stringify({ subject, key }))
  return key
}
