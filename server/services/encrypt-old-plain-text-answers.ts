/** Encrypts the birth dates and access notes that release 0.4.0 stored as plain text (docs/decisions/0086, 0094). */
import type { Db } from '../db/database.ts'
import { readPlainTextAnswers, replacePlainTextAnswers } from '../repositories/old-plain-text-answers.ts'
import { sealAnswers } from '../rules/encrypt-birth-date-and-access-notes.ts'
import type { Vault } from '../security/encryption-vault.ts'

/** How many leads are read at a time. */
const BATCH = 500
/**
 * Number of rounds through all leads without any plain text after which a process stops looking. One is not enough: a
 * server of 0.4.0 may not have noticed yet that it should encrypt.
 */
const ENOUGH_ROUNDS = 2
const FIRST = '00000000-0000-0000-0000-000000000000'

/**
 * Returns a function that encrypts the answers of the next batch of leads, and returns true until it has been through all
 * leads. It may be interrupted at any time: each lead is either encrypted or unchanged, and a new function starts from the
 * first lead. A lead that a visitor changes meanwhile is left to the next round.
 */
export function makeAnswerSealing(
  { db, vault }: { db: Db; vault: Vault },
  batch = BATCH,
): () => Promise<boolean> {
  let after = FIRST
  let isEmpty = true
  let emptyRounds = 0
  return async () => {
    if (emptyRounds >= ENOUGH_ROUNDS) return false
    const rows = await readPlainTextAnswers(db, after, batch)
    const changes = rows.flatMap(({ id, answers: old }) => {
      const seal = (plain: string) => vault.seal(plain, id)
      return old ? [{ id, old, fresh: { ...old, ...sealAnswers(old, seal) } }] : []
    })
    if (changes.length > 0) await replacePlainTextAnswers(db, changes)
    isEmpty &&= changes.length === 0
    after = rows.length === batch ? (rows.at(-1)?.id ?? FIRST) : FIRST
    if (after !== FIRST) return true
    emptyRounds = isEmpty ? emptyRounds + 1 : 0
    isEmpty = true
    return false
  }
}
