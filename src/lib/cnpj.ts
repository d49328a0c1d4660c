/** Parses, formats and hides the digits of a CNPJ, the tax number of a company in Brazil. */
import { isValidCnpj } from '@brazilian-utils/brazilian-utils'
import type { Parsed } from './parsing-result.ts'
import { cleanTyped } from './clean-typed-text.ts'

/** Returns the letters (in upper case) and digits of a text, without a leading 'CNPJ:'. */
function characters(raw: string): string {
  return cleanTyped(raw)
    .replace(/^\s*cnpj[\s:]+/i, '')
    .replace(/[^a-z\d]/gi, '')
    .toUpperCase()
}

/** Whether a text is a valid CNPJ: 12 letters or digits, followed by two correct check digits. */
export const isCnpj = (cnpj: string): boolean =>
  // version 2 of the CNPJ has letters
  /^[A-Z\d]{12}\d{2}$/.test(cnpj) && isValidCnpj(cnpj, { version: 2 })

/**
 * Parses a CNPJ, with or without punctuation, in upper or lower case. The value has 14
 * characters.
 */
export function parseCnpj(raw: string): Parsed<string> {
  const value = characters(raw)
  if (value === '') return { problem: 'cnpj-vazio' }
  if (value.length !== 14) return { problem: 'cnpj-tamanho', typed: value.length }
  return isCnpj(value) ? { value } : { problem: 'cnpj-invalido' }
}

/** Formats a CNPJ: 12ABC34501DE35 → 12.ABC.345/01DE-35. */
export function formatCnpj(cnpj: string): string {
  return cnpj.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\w{2})$/, '$1.$2.$3/$4-$5')
}

/** Hides most digits of a CNPJ: 12ABC34501DE35 → **.ABC.345/****-**; '' for any other length. */
export function hideCnpj(cnpj: string): string {
  const match = /^\w{2}(\w{3})(\w{3})\w{6}$/.exec(characters(cnpj))
  return match ? `**.${match[1]}.${match[2]}/****-**` : ''
}
