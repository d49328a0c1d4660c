/** Removes secrets from a visitor's message before the chat shows it. */
import { stepOf } from '../funnel/journey-registry.ts'
import type { Order, StepId } from '../funnel/step-and-journey-types.ts'
import { nameHiddenAnswers, type Understood } from '../questions/name-hidden-answers.ts'
import type { Reading } from '../understanding/reading.ts'
import { cleanTyped } from '../lib/clean-typed-text.ts'
import { collapseSpaces, normaliseText } from '../lib/text.ts'

const LIMIT = 280

/** Returns what was read in a message, certain or doubtful, by step. */
export const understoodOf = ({ answers, doubts }: Reading): readonly Understood[] => [
  ...Object.entries(answers).map(([step, values]) => ({ step, values, isTaken: true })),
  ...doubts,
]

/** A pattern for numbers of `from` digits, with separators and the letter that may be an account's check digit. */
const numbers = (from: number) =>
  new RegExp(`\\(?\\d(?:[\\s./()\u2012-\u2015-]*\\d){${from - 1},}(?:[\\s\u2012-\u2015-]*[xp]\\b)?`, 'gi')

/** Returns how many digits make a number secret: more while the chat asks for an address or a date. */
function secretFrom(order: Order, position: StepId, understood: readonly Understood[]): number {
  const { isKeptInTab, secret, view } = stepOf(order, position)
  if (secret || understood.some(({ step }) => stepOf(order, step).secret)) return 4
  return isKeptInTab || view === 'dates' ? 9 : 7
}

/** A date, which may be a birth date, with what is joined to it: it may be part of a longer number. */
const DATE = /(?:\b\d+[/.-])?\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b(?:[/.-]\d+)*/g

/** Whether nothing that is left of a message says what it was. */
const isBare = (text: string) =>
  text.includes('…') && !text.split(' ').some((word) => /^\p{L}{2,}[.,:;!?]?$/u.test(word))

/**
 * Prepares a visitor's message for display: shortens it, and replaces everything that may be secret by '…'. If no word
 * is left, it says what was hidden: a message always leaves a bubble.
 */
export function withoutSecrets(
  order: Order,
  position: StepId,
  message: string,
  understood: readonly Understood[] = [],
): string {
  const typed = collapseSpaces(cleanTyped(message))
  const words = new Set(
    understood
      .filter(({ step }) => stepOf(order, step).secret)
      .flatMap(({ values }) => Object.values(values))
      .flatMap((value) => normaliseText(value).split(' '))
      .filter((word) => word.length > 1 && word !== 'true' && word !== 'false'),
  )
  const plain = typed
    .split(' ')
    .map((word) => (words.has(normaliseText(word).replace(/[^\p{L}\d@.]/gu, '')) ? '…' : word))
    .join(' ')
    .replace(stepOf(order, position).view === 'dates' ? /(?!)/ : DATE, '…')
    .replace(numbers(secretFrom(order, position, understood)), '…')
    .replace(/…(?:\s*…)+/g, '…')
  if (isBare(plain)) return nameHiddenAnswers(order, position, understood)
  return plain.length > LIMIT ? `${plain.slice(0, LIMIT)}…` : plain
}
