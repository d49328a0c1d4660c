import { ConfigError } from '../config.ts'
import type { Db } from '../db/database.ts'
import {
  addKeyCheck,
  anyCustomer,
  anyPhone,
  CHECK_ID,
  readKeyCheck,
  setCheckedLookup,
  type Sealed,
} from '../repositories/key-checks.ts'
import type { Vault } from '../security/vault.ts'

const CANARY = 'These are the keys of this database.'

const WRONG_ENCRYPTION =
  'ENCRYPTION_KEY is not a key of this database: what it holds does not open. Set the key that sealed it, or name that one in DECRYPTION_KEYS.'
const WRONG_LOOKUP =
  'LOOKUP_KEY is not the key of this database: nobody in it would be found. Set the one that it was made with (docs/operations.md, Changing keys).'

/** Whether the database holds anything that only its keys can open: then no new ones may be made. */
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
 * Compares the keys with those the database was created with (S32), and notes them in a new one.
 * @throws ConfigError when they differ
 */
export async function checkKeys(db: Db, vault: Vault): Promise<void> {
  const known = await readKeyCheck(db)
  if (known) {
    compare(vault, open(vault, known), known)
    return
  }
  // A database from before keys were noted.
  const [customer, phone] = [await anyCustomer(db), await anyPhone(db)]
  if (customer) compare(vault, (JSON.parse(open(vault, customer)) as { cpf: string }).cpf, customer)
  if (phone) compare(vault, open(vault, phone), phone)
  const [sealed, lookup] = [vault.seal(CANARY, CHECK_ID), vault.lookup(CANARY)]
  await addKeyCheck(db, { owner: CHECK_ID, sealed, lookup })
}

/** Accepts another LOOKUP_KEY from now on; what the former one could find is no longer found. */
export const acceptLookupKey = (db: Db, vault: Vault): Promise<void> =>
  setCheckedLookup(db, vault.lookup(CANARY))
