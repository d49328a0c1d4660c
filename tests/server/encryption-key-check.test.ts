/** The encryption keys are compared with the database before anything is read or encrypted. */
import { beforeAll, describe, expect, it } from 'vitest'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { acceptLookupKey, checkKeys, hasSealed } from '../../server/services/encryption-key-check.ts'
import { reEncrypt } from '../../server/services/re-encrypt-database.ts'
import { ANSWERS, openLead } from '../support/create-leads.ts'
import { useServer } from '../support/server.ts'
import { ENCRYPTION, LOOKUP } from '../support/server-keys.ts'

const OTHER = Buffer.alloc(32, 0x12)
const vaultOf = (encryption: Buffer, lookup: Buffer, ...decryption: Buffer[]) =>
  makeVault({ encryption, lookup, decryption })
const right = vaultOf(ENCRYPTION, LOOKUP)

const ENCRYPTION_IS_WRONG = /^ENCRYPTION_KEY is not a key of this database/
const LOOKUP_IS_WRONG = /^LOOKUP_KEY is not the key of this database/

describe('keys (S32)', () => {
  const server = useServer()
  const check = (vault: ReturnType<typeof makeVault>) => checkKeys(server().db, vault)

  describe.each(['customers', 'leads'])('of a database from before they were noted, by its %s', (table) => {
    beforeAll(async () => {
      const id = await openLead(server())
      await server().call('PATCH', `/api/lead-v2/${id}/phone`, ANSWERS.phone)
      await server().sql('delete from key_checks')
      if (table === 'leads') await server().sql('delete from customers')
    })

    it('must be those that sealed it', async () => {
      await expect(check(vaultOf(OTHER, LOOKUP))).rejects.toThrow(ENCRYPTION_IS_WRONG)
      await expect(check(vaultOf(ENCRYPTION, OTHER))).rejects.toThrow(LOOKUP_IS_WRONG)
      expect(await server().sql('select from key_checks')).toEqual([])
      await check(right)
      expect(await server().sql('select from key_checks')).toHaveLength(1)
    })
  })

  it('that were noted must be the same, also where nothing else is sealed', async () => {
    await server().sql('delete from leads')
    expect(await hasSealed(server().db)).toBe(true)
    await check(right)
    await expect(check(vaultOf(LOOKUP, ENCRYPTION))).rejects.toThrow(ENCRYPTION_IS_WRONG)
    await expect(check(vaultOf(ENCRYPTION, OTHER))).rejects.toThrow(LOOKUP_IS_WRONG)
  })

  it('may change as the manual says', async () => {
    const both = vaultOf(OTHER, LOOKUP, ENCRYPTION)
    await check(both)
    expect((await reEncrypt({ db: server().db, vault: both })).left).toEqual({})
    const next = vaultOf(OTHER, LOOKUP)
    await check(next)
    await expect(check(right)).rejects.toThrow(ENCRYPTION_IS_WRONG)
    const another = vaultOf(OTHER, OTHER)
    await acceptLookupKey(server().db, another)
    await check(another)
    await expect(check(next)).rejects.toThrow(LOOKUP_IS_WRONG)
  })

  it('of an empty database are noted', async () => {
    await server().sql('delete from key_checks')
    expect(await hasSealed(server().db)).toBe(false)
    await check(right)
    expect(await hasSealed(server().db)).toBe(true)
  })
})
