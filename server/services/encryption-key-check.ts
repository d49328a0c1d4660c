/** Checks that the configured keys can decrypt the database and find its records. */
import { ConfigError } from '../config.ts'
import type { Db } from '../db/database.ts'
import {
  addKeyCheck,
  anyCustomer,
  anyPhone,
  CHECK_ID,
  readKeyCheck,
  replaceKeyCheckHmac,
  type Sealed,
} from '../repositories/encryption-key-checks.ts'
import type { Vault } from '../security/encryption-vault.ts'

const CANARY = 'These are the keys of this database.'

const WRONG_ENCRYPTION =
  'ENCRYPTION_KEY is not a key of this database: it does not open its data. Set the key that encrypted it, or add that key to DECRYPTION_KEYS.'
const WRONG_LOOKUP =
  'LOOKUP_KEY is not the key of this database: none of its records would be found. Set the key that it was created with (docs/operations.md, Changing keys).'

/**
 * Returns whether the database contains anything encrypted. If it does, no new keys may be generated, because
 * they could not decrypt it.
 */
export async function hasSealed(db: Db): Promise<boolean> {
  return Boolean((await readKeyCheck(db)) ?? (await anyCustomer(db)) ?? (await anyPhone(db)))
}

function open(vault: Vault, { sealed, owner }: Sealed): string {
  try {
    return vault.open(sealed, owner)
  } catch {
    throw new ConfigError(WRONG_ENCRYPTION)
  }
}

const compare = (vault: Vault, plain: string, { lookup }: Sealed) => {
  if (vault.lookup(plain) !== lookup) throw new ConfigError(WRONG_LOOKUP)
}

/**
 * Checks that the keys can decrypt the database and find its records. In a new database, it stores an
 * encrypted sample for the checks at later starts.
 * @throws ConfigError if a key is wrong
 */
export async function checkKeys(db: Db, vault: Vault): Promise<void> {
  const known = await readKeyCheck(db)
  if (known) {
    compare(vault, open(vault, known), known)
    return
  }
  // A database of an early release has no sample: its own data is checked instead.
  const [customer, phone] = [await anyCustomer(db), await anyPhone(db)]
  if (customer) compare(vault, (JSON.parse(open(vault, customer)) as { cpf: string }).cpf, customer)
  if (phone) compare(vault, open(vault, phone), phone)
  const [sealed, lookup] = [vault.seal(CANARY, CHECK_ID), vault.lookup(CANARY)]
  await addKeyCheck(db, { owner: CHECK_ID, sealed, lookup })
}

/** Accepts a different LOOKUP_KEY from now on. Records stored under the former key can no longer be found. */
export const acceptLookupKey = (db: Db, vault: Vault): Promise<void> =>
  replaceKeyCheckHmac(db, vault.lookup(CANARY))
