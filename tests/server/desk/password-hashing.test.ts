/** Password hashing leaves the processor to the checkout: it runs on a low-priority thread with a short queue. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { makePasswords } from '../../../server/services/desk/passwords.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'

/**
 * Niceness of a thread of this process: field 19 of its `stat`, the 17th after its name
 * (https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html).
 */
function nicenessOf(thread: string): number {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
}

/** Where many wait: hashes of the real cost would take a minute on a busy machine, at their low priority. */
const CHEAP = { memory: 4096, passes: 2 }

describe('hashing of passwords', () => {
  it('knows a password by its hash, and nobody by theirs', async () => {
    const { hash, isRight } = makePasswords()
    const known = await hash('quatro gatos no telhado')
    expect(known).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isRight('quatro gatos no telhado', known)).toBe(true)
    expect(await isRight('cinco', known)).toBe(false)
    expect(await isRight('quatro gatos no telhado', null)).toBe(false)
  })

  if (process.platform === 'linux')
    itInFullRun('has one thread of low priority, the server none', async () => {
      const { hash } = makePasswords()
      await Promise.all(['a', 'b', 'c'].map(hash))
      // the first thread has the number of the process
      const ordinary = nicenessOf(String(process.pid))
      expect(readdirSync('/proc/self/task').filter((thread) => nicenessOf(thread) > ordinary)).toHaveLength(1)
    })

  it('turns away those for whom there is no place to wait', async () => {
    const { hash } = makePasswords(CHEAP)
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => hash('x')))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(32)
    for (const one of all)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 503, code: 'busy' })
  })

  itInFullRun(
    'has a place for those with an account during a flood of unknown ones, of which it hashes few (S50)',
    async () => {
      const { hash, isRight } = makePasswords(CHEAP)
      const known = await hash('quatro gatos no telhado')
      const cpuOf = async (work: () => Promise<unknown>) => {
        const before = process.cpuUsage()
        await work()
        const { user, system } = process.cpuUsage(before)
        return user + system
      }
      const one = (await cpuOf(async () => [await hash('x'), await hash('y'), await hash('z')])) / 3
      const flood = (tries: number) => Array.from({ length: tries }, async () => isRight('errada', null))
      const spent = await cpuOf(async () => {
        for (let round = 0; round < 3; round += 1) {
          const wrong = flood(50)
          expect(await isRight('quatro gatos no telhado', known)).toBe(true)
          expect(new Set(await Promise.all(wrong))).toEqual(new Set([false]))
        }
      })
      expect(spent).toBeLessThan(75 * one)
    },
  )

  it('goes on after a hash that nothing can be derived from', async () => {
    const { hash, isRight } = makePasswords()
    await expect(isRight('x', 'x')).rejects.toThrow('out of range')
    expect(await isRight('y', await hash('y'))).toBe(true)
  })
})
