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

/** Returns a change, of which what is left out is ''. */
export const editionChange = (
  change: Pick<EditionChange, 'object' | 'text'> & Partial<EditionChange>,
): EditionChange => ({ field: '', before: '', after: '', note: '', ...change })

/** Returns what stands behind a comma or a space in a sentence, for a column of its own. */
export const asNote = (part: string): string => part.replace(/^[, ]+/, '')

export const shopObjectKinds = ['plans', 'campaigns', 'texts', 'others'] as const
export type ShopObjectKind = (typeof shopObjectKinds)[number]
