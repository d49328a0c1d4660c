/** Validates the bank account that a visitor enters for direct debit. */
import { isValidBankAccount } from '@brazilian-utils/brazilian-utils'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import type { BankInfo } from '../../src/contract/lead-answers/bank-info.ts'
import { digitsWithPublishedCheck, parseAccount, parseAgency } from '../../src/lib/bank-account.ts'
import type { Bank } from './catalogue-types.ts'
import { invalidFieldError, parsedValue, unparsedFieldError } from '../api-errors.ts'

/**
 * Validates a bank account and returns it as '1234' or '1234-5' and '12345-6'. Of the first bank in the list, and of
 * banks that publish no rule for the check digit, only the format is checked. Throws an HttpError that names the field.
 */
export function readBankInfo(raw: BankInfo | undefined, banks: readonly Bank[]): BankInfo {
  const bank = banks.findIndex((each) => each.code === raw?.bank || each.id === raw?.bank)
  const code = banks[bank]?.code
  if (!raw || code === undefined) throw unparsedFieldError('bank', { problem: 'banco-vazio' })
  const info = {
    bank: code,
    agency: parsedValue('agency', parseAgency(raw.agency)),
    account_number: parsedValue('account_number', parseAccount(raw.account_number, code)),
  }
  if (bank > 0 && hasRightDigit(info) === false)
    throw invalidFieldError('account_number', serverErrorMessages.wrongAccountDigit)
  return info
}

/**
 * Returns whether the check digit of an account is the one that its bank's published rule gives; null if the bank
 * publishes none, so that nobody here can tell.
 */
export function hasRightDigit({ bank, agency, account_number }: BankInfo): boolean | null {
  const account = digitsWithPublishedCheck(bank, account_number)
  if (account === null) return null
  const branch = (agency.split('-')[0] ?? '').padStart(4, '0')
  const digit = account_number.slice(-1)
  return isValidBankAccount({ bankCode: bank, agency: branch, account, digit })
}
