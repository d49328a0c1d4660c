import { isValidBankAccount } from '@brazilian-utils/brazilian-utils'
import { describe, expect, it } from 'vitest'
import { isFull } from '../../tests/support/rows-to-run.ts'
import { readBankInfo } from './validate-bank-account.ts'

/** The banks whose rule is published: how many digits stand before the check digit, and its alphabet. */
const BANKS = [
  ['001', 8, '0123456789X'],
  ['033', 8, '0123456789'],
  ['041', 9, '0123456789'],
  ['104', 11, '0123456789'],
  ['237', 7, '0123456789P'],
  ['260', 8, '0123456789'],
  ['341', 5, '0123456789'],
] as const
const COUNT = isFull ? 10_000 : 300
const banks = ['first', ...BANKS.map(([code]) => code)].map((code) => ({ id: code, code, name: '' }))

/** The same numbers in every run. */
function randomDigits(seed: number) {
  let state = seed
  return (count: number) =>
    Array.from({ length: count }, () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return Math.floor((state / 2_147_483_648) * 10)
    }).join('')
}

const isTaken = (bank: string, agency: string, account_number: string): boolean => {
  try {
    readBankInfo({ bank, agency, account_number }, banks)
    return true
  } catch {
    return false
  }
}

/** Caixa's numbers begin with the kind of the account. */
const numberOf = (bank: string, length: number, digits: (count: number) => string) =>
  bank === '104' ? `0${digits(10)}` : bank === '033' ? `01${digits(6)}` : `1${digits(length - 1)}`

describe.each(BANKS)('accounts of %s (D134)', (bank, length, alphabet) => {
  const digits = randomDigits(Number(bank) + 7)
  const accounts = Array.from({ length: COUNT }, () => {
    const agency = `1${digits(3)}`
    const account = numberOf(bank, length, digits)
    const digit = alphabet
      .split('')
      .find((each) => isValidBankAccount({ bankCode: bank, agency, account, digit: each }))
    return { agency, account, digit: digit ?? '' }
  }).filter(({ account }) => !/^0+$/.test(account))

  it('are all taken with their right digit, however it is written', () => {
    const refused = accounts.filter(({ agency, account, digit }, index) => {
      const mark = ['-', '', ' ', '/', ' - ', '\u2013', ' dígito '][index % 7] ?? ''
      const typed = index % 2 ? account : account.replace(/(\d)(?=(\d{3})+$)/g, '$1.')
      return !isTaken(bank, agency, `${typed}${mark}${digit.toLowerCase()}`)
    })
    expect(refused).toEqual([])
    expect(accounts.length).toBeGreaterThan(COUNT * 0.99)
  })

  it('are refused with one wrong digit, wherever the rule finds it', () => {
    const taken = accounts.flatMap(({ agency, account, digit }, index) => {
      const at = index % (account.length + 1)
      const whole = `${account}${digit}`
      const wrong = `${whole.slice(0, at)}${whole[at] === '7' ? '3' : '7'}${whole.slice(at + 1)}`
      const other = { account: wrong.slice(0, -1), digit: wrong.slice(-1) }
      const isFound = !isValidBankAccount({ bankCode: bank, agency, ...other })
      const typed = `${other.account}-${other.digit}`
      return isFound && isTaken(bank, agency, typed) ? [`${agency} ${typed}`] : []
    })
    // of Caixa, a number that no longer begins with zero may be one of the newer format, which has no published rule
    expect(bank === '104' ? taken.filter((each) => / 0/.test(each)) : taken).toEqual([])
  })
})

it.each([
  ['033', 2],
  ['041', 2],
  ['104', 3],
] as const)(
  'no account of %s passes without its first %i digits, which its check digit depends on (D134)',
  (bank, missing) => {
    const digits = randomDigits(Number(bank))
    const length = BANKS.find(([code]) => code === bank)?.[1] ?? 0
    for (let count = 0; count < COUNT; count += 1)
      expect(isTaken(bank, `1${digits(3)}`, `${digits(length - missing)}-${digits(1)}`)).toBe(false)
  },
)
