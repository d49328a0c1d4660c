/** The number of the house with its complement, or block and lot. */
import { asksFollowUp } from '../../funnel/single-text-field-in-chat.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { splitBlockAndLot } from '../../lib/house-number.ts'
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { digitsIn } from '../digits.ts'
import { messageOf, type Message, type Span } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf } from '../words.ts'
import { isHouse, joinUnits, unitsIn } from './complement.ts'
import type { Found, Kind } from './kind.ts'

/** A letter belongs to the number, unless it begins a word: '130-B', '12A', '130 b'. */
const LETTER = "(?: ?- ?[a-z](?![a-z\\d])|[a-fi-lnp-z](?![a-z\\d])| [b-df](?![a-z\\d']))?"
const NUMBER = new RegExp(
  `(?<![a-z\\d.,/#$%-])(?:\\d{1,2}\\.\\d{3}|\\d{1,5})${LETTER}(?![\\d%]|[/.,-]\\d)`,
  'g',
)
const LABEL = /(?:(?<![a-z])(?:numero|numeracao|number|num|nro|nr|no?|casa|predio)|[nº°#])[.:º°]*$/
/** What may stand between the label and the number: 'número da casa é o 12'. */
const BESIDE_LABEL = /(?: ?\b(?:da casa|do predio|do imovel|daqui|certo|e|eh|is|o|a|de))*[ :.]*$/
const NONE = anyOf(`
  s ?/ ?n[o.]?, sn, sem n, sem numero, sem numeracao, (?:nao|n) (?:tem|possui|ha|existe) (?:numero|n|numeracao), (?<![-.])100 numero`)
const BLOCK = String.raw`(?<![a-z])(?:q(?:ua)?d?r?a?|lote|lt|l)\.?[ :]*(?:n[o.º°]* ?)?(?:[a-z]?\d{1,4}[a-z]?|[a-z])(?![a-z\d])`
const BLOCK_LOT = new RegExp(`${BLOCK}.{0,12}?${BLOCK}`)
/** A street right before its number: 'avenida paulista, '. */
const STREET =
  /(?<![a-z])(?:rua|r\.|av|avenida|alameda|travessa|praca|estrada|rodovia)\.? [a-z .]{3,40}, ?(?:n[º°.]* ?)?$/
const KM = /(?<![a-z])km ?\d{1,4}(?:[.,]\d)?(?![\d])/
/** What a number counts behind it. */
const COUNTED = anyOf(`
  anos?, meses, mes, dias?, semanas?, metros?, m, mts, km, reais, conto, mega, megas, giga, gigas, gb, mb, pessoas?, casas, horas?, h,
  vezes, andares?, minutos?, min, quadras?, por cento, x, apartamentos, moradores, (?:o|º)? ?andar, de (?:janeiro|fevereiro|marco|abril|maio|
  junho|julho|agosto|setembro|outubro|novembro|dezembro), comodos, filhos, aparelhos, tvs?, de 1`)
/** What names another number before it. */
const ELSE = anyOf(`
  r\\$, ha, faz, tenho, somos, km, plano de, plano, internet de, de, dia, cep, cpf, tel, telefone, zap, ddd, rua, r\\., avenida, av, travessa,
  alameda, estrada, rodovia, br, quadra, lote, setor, conta, agencia, as, ate, entre, vizinho, vizinha, linha, rota, antigo, antiga, era,
  lado do, frente ao, depois do, antes do, perto do, placa, proximo ao, caixa, vence, vencimento`)
const ELSE_BEFORE = new RegExp(`${ELSE.source}\\W{0,2}$`)
const OTHER = anyOf('vem no, chega no, correspondencia, hidrometro, relogio, medidor')

export const house: Kind = {
  kind: 'house',
  find(message, situation, step) {
    const isOpen = situation.step === step.id
    const { said } = message
    if (isOpen && asksFollowUp(situation.order, step)) return flatOf(message)
    const blocks = blockAndLot(message)
    if (blocks) return [blocks]
    const units = unitsIn(message)
    const numbers = numbersIn(message, units)
    const labelled = numbers.filter(({ isLabelled }) => isLabelled)
    const joined = joinUnits(message, units)
    const complement = joined.map(({ from, to }) => message.raw.slice(from, to).trim()).join(', ')
    const withUnits = (place: Span, number: string, isOwn: boolean, why?: Found['why']): Found => {
      const [first, last] = [joined[0]?.from ?? place.from, joined.at(-1)?.to ?? place.to]
      const home: Values = complement === '' ? (isHouse(said) ? { home: 'house' } : {}) : { complement }
      const span = { from: Math.min(place.from, first), to: Math.max(place.to, last) }
      return { ...span, isOwn, values: { number, ...home }, ...(why ? { why } : {}) }
    }
    const none = NONE.exec(said)
    if (none && (isOpen || none[0].includes('numero') || asksCep(situation))) {
      const isSure = numbers.length === 0 || none[0] === '100 numero'
      return [
        withUnits(
          { from: none.index, to: none.index + none[0].length },
          'S/N',
          isSure,
          isSure ? undefined : 'confirm',
        ),
      ]
    }
    // 'cep 01310-100, 1000': the number beside the CEP
    const isBeside = !isOpen && labelled.length === 0 && asksCep(situation)
    if (!isOpen)
      return (isBeside ? besideCep(message, numbers) : labelled).map((each) =>
        withUnits(each, each.number, true),
      )
    const km = KM.exec(said)
    if (km && numbers.length === 0)
      return [
        withUnits(
          { from: km.index, to: km.index + km[0].length },
          message.raw.slice(km.index, km.index + km[0].length),
          true,
        ),
      ]
    const chosen =
      labelled.length > 0
        ? labelled
        : numbers.filter(({ from }) => !OTHER.test(said.slice(Math.max(0, from - 24), from)))
    if (chosen.length > 0) return chosen.map((each) => withUnits(each, each.number, each.isLabelled))
    return houseAlone(message, joined, situation.order.answers[step.id]?.values.number)
  },
}

interface NumberPlace extends Span {
  readonly number: string
  readonly isLabelled: boolean
}

/** Finds the numbers that may be the house's: those that count nothing, and are no unit's, street's or road's. */
function numbersIn({ said, raw }: Message, units: readonly Span[]): readonly NumberPlace[] {
  return [...said.matchAll(NUMBER)].flatMap(({ 0: text, index }) => {
    const to = index + text.length
    if (units.some((unit) => unit.from < to && index < unit.to)) return []
    const before = said.slice(Math.max(0, index - 28), index)
    const beside = BESIDE_LABEL.exec(before)?.index ?? before.length
    const label = LABEL.exec(before.slice(0, beside)) ?? LABEL.exec(before.trimEnd())
    if (COUNTED.exec(said.slice(to).trimStart())?.index === 0) return []
    if (/(?<![a-z])nao (?:e |o )?$/.test(before)) return []
    if (!label && !/,\s*$/.test(before) && ELSE_BEFORE.test(before)) return []
    const number = raw.slice(index, to).replace('.', '').replace(/ ?- ?/, '-')
    const from = label ? index - before.length + label.index : index
    return [{ from, to, number, isLabelled: label !== null && (label[0].length > 2 || /\d{2}/.test(number)) }]
  })
}

const asksCep = ({ order, step }: Situation): boolean =>
  stepOf(order, step).fields.some(({ said }) => said === 'cep')

/** Returns the only number of a message besides its CEP, if nothing else is said of it. */
function besideCep(message: Message, numbers: readonly NumberPlace[]): readonly NumberPlace[] {
  const [code] = digitsIn(message, ({ length }) => length === 8)
  if (!code) return []
  const others = numbers.filter(({ from, to }) => to <= code.from || from >= code.to)
  const near = others.filter(({ from, to }) => {
    const between = from >= code.to ? message.said.slice(code.to, from) : message.said.slice(to, code.from)
    return /^(?:[\s,.;-]|cep|e|meu|o|casa)*$/.test(between) || STREET.test(message.said.slice(0, from))
  })
  return others.length === 1 ? near : []
}

function blockAndLot({ said, raw }: Message): Found | null {
  const match = BLOCK_LOT.exec(said)
  if (!match) return null
  const typed = raw
    .slice(match.index, match.index + match[0].length)
    .replace(/\bqdra\b/i, 'quadra')
    .replace(/ da (?=q)/i, ' ')
  const split = splitBlockAndLot(typed)
  if (!split) return null
  const place = { from: match.index, to: match.index + match[0].length }
  const rest = joinUnits(messageOf(raw.slice(place.to)), unitsIn(messageOf(raw.slice(place.to))))[0]
  const complement = rest ? raw.slice(place.to + rest.from, place.to + rest.to) : ''
  const values: Values = {
    is_block_allotment: 'true',
    block_number: split.block,
    allotment_number: split.lot,
  }
  return { ...place, isOwn: true, values: complement ? { ...values, complement } : values }
}

/** A unit without a number of the house: 'casa 120' is a number, 'casa 2' may be the second house behind one. */
function houseAlone({ said, raw }: Message, units: readonly Span[], known?: string): readonly Found[] {
  const [unit, another] = units
  if (!unit) return []
  const text = said.slice(unit.from, unit.to)
  const number = /^(?:casa|cs|predio)[^\d]*(\d{1,5} ?-?[a-z]?)$/.exec(text)?.[1]
  if (number !== undefined && !another)
    return [
      {
        ...unit,
        values: { number: number.toUpperCase() },
        ...(Number.parseInt(number, 10) > 30 ? {} : { why: 'confirm' as const }),
      },
    ]
  const complement = raw.slice(unit.from, unit.to)
  // of an answer that is corrected, the number stays
  return known
    ? [{ ...unit, values: { number: known, complement } }]
    : [{ ...unit, values: { complement }, why: 'part' }]
}

/** The answer to 'É casa ou apartamento?': a flat, or that there is none. */
function flatOf(message: Message): readonly Found[] {
  const { said, raw } = message
  const whole = { from: 0, to: said.length }
  const [unit] = joinUnits(message, unitsIn(message))
  if (unit && !/^(?:sobrado|casa)$/.test(said.slice(unit.from, unit.to)))
    return [{ ...unit, values: { complement: raw.slice(unit.from, unit.to) } }]
  const alone = /^\W*(?:(?:e|eh|o|no|numero|n) )*(\d{1,5} ?[a-z]?|[a-z]\d{1,4})\W*$/.exec(said)
  if (alone) return [{ ...whole, values: { complement: raw.trim() } }]
  if (isHouse(said) || /^\W*(?:nao|n|nenhum|nada)\W*$/.test(said))
    return [{ ...whole, values: { complement: '' } }]
  return []
}

/** Whether a message about a house number also says that there is no flat. */
export const saysHouse = (text: string): boolean => isHouse(messageOf(text).said)
