import { stepOf } from '../funnel/journeys.ts'
import type { Order, StepId, Values } from '../funnel/types.ts'
import { normalise } from '../lib/text.ts'

/** The longest line of a visitor's shown in the conversation. */
const LIMIT = 280

/** What was understood of a step, whether it is recorded or asked about. */
export interface Understood {
  readonly step: StepId
  readonly values: Values
}

/** Digits in a row, with anything between them that people type there. */
const numbers = (from: number) => new RegExp(`\\(?\\d(?:[\\s./()-]*\\d){${from - 1},}`, 'g')

/**
 * From how many digits on a number may be a document, a telephone or an account: not a CEP where an address is asked
 * for, nor a day where a visit is.
 */
function secretFrom(order: Order, position: StepId, understood: readonly Understood[]): number {
  const { isKeptInTab, secret, view } = stepOf(order, position)
  if (secret || understood.some(({ step }) => stepOf(order, step).secret)) return 4
  return isKeptInTab || view === 'dates' ? 9 : 7
}

/** Birth dates have as many digits as a CEP. */
const DATE = /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g

/** Whether nothing is left of a message but marks. */
const isBare = (text: string) => !/[\p{L}\d]/u.test(text)

/**
 * A message as the conversation may show it: what is, or may be, a secret is cut out, since secrets are never shown in
 * full again (D22). '' when nothing is left.
 */
export function echoOf(
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
