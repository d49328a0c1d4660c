/** Hashing makes room for the checkout: it rests once there is much of it, and turns away whom it has no time for. */
import { describe, expect, it } from 'vitest'
import { makePasswords } from '../../../server/services/desk/passwords.ts'

describe('hashing of passwords', () => {
  it('rests nine times as long as it worked, once it has worked for as long as it may', async () => {
    const rests: number[] = []
    const { hash } = makePasswords({ burstMs: 0, rest: async (ms) => void rests.push(ms) })
    for (const password of ['a', 'b', 'c']) expect(await hash(password)).toMatch(/^\$argon2id\$/)
    expect(rests).toHaveLength(3)
    for (const ms of rests) expect(ms).toBeGreaterThan(60)
  })

  it('of a few log-ins takes no rest', async () => {
    const rests: number[] = []
    const { hash, isRight } = makePasswords({ burstMs: 60_000, rest: async (ms) => void rests.push(ms) })
    const known = await hash('quatro gatos no telhado')
    expect([await isRight('quatro gatos no telhado', known), await isRight('cinco', known)]).toEqual([
      true,
      false,
    ])
    expect(rests).toEqual([])
  })

  it('turns away those for whom there is no place to wait', async () => {
    const { hash } = makePasswords()
    const all = await Promise.allSettled(Array.from({ length: 12 }, () => hash('x')))
    // the one for unknown accounts is made first
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 503, code: 'busy' })
  })
})
