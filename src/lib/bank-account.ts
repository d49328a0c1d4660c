/**
 * Parses the number of a bank branch (agência) and of a bank account, as each bank writes them.
 *
 * The formats and check digits of `FORMATS` are those that the banks publish, as collected in "Regras de validação de
 * conta corrente" (Icatu Seguros) and in @brazilian-utils/brazilian-utils, with which the server verifies the digit
 * (server/rules/validate-bank-account.ts). Any other bank publishes no rule, so its numbers are taken as they are typed.
 */
import { cleanTyped } from './clean-typed-text.ts'
import type { Problem } from './problem-keys.ts'
import type { Parsed } from './parsing-result.ts'

/** How a bank writes its account numbers. */
interface AccountFormat {
  /** The bank's name in error messages. */
  readonly name: string
  /** Letter that its check digit may be. */
  readonly letter?: 'X' | 'P'
  /** Most digits before the check digit. */
  readonly most: number
  /** Fewest digits that people write of them; with fewer, a part that its check digit depends on is missing. */
  readonly least?: number
  /** Digits to which its rule fills up a number with leading zeros. */
  readonly filled: number
}

/** Formats of the banks whose rule is published, by bank code, but for Caixa's. */
const FORMATS: Readonly<Record<string, AccountFormat>> = {
  '001': { name: 'Banco do Brasil', letter: 'X', most: 10, filled: 8 },
  // the first two digits are the kind of the account, of which people omit a leading zero at most
  '033': { name: 'Santander', most: 8, least: 7, filled: 8 },
  '041': { name: 'Banrisul', most: 9, least: 8, filled: 9 },
  '237': { name: 'Bradesco', letter: 'P', most: 7, filled: 7 },
  '260': { name: 'Nubank', most: 13, filled: 5 },
  '341': { name: 'Itaú', most: 5, filled: 5 },
}
const CAIXA = '104'
/** Digits of an account before its check digit, at any other bank. */
const MOST = 13

/** Words that people write around the parts of a number: 'c/c 12345 dígito 6', 'op. 013'. */
const LABELS = /\b(?:c\/?c|cta|conta|corrente|poupan[cç]a|op|opera[cç][aã]o|n[uú]mero|no)\b[.:]?|\bn[.º°]/giu
const CHECK_DIGIT = /\s*[,.-]?\s*(?:d[ií]gito|dig|dv)\b[.:]?\s*/giu
const DASHES = /[\u2012-\u2015]/g

/** Writes any dash as a hyphen and a named check digit behind one. */
const plain = (raw: string): string =>
  cleanTyped(raw).replace(DASHES, '-').replace(CHECK_DIGIT, '-').trim().toUpperCase()

/**
 * Parses the number of a bank branch (agência): 1 to 5 digits and, after a hyphen or space, an optional check
 * digit (a digit or X). The value is '1234' or '1234-5'.
 */
export function parseAgency(raw: string): Parsed<string> {
  const text = plain(raw).replace(/[.]/g, '').replace(/,/g, '-')
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
 * Parses a bank account number: digits, the last character being the check digit (a digit, X or P). The value always
 * has the hyphen: '12345-6'. Whether the check digit is right is verified on the server.
 * @param bank code of the bank; without it, or for a bank without a published rule, only what all banks share is checked
 */
export function parseAccount(raw: string, bank = ''): Parsed<string> {
  const said = plain(raw).replace(LABELS, ' ').trim()
  const text = said.replace(/[\s.,:\-/]/g, '')
  if (text === '') return { problem: 'conta-vazia' }
  if (/[^\dXP]/.test(text)) return { problem: 'conta-letras' }
  if (text.length < 2) return { problem: 'conta-curta' }
  if (!/^\d+[\dXP]$/.test(text)) return { problem: 'conta-digito' }
  const number = text.slice(0, -1)
  const check = text.slice(-1)
  if (/^0+$/.test(number)) return { problem: 'conta-inexistente' }
  if (bank === CAIXA) return parseCaixaAccount(said, number, check)
  const format = FORMATS[bank]
  const problem = format
    ? problemAtBank(number, check, format)
    : number.length > MOST
      ? ({ problem: 'conta-longa', most: MOST, typed: number.length } as const)
      : null
  return problem ?? { value: `${number}-${check}` }
}

function problemAtBank(number: string, check: string, format: AccountFormat): Problem | null {
  const { name: bank, letter, most, least = 1 } = format
  if (!/\d/.test(check) && check !== letter) return { problem: 'conta-letra-do-banco', bank }
  const typed = number.replace(/^0+/, '').length
  if (typed > most) return { problem: 'conta-longa-no-banco', bank, most, typed }
  return number.length < least ? { problem: 'conta-pela-metade', bank, most, typed: number.length } : null
}

/** A Caixa account whose kind stands apart: '013 12345-6', '3701.000584012345-6'. */
const CAIXA_KIND_APART = /^(\d{3,4})[\s.,/-]+(\d[\d.,\s/-]*\d)$/

/**
 * Parses an account of Caixa. Its check digit is computed over the kind of the account (operação) of three digits and a
 * number of eight ('013' and '00012345'), which are therefore needed whole: '01300012345-6'. Accounts of the newer
 * format have twelve digits, and a kind of four digits that may be left out; their check digit is not published.
 */
function parseCaixaAccount(said: string, number: string, check: string): Parsed<string> {
  if (!/\d/.test(check)) return { problem: 'conta-letra-do-banco', bank: 'Caixa' }
  const [, kind = '', rest = ''] = CAIXA_KIND_APART.exec(said) ?? []
  const apart = rest.replace(/\D/g, '').slice(0, -1)
  if (kind !== '' && apart !== '') return ofCaixaKind(kind, apart, check)
  if (number.length <= 8) return { problem: 'conta-caixa-operacao' }
  // a number of the newer format begins with zero only where all of its digits are written
  if (number.length <= 11 && number.startsWith('0'))
    return ofCaixaKind(number.slice(0, 3), number.slice(3), check)
  if (number.length <= 12) return { value: `${number}-${check}` }
  return ofCaixaKind(number.slice(0, 4), number.slice(4), check)
}

function ofCaixaKind(kind: string, number: string, check: string): Parsed<string> {
  const most = kind.length === 3 ? 8 : 12
  if (number.length > most)
    return { problem: 'conta-longa-no-banco', bank: 'Caixa', most, typed: number.length }
  return { value: `${kind}${number.padStart(most, '0')}-${check}` }
}

/**
 * The digits of a parsed account that its check digit is computed over, at a bank whose rule is published; null at any
 * other, where nobody can tell whether it is right.
 * @param account as `parseAccount` returns it
 */
export function digitsWithPublishedCheck(bank: string, account: string): string | null {
  const [number = ''] = account.split('-')
  if (bank === CAIXA) return number.length === 11 ? number : null
  const format = FORMATS[bank]
  return format ? number.replace(/^0+/, '').padStart(format.filled, '0') : null
}
