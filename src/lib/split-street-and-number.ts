/** Separates the house number from a typed street: 'rua augusta, 1200 apto 12, são paulo'. */
import { cleanLine } from './clean-typed-text.ts'

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
