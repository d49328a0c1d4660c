/** Names what is new in a list of the shop's texts, and places an item in its list. */
import { normaliseText } from '../../../src/lib/text.ts'

/**
 * Returns the name of a new item in addresses: its title in lower case, without accents; with a number if it is taken.
 * @param longest its greatest length
 */
export function newItemId(title: string, taken: readonly string[], longest = 48): string {
  const plain = normaliseText(title).replaceAll(/[^a-z0-9]+/g, '-')
  const shortened = (most: number) => plain.slice(0, most).replaceAll(/^-+|-+$/g, '') || 'item'
  const numbered = (count: number): string => {
    const end = count === 1 ? '' : `-${count}`
    const id = shortened(Math.min(40, longest - end.length)) + end
    return taken.includes(id) ? numbered(count + 1) : id
  }
  return numbered(1)
}

/**
 * Returns a list with an item: it replaces the one with the same id, or is added at the end.
 * @param position its new position, from 1; null to leave it where it is
 */
export function listWithItem<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
  position: number | null,
): Item[] {
  const isThere = items.some(({ id }) => id === item.id)
  const placed = isThere ? items.map((each) => (each.id === item.id ? item : each)) : [...items, item]
  if (position === null) return placed
  return placed.filter(({ id }) => id !== item.id).toSpliced(Math.max(0, position - 1), 0, item)
}
