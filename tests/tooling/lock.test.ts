import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

type Entry = { readonly resolved?: string; readonly optionalDependencies?: Readonly<Record<string, string>> }

const file = path.resolve(import.meta.dirname, '../../package-lock.json')
const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }

/** Where a package finds another one: beside or above itself, as node looks for it. */
function find(from: string, name: string): string | undefined {
  const places = from
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'))
  const folders = ['', ...places.map((place) => `${place}/`)]
  return folders.map((folder) => `${folder}node_modules/${name}`).find((place) => place in packages)
}

describe('the lock file', () => {
  it('names the binaries of every platform: npm ci refuses it otherwise', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !find(place, name)),
    )
    expect(missing).toEqual([])
  })

  it('names no registry', () => {
    expect(Object.values(packages).filter((entry) => entry.resolved)).toEqual([])
  })
})
