/**
 * Encrypts ("seals") personal data for the database, and computes HMACs, so that records can be found by an encrypted
 * value.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

export type Vault = {
  /**
   * Encrypts with AES-256-GCM, a fresh nonce and the newest key. `owner` (usually the lead's id) is
   * authenticated too, so that a text copied to another row cannot be decrypted there. The result is
   * printable and contains the name of its key.
   */
  seal(plain: string, owner: string): string
  /**
   * Decrypts a text that `seal` returned. Throws if the text was tampered with, belongs to another owner, or
   * was encrypted with an unknown key.
   */
  open(sealed: string, owner: string): string
  /**
   * Encrypts a sealed text again with the newest key; undefined if it already uses that key. Throws as `open`
   * does.
   */
  reEncrypt(sealed: string, owner: string): string | undefined
  /** The prefix of every text that was encrypted with the newest key. */
  mark: string
  /** Returns the HMAC-SHA256 of a text with a second key, so that equal texts can be found. */
  lookup(plain: string): string
}

/**
 * The two formats of sealed texts: `s2.<key name>.<nonce, tag and text>`, and the older `s1.<nonce, tag and
 * text>` without a key name.
 */
const NAMED = 's2.'
const NAMELESS = 's1.'
const NAME = 6
const MARK = NAMED.length + NAME + 1
const NONCE = 12
const TAG = 16

/** Returns a source of nonces, which fetches random bytes from the system for many texts at a time. */
function makeNonces(): () => Buffer {
  let pool = Buffer.alloc(0)
  return () => {
    if (pool.length === 0) pool = randomBytes(NONCE * 256)
    const nonce = pool.subarray(0, NONCE)
    pool = pool.subarray(NONCE)
    return nonce
  }
}

/**
 * Returns the prefix with the name of a key. No list of names is needed: the name is derived from the key,
 * without revealing it.
 */
const markOf = (key: Buffer): string =>
  `${NAMED}${createHmac('sha256', key).update('name of this key').digest('base64url').slice(0, NAME)}.`

function decrypt(key: KeyObject, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
  const plain = decipher.update(bytes.subarray(NONCE + TAG))
  decipher.final()
  return plain.toString('utf8')
}

/**
 * Creates the vault. `decryption` contains further keys that are only used to decrypt (docs/operations.md,
 * Changing keys).
 */
export function makeVault(keys: {
  encryption: Buffer
  lookup: Buffer
  decryption?: readonly Buffer[]
}): Vault {
  const nextNonce = makeNonces()
  // KeyObjects are created once; raw bytes would be imported again for every text.
  const encryption = createSecretKey(keys.encryption)
  const lookup = createSecretKey(keys.lookup)
  const mark = markOf(keys.encryption)
  const known = new Map([[mark, encryption]])
  for (const key of keys.decryption ?? []) known.set(markOf(key), createSecretKey(key))

  function openNameless(text: string, owner: string): string {
    for (const key of known.values()) {
      try {
        return decrypt(key, text, owner)
      } catch {
        // The text may have been encrypted with another of the keys.
      }
    }
    throw new Error('no known key opens this sealed text')
  }

  /**
   * Decrypts texts that were not encrypted with the newest key. It is separate so that the common path stays
   * short.
   */
  function openOther(sealed: string, owner: string): string {
    if (sealed.startsWith(NAMELESS)) return openNameless(sealed.slice(NAMELESS.length), owner)
    if (!sealed.startsWith(NAMED)) throw new Error('not a sealed text')
    const key = known.get(sealed.slice(0, MARK))
    if (key) return decrypt(key, sealed.slice(MARK), owner)
    throw new Error(`sealed with a key that is not configured (${sealed.slice(NAMED.length, MARK - 1)})`)
  }

  const vault: Vault = {
    mark,
    seal(plain, owner) {
      const nonce = nextNonce()
      const cipher = createCipheriv('aes-256-gcm', encryption, nonce)
      cipher.setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return mark + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open: (sealed, owner) =>
      sealed.startsWith(mark) ? decrypt(encryption, sealed.slice(MARK), owner) : openOther(sealed, owner),
    reEncrypt: (sealed, owner) =>
      sealed.startsWith(mark) ? undefined : vault.seal(openOther(sealed, owner), owner),
    lookup: (plain) => createHmac('sha256', lookup).update(plain).digest('base64url'),
  }
  return vault
}
