/** Validates the bank account that a visitor enters for direct debit. */
import { isValidBankAccount } from '@brazilian-utils/brazilian-utils'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { BankInfo } from '../../src/contract/lead-answers/bank-info.ts'
import { parseAccount, parseAgency } from '../../src/lib/bank-account.ts'
import type { Bank } from './catalogue-types.ts'
import { invalidFieldError, parsedValue, unparsedFieldError } from '../errors.ts'

/** Codes of the banks that publish their check digit algorithm. Of other banks, only the format is checked. */
const PUBLISHED = new Set(['001', '033', '041', '104', '237', '260', '341'])

/**
 * Validates a bank account and returns it as '1234' or '1234-5' and '12345-6'. Of the first bank in the list, only the
 * format is checked. Throws an HttpError that names the field.
 */
export function readBankInfo(raw: BankInfo | undefined, banks: readonly Bank[]): BankInfo {
  const bank = banks.findIndex((each) => each.code === raw?.bank || each.id === raw?.bank)
  const code = banks[bank]?.code
  if (!raw || code === undefined) throw unparsedFieldError('bank', { problem: 'banco-vazio' })
  const agency = parsedValue('agency', parseAgency(raw.agency))
  const account = parsedValue('account_number', parseAccount(raw.account_number))
  if (bank > 0 && PUBLISHED.has(code) && !hasRightDigit(code, agency, account)) {
    throw invalidFieldError('account_number', serverErrorMessages.wrongAccountDigit)
  }
  return { bank: code, agency, account_number: account }
}

/** The maximum length of an account number without its check digit. */
const LONGEST = 12

/**
 * Returns whether the check digit is right. People omit leading zeros, but the banks' algorithms count them.
 * The digit therefore only has to be right with some number of leading zeros.
 */
function hasRightDigit(bankCode: string, agency: string, account: string): boolean {
  const [number = '', digit = ''] = account.split('-')
  const branch = (agency.split('-')[0] ?? '').padStart(4, '0')
  return Array.from({ length: LONGEST + 1 - number.length }, (_, zeros) =>
    number.padStart(number.length + zeros, '0'),
  ).some((padded) => isValidBankAccount({ bankCode, agency: branch, account: padded, digit }))
}
