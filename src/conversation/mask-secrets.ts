import { stepOf } from '../funnel/journeys.ts'
import type { Order, StepId, Values } from '../funnel/types.ts'
import { normalise } from '../lib/text.ts'

/** The most characters that are shown of a visitor's message. */
const LIMIT = 280

/** Values found for a step, whether they are recorded or in doubt. */
export interface Understood {
  readonly step: StepId
  readonly values: Values
}

/** Builds a pattern for numbers of at least so many digits, with the separators that people type. */
const numbers = (from: number) => new RegExp(`\\(?\\d(?:[\\s./()-]*\\d){${from - 1},}`, 'g')

/**
 * Returns the number of digits from which on a number counts as secret, because it may be a document, a phone number or
 * an account. It is higher while the chat asks for a CEP or a date.
 */
function secretFrom(order: Order, position: StepId, understood: readonly Understood[]): number {
  const { isKeptInTab, secret, view } = stepOf(order, position)
  if (secret || understood.some(({ step }) => stepOf(order, step).secret)) return 4
  return isKeptInTab || view === 'dates' ? 9 : 7
}

/** A date. It may be a birth date, which has no more digits than a CEP. */
const DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g

/** Whether a message has neither letters nor digits left. */
const isBare = (text: string) => !/[\p{L}\d]/u.test(text)

/**
 * Returns a message as the conversation may show it: shortened, and with everything that may be secret replaced by '…',
 * because secrets are never shown in full again (D22).
 * @param position the open question
 * @param understood values found in the message
 * @returns '' if nothing is left to show
 */
export function withoutSecrets(
  order: Order,
  position: StepId,
  message: string,
  understood: readonly Understood[] = [],
): string {
  const typed = message.replace(/\s+/g, ' ').trim()
  const words = new Set(
    understood
      .filter(({ step }) => stepOf(order, step).secret)
      .flatMap(({ values }) => Object.values(values))
      .flatMap((value) => normalise(value).split(' '))
      .filter((word) => word.length > 1 && word !== 'true' && word !== 'false'),
  )
  const plain = typed
    .split(' ')
    .map((word) => (words.has(normalise(word).replace(/[^\p{L}\d@.]/gu, '')) ? '…' : word))
    .join(' ')
    .replace(stepOf(order, position).view === 'dates' ? /(?!)/ : DATE, '…')
    .replace(numbers(secretFrom(order, position, understood)), '…')
    .replace(/…(?:\s*…)+/g, '…')
  if (isBare(plain)) return ''
  return plain.length > LIMIT ? `${plain.slice(0, LIMIT)}…` : plain
}
