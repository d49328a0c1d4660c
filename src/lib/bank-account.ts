/** Parses the number of a bank branch (agência) and of a bank account. */
import type { Parsed } from './parsing-result.ts'
import { cleanTyped } from './clean-typed-text.ts'

/**
 * Parses the number of a bank branch (agência): 1 to 5 digits and, after a hyphen or space, an optional check
 * digit (a digit or X). The value is '1234' or '1234-5'.
 */
export function parseAgency(raw: string): Parsed<string> {
  const text = cleanTyped(raw).trim().replace(/[.]/g, '').toUpperCase()
  if (text === '') return { problem: 'agencia-vazia' }
  if (/[^\dX\s-]/.test(text)) return { problem: 'agencia-letras' }
  const match = /^(\d+)(?:[\s-]+([\dX]))?$/.exec(text)
  if (!match) return { problem: 'agencia-formato' }
  const [, number = '', check] = match
  if (number.length > 5) return { problem: 'agencia-longa', typed: number.length }
  if (/^0+$/.test(number)) return { problem: 'agencia-inexistente' }
  return { value: check ? `${number}-${check}` : number }
}

/**
 * Parses a bank account number: 2 to 13 characters, the last one the check digit (a digit or X). The value always has
 * the hyphen: '12345-6'. The check digit itself is verified on the server, because its rules vary by bank.
 */
export function parseAccount(raw: string): Parsed<string> {
  const text = cleanTyped(raw)
    .toUpperCase()
    .replace(/[\s.\-/]/g, '')
  if (text === '') return { problem: 'conta-vazia' }
  if (/[^\dX]/.test(text)) return { problem: 'conta-letras' }
  if (text.length < 2) return { problem: 'conta-curta' }
  if (text.length > 13) return { problem: 'conta-longa', typed: text.length }
  if (!/^\d+[\dX]$/.test(text)) return { problem: 'conta-digito' }
  if (/^0+[\dX]$/.test(text)) return { problem: 'conta-inexistente' }
  return { value: `${text.slice(0, -1)}-${text.slice(-1)}` }
}
