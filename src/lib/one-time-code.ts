/** Parses one-time codes, and recognises requests for a new code. */
import { digits } from './digits.ts'
import type { Parsed } from './parsing-result.ts'
import { normaliseText } from './text.ts'

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

const ANOTHER =
  /\b(?:reenvi\w*|(?:outro|novo) codigo|(?:manda|mande|envia|envie)\w* (?:outro|de novo|novamente|outra vez)|nao (?:recebi|chegou|veio)|perdi o codigo)\b/

/** Whether a message contains no code but a request for a new one: 'não recebi', 'reenviar'. */
export function asksForAnotherCode(text: string): boolean {
  return digits(text).length < 6 && (ANOTHER.test(normaliseText(text)) || normaliseText(text) === 'outro')
}
