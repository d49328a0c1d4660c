/** There is no container engine where the tests run: what the container's files name must at least exist. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { table } from '../../scripts/lint/import-table.ts'
import { Environment } from '../../server/config-settings.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('the container', () => {
  const containerfile = read('Containerfile')

  it('runs the Node that the packages pin', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
    expect(containerfile).toContain(`library/node:${dependencies.node}-`)
  })

  it('copies what exists, and what is not kept out', () => {
    const copied = [...containerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) =>
      names.split(' '),
    )
    const letIn = read('.dockerignore').split('\n')
    for (const name of copied) {
      expect([name, existsSync(path.join(root, name))]).toEqual([name, true])
      expect(letIn).toContain(`!${name.split('/')[0]}`)
    }
  })

  it('holds everything that the server imports', () => {
    const folders = new Set([...containerfile.matchAll(/^COPY src\/(\w+) /gm)].map(([, name]) => name))
    expect(folders).toEqual(new Set(table.server.values))
  })

  it('is given variables that the configuration knows', () => {
    const known = Object.keys(Environment.shape)
    const server = read('compose.yaml').split(/^ {2}database:$/m)[0] ?? ''
    const names = [...server.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    for (const name of names) expect(known).toContain(name)
  })
})
