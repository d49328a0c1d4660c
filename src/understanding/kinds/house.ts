/** The number of the house with its complement, or block and lot. */
import { stepOf } from '../../funnel/journey-registry.ts'
import { asksFollowUp } from '../../funnel/single-text-field-in-chat.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { splitBlockAndLot } from '../../lib/house-number.ts'
import * as data from '../data/place-words.ts'
import { digitsIn } from '../digits.ts'
import { clauseAt, type Message, type Span } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf, isPlain, setOf, wordsOf } from '../word-patterns.ts'
import { complementIn, isHouse, unitsIn } from './complement.ts'
import type { Found, Kind } from './kind.ts'

/** A letter belongs to the number, unless it begins a word: '130-B', '12A', '130 b'. */
const LETTER = "(?: ?- ?[a-z](?![a-z\\d])|[a-fi-lnp-z](?![a-z\\d])| [b-df](?![a-z\\d']))?"
const BARE = '(?<![a-z\\d.,/#$%-])(?:\\d{1,2}\\.\\d{3}|\\d{1,5})'
const NUMBER = new RegExp(`${BARE}${LETTER}(?![\\d%]|[/.,-]\\d)`, 'g')
const LABEL = /(?:(?<![a-z])(?:num[a-z]{0,7}|nro|nr|no?|casa|predio)|[nº°#])[.:º°]*$/
/** What may stand between the label and the number: 'número da casa é o 12'. */
const BESIDE_LABEL = /(?: ?\b(?:da casa|do predio|do imovel|daqui|certo|e|eh|is|o|a))*[ :.]*$/
const NONE = anyOf(data.NO_NUMBER)
const LOT = '(?:n[o.º°]* ?)?(?:[a-z]?\\d{1,4}[a-z]?|[a-z])(?![a-z\\d])'
const BLOCK = `(?<![a-z])(?:q(?:ua)?d?r?a?|lote|lt|l)\\.?[ :]*${LOT}`
const BLOCK_LOT = new RegExp(`${BLOCK}.{0,12}?${BLOCK}`, 'g')
/** A street right before its number: 'avenida paulista, '. */
const STREETS = anyOf(data.STREETS)
const LEAD = setOf(data.HOUSE_LEAD)
const STREET = new RegExp(`${STREETS.source}\\.? [a-z .]{3,40}, ?(?:n[º°.]* ?)?$`)
const KM = /(?<![a-z])km ?\d{1,4}(?:[.,]\d)?(?![\d])/
const COUNTED = anyOf(data.COUNTED)
const ELSE_BEFORE = new RegExp(`${anyOf(data.OTHER_NUMBERS).source}\\W{0,2}$`)
const OTHER_PLACE = anyOf(data.OTHER_PLACES)
/** A house of which the number is told like a unit's: 'casa 120'. */
const HOUSE_UNIT = /^(?:casa|cs)[^\d]*(\d{1,5} ?-?[a-z]?)$/

/** 'casa 120' is a number, but 'casa 2' may be the second house behind one. */
const isHouseNumber = (unit: string) => {
  const number = HOUSE_UNIT.exec(unit)?.[1]
  return number !== undefined && (Number.parseInt(number, 10) > 30 || /n[º°]/.test(unit))
}

export const house: Kind = {
  kind: 'house',
  find(message, situation, step) {
    const { said, raw } = message
    const isOpen = situation.step === step.id
    if (isOpen && asksFollowUp(situation.order, step)) return flatOf(message)
    const told = unitsIn(message)
    const isOnly = numbersIn(message, told).length === 0
    const units = told.filter(({ from, to }) => !(isOnly && isHouseNumber(said.slice(from, to))))
    const complement = complementIn(message, units)
    const isBesideCep = !isOpen && asksCep(situation)
    const foundAt = (place: Span, number: string, more: Partial<Found> = {}): Found => {
      const alone: Values = isHouse(said) ? { home: 'house' } : {}
      const home = complement ? { complement: complement.text } : alone
      const from = Math.min(place.from, complement?.from ?? place.from)
      const to = Math.max(place.to, complement?.to ?? place.to)
      return { from, to, values: { number, ...home }, ...more }
    }
    const blocks = blockAndLot(message)
    if (blocks.length > 0)
      return blocks.map((each) =>
        complement && complement.from >= each.to ? withComplement(each, complement.text) : each,
      )
    const numbers = numbersIn(message, units)
    const none = NONE.exec(said)
    if (none && (isOpen || isBesideCep || none[0].includes('numero'))) {
      const place = { from: none.index, to: none.index + none[0].length }
      const isSure = numbers.length === 0 || none[0] === '100 numero'
      return [foundAt(place, 'S/N', isSure ? { isOwn: true } : { why: 'confirm' })]
    }
    const labelled = numbers.filter(({ isLabelled }) => isLabelled)
    if (labelled.length > 0) return labelled.map((each) => foundAt(each, each.number, { isOwn: true }))
    if (isBesideCep)
      return besideCep(message, numbers).map((each) => foundAt(each, each.number, { isOwn: true }))
    if (!isOpen) return []
    const km = KM.exec(said)
    const place = km && { from: km.index, to: km.index + km[0].length }
    if (place && numbers.length === 0) return [foundAt(place, raw.slice(place.from, place.to))]
    const own = numbers.filter(({ from }) => !OTHER_PLACE.test(said.slice(Math.max(0, from - 24), from)))
    if (own.length > 0)
      return own.map((each) =>
        foundAt(each, each.number, isToldAsHouse(message, each) ? {} : { why: 'guess' }),
      )
    if (!complement) return []
    const known = situation.order.answers[step.id]?.values.number
    const { text, ...span } = complement
    const number = units.length === 1 ? HOUSE_UNIT.exec(said.slice(span.from, span.to))?.[1] : undefined
    // 'casa 2' may be the second house behind one
    if (number !== undefined) return [{ ...span, values: { number }, why: 'confirm' }]
    // of an answer that is corrected, the number stays
    const before = situation.order.answers[step.id]?.values.complement ?? ''
    const same = new RegExp(`(?<!\\p{L})${/^[a-z]+/i.exec(text)?.[0] ?? '-'} \\S+`, 'iu')
    const whole = units.length === 1 && same.test(before) ? before.replace(same, text) : text
    if (known) return [{ ...span, values: { number: known, complement: whole } }]
    return [{ ...span, values: { complement: text }, why: 'part' }]
  },
}

/** Nobody tells more numbers with one of a house. */
const MOST = 24

interface NumberPlace extends Span {
  readonly number: string
  readonly isLabelled: boolean
}

/** Finds the numbers that may be the house's: those that count nothing, and are no unit's, street's or road's. */
function numbersIn(message: Message, units: readonly Span[]): readonly NumberPlace[] {
  const { said, raw } = message
  const longer = digitsIn(message, ({ length }) => length > 7)
  return [...said.matchAll(NUMBER)].slice(0, MOST).flatMap(({ 0: text, index }) => {
    const to = index + text.length
    if ([...units, ...longer].some((each) => each.from < to && index < each.to)) return []
    const before = said.slice(Math.max(0, index - 28), index)
    const beside = BESIDE_LABEL.exec(before)?.index ?? before.length
    const label = LABEL.exec(before.slice(0, beside)) ?? LABEL.exec(before.trimEnd())
    const isElse = !label && !/,\s*$/.test(before) && ELSE_BEFORE.test(before)
    const isCounted = COUNTED.exec(said.slice(to, to + 24).trimStart())?.index === 0
    if (isElse || isCounted || /(?<![a-z])nao (?:e |o )?$/.test(before)) return []
    const number = raw.slice(index, to).replace('.', '').replace(/ ?- ?/, '-')
    const from = label ? index - before.length + label.index : index
    return [{ from, to, number, isLabelled: label !== null && /[a-z]{3}|[º°#]/.test(label[0]) }]
  })
}

/** Whether what stands before a number in its clause says nothing else: 'pago 100', 'já morei no 300'. */
function isToldAsHouse(message: Message, place: Span): boolean {
  const { said } = message
  const before = said.slice(clauseAt(message, place)?.from, place.from)
  return (
    STREETS.test(before) ||
    wordsOf(before).every((word) => isPlain(word) || LEAD.has(word) || /\d/.test(word))
  )
}

const asksCep = ({ order, step }: Situation): boolean =>
  stepOf(order, step).fields.some(({ said }) => said === 'cep')

/** Returns the only number of a message besides its CEP, if nothing else is said of it: 'cep 01310-100, 1000'. */
function besideCep(message: Message, numbers: readonly NumberPlace[]): readonly NumberPlace[] {
  const { said } = message
  const [code] = digitsIn(message, ({ length }) => length === 8)
  const others = code ? numbers.filter(({ from, to }) => to <= code.from || from >= code.to) : []
  const [only, another] = others
  if (!code || !only || another) return []
  const between = only.from >= code.to ? said.slice(code.to, only.from) : said.slice(only.to, code.from)
  const isNear =
    /^(?:[\s,.;-]|cep|e|meu|o|casa|moro|no|fica)*$/.test(between) &&
    (only.from >= code.to || /[,a-z]/.test(between))
  return isNear || STREET.test(said.slice(0, only.from)) ? [only] : []
}

function blockAndLot({ said, raw }: Message): readonly Found[] {
  return [...said.matchAll(BLOCK_LOT)].flatMap(({ 0: text, index: from }) => {
    const to = from + text.length
    const split = splitBlockAndLot(
      raw
        .slice(from, to)
        .replace(/qdra/i, 'quadra')
        .replace(/ da (?=q)/i, ' '),
    )
    if (!split) return []
    const values = { is_block_allotment: 'true', block_number: split.block, allotment_number: split.lot }
    return [{ from, to, isOwn: true, values }]
  })
}

const withComplement = (found: Found, complement: string): Found => ({
  ...found,
  values: { ...found.values, complement },
})

/** The answer to 'É casa ou apartamento?': a flat, or that there is none. */
function flatOf(message: Message): readonly Found[] {
  const { said, raw } = message
  const unit = complementIn(message, unitsIn(message))
  if (unit && !/^(?:sobrado|casa)$/.test(unit.text)) return [{ ...unit, values: { complement: unit.text } }]
  const to = message.clauses[0]?.to ?? said.length
  const told = (complement: string) => [{ from: 0, to, values: { complement } }]
  if (/^\W*(?:(?:e|eh|o|no|numero|n) )*(?:\d{1,5} ?[a-z]?|[a-z]\d{1,4})\W*$/.test(said))
    return told(raw.trim())
  const isNone = /^\W*(?:nao|n|nenhum|nada|(?:pode |quero )?pular?(?: ess[ea])?)\W*$/.test(said)
  return isHouse(said) || isNone ? told('') : []
}
