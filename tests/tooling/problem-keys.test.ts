/** Every text that refuses an answer has a key for figures (src/content/problem-keys.ts). */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { OTHER_PROBLEM, problemKeyOf, problemKeys } from '../../src/content/problem-keys.ts'

const root = path.resolve(import.meta.dirname, '../../src')
const files = ['lib', 'funnel', 'funnel/steps'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    // the starter template names its texts differently
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^demo\.ts$/.test(name))
    .map((name) => path.join(root, folder, name)),
)
/** Beginnings of the texts, up to what they repeat. */
const texts = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:problem|message): ['`]([^'`$]+)/g)].map(
    ([, text]) => text ?? '',
  ),
)

describe('keys of refusals', () => {
  it('has texts to look at', () => expect(texts.length).toBeGreaterThan(40))

  it.each([...new Set(texts)])('“%s” has one', (text) => {
    expect(problemKeyOf(text)).not.toBe(OTHER_PROBLEM)
  })

  it('are read from the text, each as its own', () => {
    for (const [key, beginning] of Object.entries(problemKeys))
      expect(problemKeyOf(`${beginning} x`)).toBe(key)
    expect(problemKeyOf('Nunca visto')).toBe(OTHER_PROBLEM)
  })
})
