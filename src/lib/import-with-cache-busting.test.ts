import { describe, expect, it } from 'vitest'
import { importWithCacheBusting } from './import-with-cache-busting.ts'

const failing = (message: string) => async (): Promise<never> => {
  throw new TypeError(message)
}

describe('a module', () => {
  it('that loads is returned', async () => {
    const module = { default: 1 }
    expect(await importWithCacheBusting(async () => module)).toBe(module)
  })

  it('that failed is asked for by another address from the second try on (X16)', async () => {
    // what Chromium says of an import that it has cached as failed
    const load = failing('Failed to fetch dynamically imported module: http://127.0.0.1:9/assets/later-1.js')
    await expect(importWithCacheBusting(load)).rejects.toThrow('later-1.js')
    await expect(importWithCacheBusting(load)).rejects.not.toThrow(
      'Failed to fetch dynamically imported module',
    )
  })

  it('whose address the browser does not name fails with the same error each time', async () => {
    const load = failing('Importing a module script failed.')
    await expect(importWithCacheBusting(load)).rejects.toThrow('Importing a module script failed.')
    await expect(importWithCacheBusting(load)).rejects.toThrow('Importing a module script failed.')
  })
})
