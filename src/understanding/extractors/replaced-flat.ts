/**
 * Resolves a correction right behind a flat, block or lot, which is that part's and not the house's: '1578 apto 42 não,
 * 43'. Where it may be either, the chat asks.
 */
import type { ExtractAlone, Extraction } from '../extraction-state.ts'
import { anyOf } from '../words/patterns-from-word-tables.ts'

const UNITS =
  'apartamento, apto?, apt, ape?, bloco, bl, torre, sala, loja, casa, unidade, conjunto, cj, andar, lote'
const VALUE = '(\\d{1,5}[a-z]?|[a-z])'
/** A part of an address with its number or letter, at the end. */
const UNIT_AT_END = anyOf(UNITS, '(?<![a-z])(?<unit>', `)\\.? ?(?:n[ro]?\\.? ?)?${VALUE}[\\s,.;]*$`)
/** What replaces it, perhaps called the same. */
const NEW_FIRST = anyOf(
  UNITS,
  '^(?:(?:e|eh|o|a|certo|cert[oa] e|correto|era|quis dizer|numero)[ ,:]+)*(?:(?<unit>',
  `)\\.? )?${VALUE}(?=\\W*$|[,.;!] )`,
)
/** The same without a mark, where the last may be the one that is denied: 'apto 504 não 505'. */
const DENIED_OR_NEW = anyOf(
  UNITS,
  '(?<![a-z])(?<unit>',
  `)\\.? ?${VALUE} (?:nao|n) (?:(?:e|eh|o) )*${VALUE}(?=\\W*$)`,
)

/** The message to read instead; null if the values to choose from have been found. */
interface FlatReplaced {
  readonly message: string | null
}

const isDigits = (text: string) => /^\d+$/.test(text)

/**
 * Returns the message with the flat replaced, with null as the message if the chat has to ask what is meant; null if
 * nothing behind a flat corrects it.
 * @param mark where the words are that take the value before them back; null if there are none
 */
export function withFlatReplaced(
  extraction: Extraction,
  alone: ExtractAlone,
  mark: { readonly from: number; readonly to: number } | null,
): FlatReplaced | null {
  const { raw, rest } = extraction.text
  if (!extraction.isOpen('house')) return null
  if (mark === null) return askWhichIsDenied(extraction, alone)
  const old = UNIT_AT_END.exec(rest.slice(0, mark.from))
  const fresh = old && NEW_FIRST.exec(rest.slice(mark.to))
  if (!old || !fresh || (fresh.groups?.unit && fresh.groups.unit !== old.groups?.unit)) return null
  const flat = old.at(-1) ?? ''
  const value = fresh.at(-1) ?? ''
  // 'bloco B não, 12'
  if (isDigits(flat) !== isDigits(value)) return null
  const [house] = alone(raw.slice(0, mark.from)).filter(({ kind }) => kind === 'house')
  const { number = '', complement: unit, is_block_allotment } = house?.values ?? {}
  // 'casa 2 não, 3'
  if (!unit && !is_block_allotment) return null
  const end = mark.to + fresh[0].length
  const typed = raw.slice(end - value.length, end)
  const at = old.index + old[0].lastIndexOf(flat)
  const isOfFlat =
    fresh.groups?.unit !== undefined || number.length !== value.length || isNearer(value, flat, number)
  if (isOfFlat) return { message: `${raw.slice(0, at)}${typed}${raw.slice(end)}` }
  const complement = (unit ?? '').replace(new RegExp(`${flat}$`, 'i'), typed)
  return ask(extraction, house?.at ?? 0, end, [
    { number, complement },
    { ...house?.values, number: typed },
  ])
}

/** Whether a number looks like the flat's rather than the house's, of which it may be either. */
const isNearer = (value: string, flat: string, number: string): boolean =>
  value.length === flat.length && value[0] === flat[0] && value[0] !== number[0]

function askWhichIsDenied(extraction: Extraction, alone: ExtractAlone): FlatReplaced | null {
  const { raw, rest } = extraction.text
  const found = DENIED_OR_NEW.exec(rest)
  if (!found) return null
  const [, , first = '', second = ''] = found
  const end = found.index + found[0].length
  const at = found.index + found[0].indexOf(first)
  const [house] = alone(raw.slice(0, at + first.length)).filter(({ kind }) => kind === 'house')
  if (!house?.values.number) return null
  const complement = (house.values.complement ?? '').replace(new RegExp(`${first}$`, 'i'), second)
  return ask(extraction, house.at, end, [house.values, { ...house.values, complement }])
}

function ask(extraction: Extraction, from: number, to: number, or: Parameters<Extraction['addEither']>[1]) {
  extraction.addEither('house', or, from)
  extraction.text.claim(from, to)
  return { message: null }
}

/** A flat that was another one: 'meu ap era o 112 mas mês passado fui pro 54 do mesmo prédio'. */
const MOVED = anyOf(
  'era, antes era, antigo era, velho era, mudou d[eo]',
  '(?<![a-z])(?<unit>ap|apto|apartamento|sala|bloco|torre) ',
  '(?: [oa])? \\S+,?(?: [^.;!?]*?)??(?: (?:fui|mudei|passei|agora|hoje|e|eh|to|estou|moro|sou|pr[oa]|para|n?[oa]|d[oa]))+' +
    ' (?<flat>\\d{1,4}[a-z]?)(?![\\d/])',
)

/** Adds the present flat to the house that was found without one; it is asked about. */
export function addMovedFlat(extraction: Extraction): void {
  const [number, another] = extraction.isOpen('house') ? extraction.valuesOf('house', 'number') : []
  const [complement = ''] = extraction.valuesOf('house', 'complement')
  if (number === undefined || another !== undefined || complement !== '') return
  const { unit = '', flat = '' } = MOVED.exec(extraction.text.said)?.groups ?? {}
  if (flat !== '' && flat !== number)
    extraction.replace('house', { number, complement: `${unit} ${flat}` }, 'confirm')
}
