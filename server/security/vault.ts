import { createCipheriv, createDecipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto'

/** Seals what must not be readable in the database, and makes the keys by which it can still be found. */
export type Vault = {
  /**
   * AES-256-GCM with a fresh nonce. `owner` (usually the lead's id) is bound in: a sealed text moved to
   * another row does not open. The result is printable.
   */
  seal(plain: string, owner: string): string
  /** Throws when the text was changed, belongs to another owner, or was sealed with another key. */
  open(sealed: string, owner: string): string
  /** HMAC-SHA256 with a second key: the same text gives the same look-up key (decisions 39). */
  lookup(plain: string): string
}

const MARK = 's1.'
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

export function makeVault(keys: { encryption: Buffer; lookup: Buffer }): Vault {
  const nextNonce = makeNonces()
  // Prepared once: a key given as bytes is prepared again for every text.
  const encryption = createSecretKey(keys.encryption)
  const lookup = createSecretKey(keys.lookup)
  return {
    seal(plain, owner) {
      const nonce = nextNonce()
      const cipher = createCipheriv('aes-256-gcm', encryption, nonce)
      cipher.setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return MARK + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, owner) {
      if (!sealed.startsWith(MARK)) throw new Error('not a sealed text')
      const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', encryption, bytes.subarray(0, NONCE), {
        authTagLength: TAG,
      })
      decipher.setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      const plain = decipher.update(bytes.subarray(NONCE + TAG))
      decipher.final()
      return plain.toString('utf8')
    },
    lookup: (plain) => createHmac('sha256', lookup).update(plain).digest('base64url'),
  }
}
