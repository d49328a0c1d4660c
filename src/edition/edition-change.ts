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

/** Returns what stands behind a comma or a space in a sentence, for a column of its own. */
export const asNote = (part: string): string => part.replace(/^[, ]+/, '')

export const shopObjectKinds = ['plans', 'campaigns', 'texts', 'others'] as const
export type ShopObjectKind = (typeof shopObjectKinds)[number]
