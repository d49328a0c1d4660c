/** The code of an order that is sent by e-mail: its form, and for how long it is valid. */
import { digits } from './extract-digits.ts'
import type { Parsed } from './parsing-result.ts'

/**
 * Parses a six-digit code as people type or paste it: '123 456', 'o código é 123-456'. The value consists of
 * the six digits.
 */
export function parseCode(raw: string): Parsed<string> {
  const value = digits(raw)
  if (value === '') return { problem: 'codigo-vazio' }
  if (value.length !== 6) return { problem: 'codigo-tamanho', typed: value.length }
  return { value }
}

/** Minutes for which a code that is sent to a visitor or customer is valid. */
export const CODE_MINUTES = 10
