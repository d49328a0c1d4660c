/** Parses and formats postcodes (CEP). */
import type { Parsed } from './parsing-result.ts'
import { digits } from './extract-digits.ts'

type CepProblem = 'cep-vazio' | 'cep-tamanho' | 'cep-inexistente'

/**
 * Parses a postcode (CEP), with or without hyphen, dots and spaces. The value has 8 digits, as in every API
 * call.
 */
export function parseCep(raw: string): Parsed<string, CepProblem> {
  const value = digits(raw)
  if (value === '') return { problem: 'cep-vazio' }
  if (value.length !== 8) return { problem: 'cep-tamanho', typed: value.length }
  // The lowest postcode in use is 01000-000.
  if (value < '01') return { problem: 'cep-inexistente' }
  return { value }
}

/** Parses a postcode (CEP) as the landing pages' forms do, which send any eight digits. */
export function parseLandingCep(raw: string): Parsed<string, CepProblem> {
  const value = digits(raw)
  return value.length === 8 ? { value } : parseCep(raw)
}

/** Formats a postcode (CEP): 01310100 → 01310-100. Anything other than 8 digits is returned unchanged. */
export function formatCep(cep: string): string {
  return cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')
}
