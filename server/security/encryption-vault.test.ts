import { describe, expect, it } from 'vitest'
import { sealWithoutKeyName } from '../../tests/support/seal-without-key-name.ts'
import { makeVault } from './encryption-vault.ts'

const lookup = Buffer.alloc(32, 'l')
const keyOf = (letter: string) => Buffer.alloc(32, letter)
const OWNER = '3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0b'
const PLAIN = 'Quitéria Bragança Xerez'

const vaultWith = (newest: string, ...earlier: string[]) =>
  makeVault({ encryption: keyOf(newest), lookup, decryption: earlier.map(keyOf) })

describe('a sealed text', () => {
  const vault = vaultWith('a')

  it('opens for its owner, and says nothing', () => {
    const sealed = vault.seal(PLAIN, OWNER)
    expect(vault.open(sealed, OWNER)).toBe(PLAIN)
    expect(sealed).toMatch(/^s2\.[\w-]{6}\.[\w-]+$/)
    expect(vault.seal(PLAIN, OWNER)).not.toBe(sealed)
  })

  it('does not open for another, nor when it was changed', () => {
    const sealed = vault.seal(PLAIN, OWNER)
    expect(() => vault.open(sealed, OWNER.replace('3', '4'))).toThrow('authenticate')
    const at = sealed.length - 5
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1)
    expect(() => vault.open(changed, OWNER)).toThrow('authenticate')
    expect(() => vault.open(sealed.slice(0, 20), OWNER)).toThrow(/tag|authenticate|length/i)
    expect(() => vault.open(PLAIN, OWNER)).toThrow('not a sealed text')
  })
})

describe('a key that follows another', () => {
  const before = vaultWith('a')
  const after = vaultWith('b', 'a')

  it('seals from now on; what the earlier one has sealed still opens', () => {
    const old = before.seal(PLAIN, OWNER)
    const fresh = after.seal(PLAIN, OWNER)
    expect([after.open(old, OWNER), after.open(fresh, OWNER)]).toEqual([PLAIN, PLAIN])
    expect(fresh.startsWith(after.mark)).toBe(true)
    expect(old.startsWith(before.mark)).toBe(true)
    expect(before.mark).not.toBe(after.mark)
  })

  it('may be told to the servers before any of them seals with it', () => {
    expect(vaultWith('a', 'b').open(after.seal(PLAIN, OWNER), OWNER)).toBe(PLAIN)
  })

  it('opens what was sealed before keys had names, whichever it was', () => {
    const three = vaultWith('c', 'b', 'a')
    for (const letter of ['a', 'b', 'c'])
      expect(three.open(sealWithoutKeyName(keyOf(letter), PLAIN, OWNER), OWNER)).toBe(PLAIN)
    expect(() => three.open(sealWithoutKeyName(keyOf('x'), PLAIN, OWNER), OWNER)).toThrow('no known key')
    expect(() => three.open(sealWithoutKeyName(keyOf('b'), PLAIN, OWNER), 'another')).toThrow('no known key')
  })

  it('that is not known is named, and nothing else is', () => {
    const sealed = vaultWith('x').seal(PLAIN, OWNER)
    expect(() => after.open(sealed, OWNER)).toThrow(`a key that is not configured (${sealed.slice(3, 9)})`)
  })

  it('takes over what another has sealed', () => {
    for (const old of [before.seal(PLAIN, OWNER), sealWithoutKeyName(keyOf('a'), PLAIN, OWNER)]) {
      const fresh = after.reEncrypt(old, OWNER) ?? ''
      expect(fresh.startsWith(after.mark)).toBe(true)
      expect(vaultWith('b').open(fresh, OWNER)).toBe(PLAIN)
      expect(after.reEncrypt(fresh, OWNER)).toBeUndefined()
    }
    expect(() => after.reEncrypt(vaultWith('x').seal(PLAIN, OWNER), OWNER)).toThrow('not configured')
  })

  it('changes nothing about look-ups', () => {
    expect(after.lookup(PLAIN)).toBe(before.lookup(PLAIN))
  })
})
