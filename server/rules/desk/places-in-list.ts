/** The places that an item of a list of the shop's draft may take. */
import { placesInList as words } from '../../../src/content/desk/list-words.ts'
import type { Choice, TypedFields } from '../../../src/lib/form-field-tables.ts'

/** Reads where an item is to stand, from 1; null if it stays where it is, undefined if that cannot be read. */
export function typedPlace({ lugar = '' }: TypedFields): number | null | undefined {
  const typed = lugar.trim()
  if (typed === '') return null
  return /^[1-9]\d{0,3}$/.test(typed) ? Number(typed) : undefined
}

/**
 * Returns the places that an item may take in its list: '' for where it is, else its position, from 1.
 * @param names of all items of the list, in their order
 * @param at where it stands; -1 if it is new
 */
export const placesFor = (names: readonly string[], at: number): Choice[] => [
  ['', at < 0 ? words.last : words.stay],
  ['1', words.first],
  ...names
    .filter((_name, index) => index !== at)
    .map((name, index): Choice => [String(index + 2), words.after(name)]),
]
