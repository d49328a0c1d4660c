/**
 * Mends a value whose end is told again behind it: '84 99123-7760 e o certo é 7706 no final', 'ana@loja.com… não, .com.br
 * no final'. The mended value is asked about.
 */
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Extraction } from '../extraction-state.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'
import type { ValueKind } from '../value-kinds.ts'

const IS_END = '(?:final|finalzinho|fim)'
/** The last digits, told as such. */
const DIGITS_BEHIND = anyOf(`n?o ${IS_END}, d[ao] ${IS_END}`, '(?<![\\d.-])(?<digits>\\d{2,6}) ')
const DIGITS_LED = anyOf(
  `n?o? ?${IS_END}, termina, acaba, ultimos (?:numeros|digitos)`,
  undefined,
  '(?: (?:e|eh|sao|em|com|o certo e|certo e))+ (?<digits>\\d{2,6})(?![\\d-])',
)
/** The end of an address. */
const DOMAIN = '(?<domain>\\.[a-z]{2,4}(?:\\.br)?)'
const DOMAIN_BEHIND = anyOf(`n?o ${IS_END}, d[ao] ${IS_END}`, `(?<![a-z\\d])${DOMAIN} `)
const DOMAIN_LED = anyOf(
  `n?o? ?${IS_END}, termina, acaba`,
  undefined,
  `(?: (?:e|eh|em|com|o certo e|certo e))+ ${DOMAIN}(?![a-z\\d])`,
)
/** All that may stand between a value and its end, so that the end is nothing else's: 'o rg termina em 33'. */
const OF_SAME_VALUE = anyOf(
  `e, eh, o, os, mas, so, que, ai, nao, pera, perai, cert[oa], correto, errei, opa, ops, digo, alias, desculpa, na verdade,
  quer dizer, ele, esse, numero`,
  '^\\W*(?:(?:',
  ')\\W+)*$',
)
/** What denies the end that follows: 'e não 4322 no final'. */
const DENIES = /\b(?:nao|nem)(?: (?:e|eh|o))* $/

const FIELDS: readonly (readonly [ValueKind, string])[] = [
  ['phone', 'phone'],
  ['cep', 'cep'],
  ['document', 'cpf'],
]

/** Mends the answer to the open question, if its end is told again. */
export function mendEndings(extraction: Extraction): void {
  const { said, rest } = extraction.text
  for (const [kind, field] of FIELDS) {
    const [whole = '', another] = extraction.isOpen(kind) ? extraction.valuesOf(kind, field) : []
    const found = whole === '' ? null : (DIGITS_BEHIND.exec(rest) ?? DIGITS_LED.exec(rest))
    const digits = found?.groups?.digits ?? ''
    const isOther = digits !== '' && whole.length > digits.length + 2 && !whole.endsWith(digits)
    if (another === undefined && found && isOther && isOfSame(said.slice(0, found.index), /\d/))
      replaceIn(extraction, kind, field, whole.slice(0, -digits.length) + digits)
  }
  const [address = '', another] = extraction.isOpen('email') ? extraction.valuesOf('email', 'email') : []
  const found = address === '' ? null : (DOMAIN_BEHIND.exec(said) ?? DOMAIN_LED.exec(said))
  const domain = found?.groups?.domain ?? ''
  const before = found ? said.slice(0, found.index) : ''
  if (another === undefined && found && !address.endsWith(domain) && isOfSame(before, /\.[a-z]+/))
    replaceIn(extraction, 'email', 'email', address.replace(/\.[a-z]{2,4}(?:\.br)?$/, domain))
}

/** Whether an end is that of the value before it. */
function isOfSame(before: string, lastOfValue: RegExp): boolean {
  const last = [...before.matchAll(new RegExp(lastOfValue, 'g'))].at(-1)
  const between = last ? before.slice(last.index + last[0].length) : null
  return between !== null && OF_SAME_VALUE.test(between) && !DENIES.test(before)
}

function replaceIn(extraction: Extraction, kind: ValueKind, field: string, value: string): void {
  const { order } = extraction.situation
  const step = extraction.stepFor(kind)
  const mended = { [field]: value }
  const told = extraction.findings().find((each) => each.kind === kind)?.values ?? mended
  const isValid = step !== null && 'values' in checkAnswer(stepOf(order, step), mended, order)
  extraction.replace(kind, isValid ? mended : told, 'confirm')
}
