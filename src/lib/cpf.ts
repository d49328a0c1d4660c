/** Parses, formats and masks a CPF, the tax id of a person. */
import { digits } from './cep.ts'
import type { Parsed } from './parse-result.ts'

/** Computes one check digit, modulo 11: the weights descend to 2 from left to right (Receita Federal). */
function checkDigit(base: string): number {
  let sum = 0
  for (let i = 0; i < base.length; i++) sum += Number(base[i]) * (base.length + 1 - i)
  return ((sum * 10) % 11) % 10
}

/** Whether a text is a valid CPF: 11 digits that are not all equal, with correct check digits. */
export function isCpf(cpf: string): boolean {
  return (
    /^\d{11}$/.test(cpf) &&
    !/^(\d)\1+$/.test(cpf) &&
    cpf.endsWith(`${checkDigit(cpf.slice(0, 9))}${checkDigit(cpf.slice(0, 10))}`)
  )
}

/** Parses a CPF, a person's tax id, with or without punctuation. The value has 11 digits. */
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

/** Masks a CPF for display: 52998224725 → ***.982.247-**; '' for any other length. */
export function maskCpf(cpf: string): string {
  const match = /^\d{3}(\d{3})(\d{3})\d{2}$/.exec(digits(cpf))
  return match ? `***.${match[1]}.${match[2]}-**` : ''
}
