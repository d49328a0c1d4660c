/** A change from one edition to another, and those of the items of a list. */
import { isSameJson } from '../lib/is-same-json.ts'

/** A change from one edition to another, as rows of a table and sentences show it. */
export type EditionChange = {
  /** What changes: '500 Mega (d500a)', '/natal', 'Dúvidas: “Tem multa?”'. */
  readonly object: string
  readonly field: string
  /** What visitors see there; '' for nothing. */
  readonly before: string
  readonly after: string
  /** When and where; '' if nothing is to be said of that. */
  readonly note: string
  /** The same as a sentence. */
  readonly text: string
}

/** Quotes a value; '' is none. */
export const quotedOrNone = (text: string) => (text === '' ? 'nada' : `“${text}”`)

/** Formats the change of a value, where '' means none: '“x” → “y”'. */
export const formatChange = (from: string, to: string): string =>
  `${quotedOrNone(from)} → ${quotedOrNone(to)}`

/**
 * Returns a change, of which what is left out is ''.
 * @param said what its sentence says of it; by default its values, or what it is after if that is all
 */
export function editionChange({
  said,
  ...change
}: Pick<EditionChange, 'object'> & Partial<EditionChange> & { readonly said?: string }): EditionChange {
  const { object, field = '', before = '', after = '', note = '' } = change
  const text = `${object}${field && `, ${field}`}: ${said ?? (field ? formatChange(before, after) : after)}.`
  return { field, before, after, note, text, ...change }
}

/** How sentences speak of the items of a list. */
type ItemWords<Item> = {
  /** The name of each field, and how it is written; '' for nothing. */
  readonly fields: Readonly<Record<string, (item: Item) => string>>
  objectOf(item: Item, key: string): string
  /** What is not said again of a new item, because its sentence begins with it. */
  nameOf?(item: Item): string
  /** Says that an item comes, changes or goes, and which of its fields. */
  sentence?(item: Item, verb: 'entra' | 'muda' | 'sai', fields: readonly string[]): string
  /** Shows a change of a field in a sentence, which may be a part of what the row shows. */
  shown?(from: string, to: string): string
}

/** Describes which items of a list were added, changed or removed, with each field. */
export function itemChanges<Item>(
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
  { fields, objectOf, nameOf, sentence, shown = formatChange }: ItemWords<Item>,
): EditionChange[] {
  const whole = (item: Item, key: string, verb: 'entra' | 'sai', said: readonly string[] = []) => {
    const object = objectOf(item, key)
    const text = sentence?.(item, verb, said)
    return editionChange({ object, after: [verb, ...said].join(', '), ...(text !== undefined && { text }) })
  }
  return [
    ...[...after].flatMap(([key, item]) => {
      const was = before.get(key)
      if (isSameJson(was, item)) return []
      const changed = Object.entries(fields)
        .map(([field, written]) => [field, was ? written(was) : '', written(item)] as const)
        .filter(([, from, to]) => from !== to)
      if (!was) {
        const told = changed.filter(([, , to]) => to !== nameOf?.(item))
        return [
          whole(
            item,
            key,
            'entra',
            told.map(([field, , to]) => `${field}: “${to}”`),
          ),
        ]
      }
      const object = objectOf(sentence ? item : was, key)
      return changed.map(([field, from, to]) => {
        const said = `${field}: ${shown(from, to)}`
        const text = sentence?.(item, 'muda', [said]) ?? `${object}: ${said}.`
        return editionChange({ object, field, before: from, after: to, text })
      })
    }),
    ...[...before].flatMap(([key, item]) => (after.has(key) ? [] : [whole(item, key, 'sai')])),
  ]
}

/** Returns what stands behind a comma or a space in a sentence, for a column of its own. */
export const asNote = (part: string): string => part.replace(/^[, ]+/, '')

export const shopObjectKinds = ['plans', 'campaigns', 'texts', 'others'] as const
export type ShopObjectKind = (typeof shopObjectKinds)[number]
