/** House rules for the source code. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
const sources = listed
  .toString()
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)))

/** Written so that this file does not contain them. */
const forbidden = [
  ['a switched off lint rule', /(?:ox|es)lint-(?:disable)/],
  ['a switched off type check', /@ts-(?:ignore|nocheck|expect-error)/],
  ['an escape from types', /\bas (?:any)\b/],
  ['a part of a package that is not public', /\bUNSAFE(?:_)\w/],
  ['a test that is skipped or alone', /\b(?:it|test|describe)\.(?:skip|only|todo|fixme)\b/],
  ['the date of the database, which is not that of São Paulo after 21:00', /\bcurrent_(?:date|time)\b/i],
] as const

describe('the rules of the house', () => {
  it('opens every file of more than 15 lines with what it is for', () => {
    const product = sources.filter(
      (file) => /^(?:src|server|scripts)\//.test(file) && !/\.test\.tsx?$/.test(file),
    )
    const unsaid = product.filter((file) => {
      const text = readFileSync(path.join(root, file), 'utf8').replace(/^#!.*\n/, '')
      return text.split('\n').length > 16 && !text.startsWith('/**')
    })
    expect(product.length).toBeGreaterThan(1500)
    expect(unsaid).toEqual([])
  })

  it('has sources to look at', () => {
    expect(sources.length).toBeGreaterThan(20)
  })

  it.each(forbidden)('finds nowhere %s', (_, pattern) => {
    const offenders = sources.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
    expect(offenders).toEqual([])
  })

  it('has the operator’s numbers in one file, and those of a page in browsers only (D119)', () => {
    const own = sources.filter((file) => !/\.test\.tsx?$|^tests\//.test(file))
    const withText = (pattern: RegExp) =>
      own.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))
    expect(withText(/800\D?555\D?1020|\b103 ?41\b/)).toEqual(['src/content/brand-and-phones.ts'])
    const inServer = /^(?:server|src\/(?:scriptless-pages|desk|edition|campaigns|app\/server-rendering))\//
    expect(withText(/\bpagePhones\b/).filter((file) => inServer.test(file))).toEqual([])
  })

  it('loads no component where Node runs the sources itself, which reads no JSX', () => {
    const imported = /^(?:import|export) (?!type )[^'"]*?(?:from )?'(\.[^']+)'/gm
    const importsOf = (file: string) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(imported)].map(([, to = '']) =>
        path.posix.join(path.posix.dirname(file), to),
      )
    const reached = new Map<string, string>()
    const walk = (file: string, by: string) => {
      if (reached.has(file)) return
      reached.set(file, by)
      if (file.endsWith('.ts')) importsOf(file).forEach((each) => walk(each, file))
    }
    const run = sources.filter(
      (file) =>
        /^(?:rigs|scripts|bench|server\/(?:commands|main))\b/.test(file) && /(?<!\.test)\.ts$/.test(file),
    )
    run.forEach((file) => walk(file, ''))
    expect(reached.size).toBeGreaterThan(500)
    expect([...reached].filter(([file]) => file.endsWith('.tsx'))).toEqual([])
  })

  it('names every key of browser storage in src/lib/storage-keys.ts', () => {
    // the scripts in the page’s head import nothing; their own tests compare their keys
    const others = sources.filter(
      (file) =>
        file.startsWith('src/') &&
        !/\.test\.tsx?$|^src\/lib\/storage-keys\.ts$|^src\/app\/server-rendering\/(?:early-input-and-tracking|recovery)-script\.ts$/.test(
          file,
        ),
    )
    const key = /(?<=Storage\.(?:get|set|remove)Item\()'[^']+'|'prosa\.[\w-]+'/g
    const found = others.flatMap((file) => readFileSync(path.join(root, file), 'utf8').match(key) ?? [])
    expect(found).toEqual([])
  })
})
