import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { children, sourceOf, type Node } from '../../scripts/rules/syntax.ts'

const project = path.resolve(import.meta.dirname, '../..')
/** The demo speaks English and Spanish (D75). */
const files = globSync('src/content/**/*.ts', { cwd: project }).filter((file) => !file.includes('demo'))

/** Words that every English sentence has and no Portuguese one. */
const english = /\b(?:the|your|you|please|with|and|this|what|next|submit|loading|error|welcome|order)\b/i

/** The texts of a file; names of fields and ids are no texts, so only those of several words count. */
function textsOf(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return []
  const own = node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
  const quasis = node.type === 'TemplateElement' ? [(node.value as { cooked: string }).cooked] : []
  return [...own, ...quasis, ...children(node).flatMap(textsOf)].filter((text) => /\p{L} \p{L}/u.test(text))
}

describe('what a visitor reads', () => {
  const texts = files.flatMap((file) => {
    const source = sourceOf(path.join(project, file))
    return source ? textsOf(source.program).map((text) => `${file}: ${text}`) : []
  })

  it('is Portuguese, in every text of the content (F1.3)', () => {
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.filter((text) => english.test(text.replace(/^[^:]*: /, '')))).toEqual([])
  })

  it('is announced as Portuguese to browsers and screen readers (F1.3)', () => {
    expect(readFileSync(path.join(project, 'index.html'), 'utf8')).toContain('<html lang="pt-BR">')
  })
})
