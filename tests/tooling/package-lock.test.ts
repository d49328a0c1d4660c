/** The lock files name the binaries of every platform, and no registry. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

type Entry = { readonly resolved?: string; readonly optionalDependencies?: Readonly<Record<string, string>> }

type Packages = Readonly<Record<string, Entry>>

const packagesOf = (folder: string): Packages => {
  const file = path.resolve(import.meta.dirname, '../..', folder, 'package-lock.json')
  return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Packages }).packages
}

/** Where a package finds another one: beside or above itself, as node looks for it. */
function find(packages: Packages, from: string, name: string): string | undefined {
  const places = from
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'))
  const folders = ['', ...places.map((place) => `${place}/`)]
  return folders.map((folder) => `${folder}node_modules/${name}`).find((place) => place in packages)
}

describe.each(['.', 'rigs/tools'])('the lock file in %s', (folder) => {
  const packages = packagesOf(folder)

  it('names the binaries of every platform: npm ci refuses it otherwise', () => {
    const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !find(packages, place, name)),
    )
    expect(missing).toEqual([])
  })

  it('names no registry', () => {
    expect(Object.values(packages).filter((entry) => entry.resolved)).toEqual([])
  })
})
