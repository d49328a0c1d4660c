import { HIDDEN } from './hide-name.ts'

/**
 * Hides all of a number but its last two digits or letters: '12345-6' → '****5-6'. Of a number with at most
 * four characters, only the last one is shown, and of a single character nothing.
 */
export function hideTail(text: string): string {
  if (text === '') return ''
  const tail = text.length > 4 ? /[\dA-Z][^\dA-Z]*[\dA-Z]$/i : text.length > 1 ? /[\dA-Z]$/i : null
  return HIDDEN + (tail?.exec(text)?.[0] ?? '')
}
