/** Parses, formats and hides the digits of a CPF, the tax number of a person in Brazil. */
import { isValidCpf } from '@brazilian-utils/brazilian-utils'
import { digits } from './extract-digits.ts'
import type { Parsed } from './parsing-result.ts'

/** Whether a text is a valid CPF: 11 digits that are not all equal, with correct check digits. */
export const isCpf = (cpf: string): boolean => /^\d{11}$/.test(cpf) && isValidCpf(cpf)

/** Parses a CPF with or without punctuation. The value has 11 digits. */
export function parseCpf(raw: string): Parsed<string> {
  const value = digits(raw)
  if (value === '') return { problem: 'cpf-vazio' }
  if (value.length !== 11) return { problem: 'cpf-tamanho', typed: value.length }
  return isCpf(value) ? { value } : { problem: 'cpf-invalido' }
}

/** Formats a CPF: 52998224725 → 529.982.247-25. */
export function formatCpf(cpf: string): string {
  return cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
}

/** Hides most digits of a CPF: 52998224725 → ***.982.247-**; '' for any other length. */
export function hideCpf(cpf: string): string {
  const match = /^\d{3}(\d{3})(\d{3})\d{2}$/.exec(digits(cpf))
  return match ? `***.${match[1]}.${match[2]}-**` : ''
}
