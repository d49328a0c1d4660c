import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

/** Seals what must not be readable in the database, and makes the keys by which it can still be found. */
export type Vault = {
  /**
   * AES-256-GCM with a fresh nonce, under the newest key. `owner` (usually the lead's id) is bound in: a sealed
   * text moved to another row does not open. The result is printable and names its key.
   */
  seal(plain: string, owner: string): string
  /** Throws when the text was changed, belongs to another owner, or was sealed with a key that is not known. */
  open(sealed: string, owner: string): string
  /** The same under the newest key, or undefined when it is already. Throws as `open` does. */
  reseal(sealed: string, owner: string): string | undefined
  /** What every text begins with that the newest key has sealed. */
  mark: string
  /** HMAC-SHA256 with a second key: the same text gives the same look-up key (D39). */
  lookup(plain: string): string
}

/** `s2.<name of the key>.<nonce, tag and text>`; before keys had names: `s1.<nonce, tag and text>`. */
const NAMED = 's2.'
const NAMELESS = 's1.'
const NAME = 6
const MARK = NAMED.length + NAME + 1
const NONCE = 12
const TAG = 16

/** Fresh random bytes, asked of the system for many texts at a time. */
function makeNonces(): () => Buffer {
  let pool = Buffer.alloc(0)
  return () => {
    if (pool.length === 0) pool = randomBytes(NONCE * 256)
    const nonce = pool.subarray(0, NONCE)
    pool = pool.subarray(NONCE)
    return nonce
  }
}

/** A key's name follows from the key, so that nobody has to keep a list of them; it leads nowhere back. */
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

/** `decryption`: other keys that still open what they have sealed (docs/operations.md, Changing keys). */
export function makeVault(keys: {
  encryption: Buffer
  lookup: Buffer
  decryption?: readonly Buffer[]
}): Vault {
  const nextNonce = makeNonces()
  // Prepared once: a key given as bytes is prepared again for every text.
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
        // Another one's, or nobody's.
      }
    }
    throw new Error('a sealed text that no known key opens')
  }

  /** What the newest key has not sealed; apart, so that the usual way is short. */
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
    reseal: (sealed, owner) =>
      sealed.startsWith(mark) ? undefined : vault.seal(openOther(sealed, owner), owner),
    lookup: (plain) => createHmac('sha256', lookup).update(plain).digest('base64url'),
  }
  return vault
}
