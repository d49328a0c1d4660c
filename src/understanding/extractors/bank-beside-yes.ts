import type { Extraction } from '../extraction-state.ts'
import { bankIn } from './bank-account.ts'

/** Keeps the bank that is told beside a yes to direct debit, for the question about the account: 'sim, no nubank'. */
export function extractBankBesideYes(extraction: Extraction): void {
  const isDebit = extraction.valuesOf('debit', 'direct_debit').join() === 'true'
  const isToldHere = extraction.isOpen('debit') || extraction.isAhead('debit')
  if (!isDebit || !isToldHere || !extraction.isAhead('account') || extraction.has('account')) return
  const bank = /\?|\bou\b/.test(extraction.text.said) ? null : bankIn(extraction)
  if (bank) extraction.add('account', { bank: bank.id }, bank.from, 'part')
}
