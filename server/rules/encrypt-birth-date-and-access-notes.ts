/**
 * Encrypts and decrypts the birth date and access notes of a lead. They are stored under other names than those that
 * visitors send, so that no text that somebody types can be taken for a sealed one.
 */
import type { Vault } from '../security/encryption-vault.ts'
import type { LeadRow, StoredAnswers } from './lead-row-types.ts'

/** Returns answers with birth date and access notes sealed. */
export function sealAnswers(
  answers: Pick<StoredAnswers, 'birthDate' | 'address'>,
  seal: (plain: string) => string,
): Pick<StoredAnswers, 'birthDate' | 'address'> {
  const { birthDate, address } = answers
  const { birth_date, ...date } = birthDate ?? {}
  const { accessNotes, ...place } = address ?? {}
  return {
    ...(birthDate && { birthDate: { ...date, ...(birth_date && { sealedBirthDate: seal(birth_date) }) } }),
    ...(address && { address: { ...place, ...(accessNotes && { sealedAccessNotes: seal(accessNotes) }) } }),
  }
}

/** Returns a lead with birth date and access notes opened. */
export function openAnswers<Row extends Pick<LeadRow, 'id' | 'answers'>>(
  row: Row,
  vault: Pick<Vault, 'open'>,
): Row {
  const { birthDate, address } = row.answers
  const { sealedBirthDate, ...date } = birthDate ?? {}
  const { sealedAccessNotes, ...place } = address ?? {}
  return {
    ...row,
    answers: {
      ...row.answers,
      ...(sealedBirthDate && { birthDate: { ...date, birth_date: vault.open(sealedBirthDate, row.id) } }),
      ...(sealedAccessNotes && { address: { ...place, accessNotes: vault.open(sealedAccessNotes, row.id) } }),
    },
  }
}
