/** docs/stack.md says what each package is for. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../..', file), 'utf8')

it('docs/stack.md names every package of package.json, what it is for, and no other', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Readonly<
    Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>
  >
  const rows = [...read('docs/stack.md').matchAll(/^- `([^`]+)`: (.+)$/gm)]
  const [runs, checks] = read('docs/stack.md').split('## What tests and checks')
  const named = (text = '') => new Set([...text.matchAll(/^- `([^`]+)`: /gm)].map(([, name]) => name))
  expect(named(runs)).toEqual(new Set(Object.keys(dependencies)))
  expect(named(checks)).toEqual(new Set(Object.keys(devDependencies)))
  expect(rows).toHaveLength(Object.keys({ ...dependencies, ...devDependencies }).length)
})
