/**
 * Completes a house number or flat in a message with the part that is already known, so that nothing is asked twice. If
 * the message says that the address is a house, the chat does not ask "É casa ou apartamento?".
 */
import { findStep, stepOf } from '../../funnel/journey-registry.ts'
import type { Order, Values } from '../../funnel/step-and-journey-types.ts'
import { saysHouse, saysNoFlat } from '../../understanding/extractors/house-or-flat.ts'
import type { Doubt, Reading } from '../../understanding/reading-types.ts'
import { MessageText } from '../../understanding/words/prepared-message-text.ts'

/** @param pending the doubt that was open before the message */
export function completeHouse(
  reading: Reading,
  message: string,
  order: Order,
  pending: Doubt | null = null,
): Reading {
  const step = findStep(order, ({ second }) => second !== undefined)
  if (!step) return reading
  const { id } = step
  const answer = order.answers[id]
  const recorded = answer && !answer.isUnsure ? answer.values : null
  const told = reading.answers[id]
  const withValues = (values: Values): Reading => ({
    ...reading,
    answers: { ...reading.answers, [id]: values },
    doubts: reading.doubts.filter((doubt) => doubt.step !== id),
  })
  if (!told) {
    const { complement } = reading.doubts.find((doubt) => doubt.step === id && isPart(doubt))?.values ?? {}
    if (!complement || !recorded) return reading
    const values = { ...recorded, complement }
    if (!lacksPart(message, complement)) return withValues(values)
    const doubts = reading.doubts.filter((doubt) => doubt.step !== id)
    return { ...reading, doubts: [...doubts, { step: id, values, why: 'confirm' }] }
  }
  if (told.complement || !told.number) return reading
  // a number that is corrected keeps its flat: 'o da minha casa é 210'
  if (saysHouse(message) && (!recorded?.complement || saysNoFlat(message)))
    return withValues({ ...told, home: 'house' })
  const isElsewhere = Object.keys(reading.answers).some(
    (each) => each !== id && stepOf(order, each).isKeptInTab,
  )
  const { complement } =
    (pending?.step === id && isPart(pending) ? pending.values : isElsewhere ? null : recorded) ?? {}
  return complement ? withValues({ ...told, complement }) : reading
}

/** What a complement names, under each of its words. */
const PARTS_OF_COMPLEMENT = [
  /\b(?:bloco|bl)\b/,
  /\btorre\b/,
  /\b(?:apto?|apt|ape|apartamento)\b/,
  /\blote\b/,
  /\bquadra\b/,
]

/** Whether a message names a part of the address that is missing from its complement: 'bloco é o B, ap é 33'. */
function lacksPart(message: string, complement: string): boolean {
  const [said, told] = [message, complement].map((text) => new MessageText(text).said) as [string, string]
  return PARTS_OF_COMPLEMENT.some((part) => part.test(said) && !part.test(told))
}

/** Whether only the flat was said: 'apto 42'. */
const isPart = ({ why, values }: Doubt): boolean => why === 'part' && !values.number && !values.block_number
