import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

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

export function makeVault(keys: { encryption: Buffer; lookup: Buffer }): Vault {
  return {
    seal(plain, owner) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', keys.encryption, nonce)
      cipher.setAAD(Buffer.from(owner))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return MARK + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed, owner) {
      if (!sealed.startsWith(MARK)) throw new Error('not a sealed text')
      const bytes = Buffer.from(sealed.slice(MARK.length), 'base64url')
      const decipher = createDecipheriv('aes-256-gcm', keys.encryption, bytes.subarray(0, NONCE), {
        authTagLength: TAG,
      })
      decipher.setAAD(Buffer.from(owner))
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG))
      return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8')
    },
    lookup: (plain) => createHmac('sha256', keys.lookup).update(plain).digest('base64url'),
  }
}
