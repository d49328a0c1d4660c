/** Encrypts a text as releases did before encryption keys had names. */
import { createCipheriv, randomBytes } from 'node:crypto'

/** Encrypts a text as releases did before keys had names. */
export function sealWithoutKeyName(key: Buffer, plain: string, owner: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  cipher.setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return `s1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
}
