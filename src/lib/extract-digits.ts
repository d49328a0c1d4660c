import { cleanTyped } from './clean-typed-text.ts'

/** Returns only the digits of a text, including digits of other scripts. */
export function digits(text: string): string {
  return cleanTyped(text).replace(/\D/g, '')
}
