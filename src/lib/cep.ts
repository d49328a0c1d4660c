import type { Parsed } from './result.ts'

/** Only the digits of what was typed or pasted. */
export function digits(text: string): string {
  return text.replace(/\D/g, '')
}

type CepProblem = 'cep-vazio' | 'cep-tamanho' | 'cep-inexistente'

/**
 * Reads a postcode, with or without hyphen, dots and spaces.
 * The value is 8 digits, as every call sends it (F§5).
 */
export function parseCep(raw: string): Parsed<string, CepProblem> {
  const value = digits(raw)
  if (value === '') return { problem: 'cep-vazio' }
  if (value.length !== 8) return { problem: 'cep-tamanho', typed: value.length }
  // The lowest postcode in use is 01000-000.
  if (value < '01') return { problem: 'cep-inexistente' }
  return { value }
}

/** 01310100 → 01310-100. Anything that is not 8 digits comes back unchanged. */
export function formatCep(cep: string): string {
  return cep.replace(/^(\d{5})(\d{3})$/, '$1-$2')
}
