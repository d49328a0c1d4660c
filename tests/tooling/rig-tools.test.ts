/**
 * The names that rigs/tools imports from the project exist. Its packages are not installed by `npm ci`, so the type
 * check skips the folder (scripts/test.ts), and a renamed function would otherwise only be noticed when a rig is run.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { children, parseSyntax, type Node } from '../support/parse-syntax.ts'

const FOLDER = 'rigs/tools'

type Named = { readonly name: string }

/** Returns the names that a file imports from others of the project, each with the file. */
function importsIn(file: string): (readonly [from: string, name: string])[] {
  const statements = children(parseSyntax(file, readFileSync(file, 'utf8')))
  return statements
    .filter(({ type }) => type === 'ImportDeclaration')
    .flatMap(({ source, specifiers }) => {
      const { value } = source as { value: string }
      if (!value.startsWith('.')) return []
      const from = path.join(path.dirname(file), value)
      return (specifiers as { imported: Named }[]).map(({ imported }) => [from, imported.name] as const)
    })
}

/** Returns the names that a file exports. */
function exportsOf(file: string): string[] {
  const statements = children(parseSyntax(file, readFileSync(file, 'utf8')))
  const declarations = statements.flatMap(({ type, declaration }) =>
    type === 'ExportNamedDeclaration' && declaration ? [declaration as Node] : [],
  )
  return declarations.flatMap(({ id, declarations: several }) =>
    id ? [(id as Named).name] : (several as { id: Named }[]).map(({ id: { name } }) => name),
  )
}

describe('the tools of the rigs', () => {
  const imported = readdirSync(FOLDER)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => importsIn(path.join(FOLDER, name)))

  it.each(imported)('%s exports %s', (from, name) => {
    expect(exportsOf(from)).toContain(name)
  })
})
