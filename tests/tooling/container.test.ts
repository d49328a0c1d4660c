/** Checks that the files named in the container's files exist, because no container engine runs where the tests do. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '../../scripts/server-memory.ts'
import { allowedImports } from '../../scripts/lint/allowed-imports.ts'
import { Environment } from '../../server/config-environment-variables.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

describe('the container', () => {
  const containerfile = read('Containerfile')

  it('runs the Node that the packages pin', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
    expect(containerfile).toContain(`library/node:${dependencies.node}-`)
    const [major] = dependencies.node?.split('.') ?? []
    for (const page of ['README.md', 'docs/operations.md']) expect(read(page)).toContain(`Node ${major}`)
  })

  it('limits memory as `npm start` does', () => {
    const settings = Object.entries(MEMORY_ENVIRONMENT).map(([name, value]) => `${name}=${value}`)
    expect(containerfile).toContain(`ENV ${settings.join(' ')}`)
    expect(containerfile).toContain(
      `CMD ${JSON.stringify(['node', ...MEMORY_FLAGS, 'server/main.ts']).replaceAll(',', ', ')}`,
    )
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
    expect(folders).toEqual(new Set(allowedImports.server.values))
  })

  it('is passed every setting, and nothing else', () => {
    const server = read('compose.yaml').split(/^ {2}database:$/m)[0] ?? ''
    const passed = [...server.matchAll(/^ {6}([A-Z\d_]+): (.+)$/gm)]
    const image = [...containerfile.matchAll(/\b(PORT|HOST|DATA_DIR|SITE_DIR)=/g)].map(([, name]) => name)
    expect(new Set(image).size).toBe(4)
    const names = passed.map(([, name]) => name)
    expect(new Set([...names, ...image])).toEqual(new Set(Object.keys(Environment.shape)))
    expect(new Set(names).size).toBe(names.length)
    for (const [, name = '', value = ''] of passed)
      if (name !== 'DATABASE_URL')
        expect(value).toMatch(new RegExp(`^\\$\\{${name}:(?:-|\\?set ${name})\\}$`))
  })

  it('has each command that is run by hand, in docs/operations.md as there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = Object.entries(scripts).filter(([, line]) => line.includes('server/commands/'))
    expect(commands.length).toBeGreaterThan(5)
    const page = read('docs/operations.md')
    for (const [name, line] of commands) {
      expect(page).toContain(`| \`npm run ${name}\``)
      expect(page).toContain(`\`${line}\``)
      expect(existsSync(path.join(root, line.replace('node ', '')))).toBe(true)
    }
  })
})
