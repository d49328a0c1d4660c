/** Reads stored answers of a lead: its street and neighbourhood, and its bank account, decrypted. */
import type { BankInfo } from '../../src/contract/lead-answers/bank-info.ts'
import type { LeadRow } from '../rules/lead-row-types.ts'
import type { Vault } from '../security/encryption-vault.ts'

/** Returns the street of a lead: the one found for its CEP, or else the one that the visitor typed. */
export const streetOfLead = (row: Pick<LeadRow, 'place' | 'answers'>): string =>
  row.place.address || (row.answers.address?.address ?? '')

/** Returns the neighbourhood of a lead: that of its CEP, or the visitor's latest answer if no street was found. */
export const neighborhoodOfLead = ({ place, answers }: Pick<LeadRow, 'place' | 'answers'>): string =>
  place.address
    ? place.neighborhood || (answers.address?.neighborhood ?? '')
    : answers.address?.neighborhood || place.neighborhood

/** Decrypts the bank account of a lead that pays by direct debit; undefined if it has none. */
export function decryptBankAccount(row: Pick<LeadRow, 'id' | 'answers'>, vault: Vault): BankInfo | undefined {
  const sealed = row.answers.bankInfo?.bankInfo
  return sealed === undefined ? undefined : (JSON.parse(vault.open(sealed, row.id)) as BankInfo)
}
