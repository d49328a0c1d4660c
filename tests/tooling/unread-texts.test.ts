/** Texts that nobody reads are removed: every key of src/content is read by some code; tests do not count. */
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { unreadTexts } from '../../scripts/rules/unread-texts.ts'

const root = path.resolve(import.meta.dirname, '../..')
const filesIn = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(root, file))

/** Texts that are read by a key that no code writes, each with how. */
const EXCEPT: readonly (readonly [texts: RegExp, how: string])[] = [
  [/^src\/content\/steps\/[\w-]+\.ts: deskName$/, 'src/content/desk/step-names.ts reads the folder'],
]

test('every text is read', { timeout: 60_000 }, () => {
  const found = unreadTexts(
    root,
    filesIn('src/content/**/*.ts'),
    filesIn('{src,server,scripts,rigs}/**/*.{ts,tsx}'),
  )
  expect(found.filter((name) => !EXCEPT.some(([texts]) => texts.test(name)))).toEqual([])
  for (const [texts] of EXCEPT) expect(found).toContainEqual(expect.stringMatching(texts))
})

/** What is unread of `words`, whose only reader is this code. */
function unreadBy(code: string): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'texts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [texts, reader] = [path.join(folder, 'words.ts'), path.join(folder, 'reader.ts')]
  writeFileSync(
    texts,
    "export const words = { a: 'A', group: { b: 'B', c: () => 'C' } } as const satisfies object",
  )
  writeFileSync(reader, `import { words } from './words.ts'\n${code} // src/content/`)
  return unreadTexts(folder, [texts], [texts, reader]).map((name) => name.replace('words.ts: ', ''))
}

test.each([
  ['nothing', '', ['words']],
  ['one key', 'show(words.a)', ['words.group']],
  ['a key of a group, by another name', 'const of = words.group; show(words.a, of.b)', ['words.group.c']],
  ['parts of a pattern', 'const { a, group: { c } } = words; show(a, c)', ['words.group.b']],
  ['whatever is asked for', 'const of = (key) => words.group[key]', ['words.a']],
  ['all of them', 'show(Object.values(words.group))', ['words.a']],
  [
    'what another function writes by name',
    'show(words); const show = (of) => of.group.b',
    ['words.a', 'words.group.c'],
  ],
])('code that reads %s leaves the others', (_what, code, unread) => {
  expect(unreadBy(code)).toEqual(unread)
})
