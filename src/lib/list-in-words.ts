/** Joins texts as a list in a sentence: 'a, b e c'. */

/**
 * Joins texts with commas, and the last one with `word`. It does what Intl.ListFormat does for Portuguese, whose first
 * use loads so much data that it took 81 of the 350 ms from the house number to the plans in a trace with a processor
 * four times slower (docs/decisions/0024).
 */
function joined(items: readonly string[], word: string): string {
  const last = items.at(-1) ?? ''
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${word} ${last}`
}

/** Joins texts to a list in words: 'agência, conta e dígito'; '' for an empty list. */
export const listInWords = (items: readonly string[]): string => joined(items, 'e')

/** Joins texts to a choice in words: 'HBO Max ou Paramount+'; '' for an empty list. */
export const choiceInWords = (items: readonly string[]): string => joined(items, 'ou')
