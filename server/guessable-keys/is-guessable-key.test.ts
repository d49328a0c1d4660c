import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isFull } from '../../tests/support/rows-to-run.ts'
import { isGuessableKey, isGuessableSecret } from './is-guessable-key.ts'

/** A key of 32 bytes that holds a text. */
const keyOf = (text: string) => Buffer.from(text.padEnd(32, '\0')).subarray(0, 32).toString('hex')
const bytesBy = (byteAt: (at: number) => number) =>
  Buffer.from(Array.from({ length: 32 }, (_, at) => byteAt(at) & 255)).toString('base64')
const hashOf = (name: string, text: string) => createHash(name).update(text).digest('hex').slice(0, 64)

describe('keys that somebody could guess are refused (S60)', () => {
  it.each([
    ['a sentence', keyOf('minha-senha-super-secreta-123456')],
    ['words with capitals and marks', keyOf('MinhaSenha!Super#Secreta2026$abc')],
    ['a sentence with accents', keyOf('a operação da fibra é só nossa')],
    ['a word, then zeros', keyOf('senha')],
    ['a telephone, again and again', keyOf('11987654321'.repeat(3))],
    ['rows of the keyboard', keyOf('qwertyuiopasdfghjklzxcvbnm123456')],
    ['bytes that count up', bytesBy((at) => at)],
    ['bytes that count by seven', bytesBy((at) => at * 7)],
    ['numbers of two bytes that count', bytesBy((at) => (at % 2) * (at >> 1))],
    ['squares', bytesBy((at) => at * at)],
    ['hex digits in their order', '0123456789abcdef'.repeat(4)],
    ['eight random bytes, four times', randomBytes(8).toString('hex').repeat(4)],
    ['words spelt with hex digits', 'deadbeefcafebabe'.repeat(4)],
    ['the hash of a word', hashOf('sha256', 'senha')],
    ['the hash of a word and a number', hashOf('sha256', 'Password123')],
    ['half of a longer hash of a word', hashOf('sha512', 'admin')],
    ['the digits of a short hash of a word', keyOf(hashOf('md5', 'secret'))],
    ['words that base64 allows', 'minhaSenhaSuperSecretaDaProsaEmProducaoABC0='],
  ])('%s', (_what, key) => {
    expect(Buffer.from(key, key.length === 64 ? 'hex' : 'base64')).toHaveLength(32)
    expect(isGuessableKey(key)).toBe(true)
  })

  const forms: readonly [string, (bytes: Buffer) => string][] = [
    ['hex', (bytes) => bytes.toString('hex')],
    ['hex in capitals', (bytes) => bytes.toString('hex').toUpperCase()],
    ['base64', (bytes) => bytes.toString('base64')],
    ['base64 without its end', (bytes) => bytes.toString('base64').replace('=', '')],
    ['base64 for URLs', (bytes) => bytes.toString('base64url')],
  ]
  const rounds = isFull ? 10_000 : 20

  it.each(forms)('and no random one in %s', (_form, write) => {
    for (let round = 0; round < rounds; round += 1) {
      const key = write(randomBytes(32))
      expect([key, isGuessableKey(key)]).toEqual([key, false])
    }
  })

  it.each([
    'passwordpassword',
    'senhasenhasenha1',
    '1234567890123456',
    'aaaaaaaaaaaaaaaa',
    'minhasenhasecreta',
    `whsec_${Buffer.from('minha senha').toString('base64')}`,
    hashOf('sha256', 'webhook'),
  ])('secret %s', (secret) => {
    expect(isGuessableSecret(secret)).toBe(true)
  })
})
