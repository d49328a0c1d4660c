import { describe, expect, it, vi } from 'vitest'
import { importWithNewUrlOnRetry, onImportFailed } from './import-with-new-url-on-retry.ts'

const failing = (message: string) => async (): Promise<never> => {
  throw new TypeError(message)
}

describe('a module', () => {
  it('that loads is returned', async () => {
    const module = { default: 1 }
    expect(await importWithNewUrlOnRetry(async () => module)).toBe(module)
  })

  it('that shares its file is taken from it by name, and is missing in a file of another build (X55)', async () => {
    const module = { default: 1 }
    expect(await importWithNewUrlOnRetry(async () => ({ t: module }), 't')).toBe(module)
    const other = importWithNewUrlOnRetry(async () => ({ n: module }), 't')
    await expect(other).rejects.toThrow('the file has not what it should have')
  })

  it('that failed is asked for by another address from the second try on (X16)', async () => {
    // what Chromium says of an import that it has cached as failed
    const load = failing('Failed to fetch dynamically imported module: http://127.0.0.1:9/assets/later-1.js')
    await expect(importWithNewUrlOnRetry(load)).rejects.toThrow('later-1.js')
    await expect(importWithNewUrlOnRetry(load)).rejects.not.toThrow(
      'Failed to fetch dynamically imported module',
    )
  })

  it('that several parts need is asked for once in a second, and each of them hears that it is lost', async () => {
    const load = failing('Failed to fetch dynamically imported module: http://127.0.0.1:9/assets/shared-1.js')
    let lost = 0
    onImportFailed(() => {
      lost += 1
    })
    vi.useFakeTimers({ now: 0, toFake: ['Date'] })
    const failure = async () => importWithNewUrlOnRetry(load).catch((error: unknown) => error)
    await failure()
    expect(lost).toBe(0)
    const [first, second] = await Promise.all([failure(), failure()])
    // one request, one error
    expect(second).toBe(first)
    expect(await failure()).toBe(first)
    expect(lost).toBe(3)
    vi.setSystemTime(1001)
    expect(await failure()).not.toBe(first)
    vi.useRealTimers()
    onImportFailed(() => {})
  })

  it('whose address the browser does not name fails with the same error each time', async () => {
    const load = failing('Importing a module script failed.')
    await expect(importWithNewUrlOnRetry(load)).rejects.toThrow('Importing a module script failed.')
    await expect(importWithNewUrlOnRetry(load)).rejects.toThrow('Importing a module script failed.')
  })
})
