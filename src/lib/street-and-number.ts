/** Separates the house number from a typed street: 'rua augusta, 1200 apto 12, são paulo'. */
import { cleanLine } from './clean-typed-text.ts'
import { normaliseText } from './text.ts'

const TYPE =
  /^(?:rua|r|avenida|av|alameda|al|travessa|trav|tv|pra[cç]a|p[cç]a|rodovia|rod|estrada|estr|largo|viela|beco|ladeira|servid[aã]o)\.?$/i
const NUMBER =
  /(?:,\s*|\s+[-–]\s+|\s+)((?:n[º°o.]*|n[uú]m(?:ero)?\.?)\s*)?(\d{1,2}\.\d{3}|\d{1,5}(?:\s?-?\s?[a-z](?![\p{L}\d]))?|s\/n)(?![\d/]|\p{L}|[.,-]\d)/giu
const COMPLEMENT =
  /^(?:[\s,-]*(?:(?:ap(?:to?|artamento)?|bl(?:oco)?|torre|sala|loja|casa|conj(?:unto)?)\.?\s*(?:\d{1,5}[a-z]?|[a-z])|fundos|frente|t[eé]rreo|sobrado)(?!\p{L}))+/iu

/** A street with its town, as typed, and the house number; '' if none was typed. */
export type StreetAndNumber = { readonly street: string; readonly number: string }

/**
 * Separates the house number. Numbers in the name of the street stay there: 'rua 25 de março, 100', 'rua 7 250'. A
 * complement after the number is left out of both.
 */
export function splitStreetAndNumber(typed: string): StreetAndNumber {
  const text = cleanLine(typed)
  for (const match of text.matchAll(NUMBER)) {
    const [whole, label, number = ''] = match
    const before = text.slice(0, match.index)
    const after = text.slice(match.index + whole.length)
    // '7' of 'rua 7' and '25' of 'rua 25 de março' are names
    const isName = !label && (TYPE.test(before.trim()) || /^\s+de\s+\p{L}/iu.test(after))
    if (isName || before.trim() === '') continue
    const rest = after.replace(COMPLEMENT, '').replace(/^[\s,;-]+/, '')
    return { street: [before.replace(/[\s,;-]+$/, ''), rest].filter(Boolean).join(', '), number }
  }
  return { street: text.replace(/[\s,;.-]+$/, ''), number: '' }
}

/** What people write for the name of a type. */
const SHORT: Readonly<Record<string, string>> = {
  ap: 'apartamento',
  apt: 'apartamento',
  apto: 'apartamento',
  bl: 'bloco',
  cj: 'conjunto',
  conj: 'conjunto',
  ed: 'edificio',
  lj: 'loja',
  lt: 'lote',
  qd: 'quadra',
  sl: 'sala',
}

/**
 * Splits a complement of an address, such as 'apto 3', into the type with whose name it begins, and the rest; null if
 * it begins with none of them.
 */
export function splitComplementType<Type extends { readonly name: string }>(
  complement: string,
  types: readonly Type[],
): { type: Type; rest: string } | null {
  const text = cleanLine(complement)
  const [, typed = '', rest = ''] = /^(\p{L}+)[.:]?\s*(?:n[º°.]*\s*(?=\d))?(.*)$/u.exec(text) ?? []
  const word = normaliseText(typed)
  const type = types.find(({ name }) => normaliseText(name) === (SHORT[word] ?? word))
  return type ? { type, rest } : null
}

const NA =
  /^(?:avenida|av|rua|r|travessa|tv|praca|pca|alameda|al|estrada|rodovia|rod|ladeira|vila|viela|quadra)$/
const NO = /^(?:largo|lgo|beco|parque|pq|jardim|jd|viaduto|conjunto|condominio|loteamento|setor|sitio)$/

/** Returns a street with its Portuguese preposition: 'na Avenida Paulista', 'no Largo do Arouche'. */
export function withStreetPreposition(street: string): string {
  const [kind = ''] = normaliseText(street).split(/[ .]/)
  return `${NA.test(kind) ? 'na' : NO.test(kind) ? 'no' : 'em'} ${street}`
}

const SIDE = /\blado\s+(par|[ií]mpar)\b/i
const UP_TO = /\bat[eé]\s+(\d+)(?:\/(\d+))?/i
const FROM = /\bde\s+(\d+)(?:\/(\d+))?\s+(?:ao\s+fim|a\s+(\d+)(?:\/(\d+))?)/i

/**
 * Returns whether a part of a street contains a house number: 'de 612 a 1510 - lado par', 'até 999/1000', 'de
 * 1001/1002 ao fim', 'lado ímpar'. Null if the part says nothing about numbers.
 */
export function isHouseInSection(part: string, house: string): boolean | null {
  const number = Number(/\d+/.exec(house.replace(/(\d)\.(?=\d{3}\b)/g, '$1'))?.[0] ?? Number.NaN)
  const side = SIDE.exec(part)?.[1]
  const from = FROM.exec(part)
  const upTo = from ? null : UP_TO.exec(part)
  if (Number.isNaN(number) || (!side && !from && !upTo)) return null
  if (side && (number % 2 === 0) !== (side.toLowerCase() === 'par')) return false
  if (from && number < lowest(from[1], from[2])) return false
  if (from?.[3] && number > highest(from[3], from[4])) return false
  return !upTo || number <= highest(upTo[1], upTo[2])
}

// the two bounds of 'de 1001/1002' are those of the odd and of the even side
const lowest = (a = '', b = a) => Math.min(Number(a), Number(b))
const highest = (a = '', b = a) => Math.max(Number(a), Number(b))
