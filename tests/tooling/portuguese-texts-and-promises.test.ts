/** Texts for visitors are Portuguese and promise nothing that no rule states. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { children, parseSyntax, type Node } from '../support/parse-syntax.ts'

const project = path.resolve(import.meta.dirname, '../..')
/** The demo speaks English and Spanish. */
const files = globSync('src/content/**/*.ts', { cwd: project }).filter((file) => !/demo|\.test\./.test(file))

/** Words that every English sentence has and no Portuguese one. */
const english = /\b(?:the|your|you|please|with|and|this|what|next|submit|loading|error|welcome|order)\b/i

/**
 * Promises that no rule makes: hours and waiting times of people, a length of the order, free services, means of
 * payment besides direct debit, superlatives, purposes and capacities without a source. A text that needs one of
 * these words needs a rule first.
 */
const promise =
  /toda semana|todos os dias|24 horas|dias? út(?:il|eis)|poucos minutos|(?:um|dois|três|menos de um) minutos?\b|grátis|gratuit|sem custo|sem multa|\bpix\b|boleto|melhor preço|técnico liga|qualquer atendente|só é usado|para mais nada|mais de 18|A lei pede|sem anúncios|garantid|garantia de|ilimitad/i
/** The spec's own words. */
const literal = 'Entretenimento garantido'
const FIRST_EDITION = 'src/edition/first-edition.json'
const data = [FIRST_EDITION, 'server/db/seed/regulations.json']

/** The texts of a file; names of fields and ids are no texts, so only those of several words count. */
function textsOf(node: Node): string[] {
  if (node.type === 'ImportDeclaration') return []
  const own = node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
  const quasis = node.type === 'TemplateElement' ? [(node.value as { cooked: string }).cooked] : []
  return [...own, ...quasis, ...children(node).flatMap(textsOf)].filter((text) => /\p{L} \p{L}/u.test(text))
}

describe('what a visitor reads', () => {
  const texts = [...files, FIRST_EDITION].flatMap((file) => {
    const text = readFileSync(path.join(project, file), 'utf8')
    const program =
      file === FIRST_EDITION ? parseSyntax(`${file}.ts`, `export default ${text}`) : parseSyntax(file, text)
    return textsOf(program).map((each) => `${file}: ${each}`)
  })

  it('is Portuguese, in every text of the content (F1.3)', () => {
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.filter((text) => english.test(text.replace(/^[^:]*: /, '')))).toEqual([])
  })

  it('promises nothing that no rule promises (A20)', () => {
    const written = data.flatMap((file) =>
      readFileSync(path.join(project, file), 'utf8')
        .split('\n')
        .map((line) => `${file}: ${line.trim()}`),
    )
    // what visitors ask is stored beside the facts, which have their own test
    const said = texts.filter((text) => !text.startsWith('src/content/visitor-questions/'))
    const promised = [...said, ...written].filter((text) => promise.test(text))
    expect(promised.filter((text) => !text.includes(literal))).toEqual([])
  })

  it('is announced as Portuguese to browsers and screen readers (F1.3)', () => {
    expect(readFileSync(path.join(project, 'index.html'), 'utf8')).toContain('<html lang="pt-BR">')
  })
})
