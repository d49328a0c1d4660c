/** Marketing pages claim only what a rule or a setting supports (`tests/support/find-forbidden-claims.ts`). */
import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { campaigns, firstShop, landingOf } from '../support/first-shop.ts'
import type { FaqListId } from '../../src/content/landing/faq/faq-types.ts'
import { alternativeStartPageAt } from '../../src/content/site/alternative-start-pages.ts'
import { faqGroups } from '../../src/pages/landing/select-faq-entries.ts'
import { marketingPathsOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { unprovenClaims, unstatedFigures } from '../support/find-forbidden-claims.ts'

const project = path.resolve(import.meta.dirname, '../..')
const files = globSync('src/content/landing/**/*.ts', { cwd: project })

/** Whether a text is no words for visitors: an address, an id or a sku. */
const isName = (text: string) => /^(?:https:|tel:|\/|#)|^[a-z0-9._/-]*$/.test(text)

/** All words for visitors in a value. What a function makes of figures is not among them. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return isName(value) ? [] : [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

const names = new Map(firstEdition.benefits.map(({ slug, name }) => [slug, name]))
const plans = firstEdition.plans.map((plan) => ({
  ...plan,
  benefits: plan.benefits.map((slug) => ({ slug, benefit: names.get(slug) ?? slug })),
}))

/** Texts by where they are. */
const texts: readonly (readonly [where: string, texts: readonly string[]])[] = [
  ...(await Promise.all(
    files.map(async (file) => [file, wordsIn(await import(path.join(project, file)))] as const),
  )),
  ['the texts of places', Object.values(firstEdition.texts)],
  ['the news', wordsIn(firstShop.words.news)],
  ...['', ...campaigns.prefixes].map((prefix) => {
    const { banner, description } = landingOf(prefix)
    const { heading, text } = banner
    return [
      `the campaign '${prefix}'`,
      [heading, text, description, campaigns.settingsOf(prefix).title],
    ] as const
  }),
  ...marketingPathsOf(campaigns, '').map((page) => [page, wordsIn(alternativeStartPageAt(page))] as const),
  ...(Object.keys(firstEdition.faq) as FaqListId[]).map((id) => {
    const entries = faqGroups(firstEdition.faq[id], { plans }).flatMap((group) => group.entries)
    return [`the questions of ${id}`, entries.flatMap(({ question, answer }) => [question, answer])] as const
  }),
]
const prices = /R\$\s?[\d.]+,\d{2}/g

describe('the words of marketing pages', () => {
  it('are found', () => {
    expect(files.length).toBeGreaterThan(20)
    expect(texts.flatMap(([, all]) => all).length).toBeGreaterThan(500)
  })

  it.each(texts)('of %s claim nothing that nobody can prove', (_where, all) => {
    expect(
      all.flatMap((text) => (unprovenClaims(text) === null ? [] : [[unprovenClaims(text), text]])),
    ).toEqual([])
  })

  it.each(texts)('of %s state no figure without a rule', (_where, all) => {
    const strange = all.flatMap((text) =>
      unstatedFigures(text.replaceAll(prices, '')).map((figure) => [figure, text]),
    )
    expect(strange).toEqual([])
  })

  it.each([
    'A rede cresce rua por rua.',
    'Um modem mais novo, sem pagar por ele.',
    'Os planos mais rápidos.',
    'A maior rede do Brasil',
    'O melhor Wi-Fi',
    'Premiada três vezes',
    'Consulte em poucos segundos.',
    'Ninguém contrata no seu nome.',
  ])('would not be “%s”', (text) => {
    expect(unprovenClaims(text)).not.toBeNull()
  })

  it.each(['Wi-Fi 6 até 40% mais rápido', 'Entretenimento garantido'])(
    'may be “%s”, as a rule says',
    (text) => {
      expect(unprovenClaims(text)).toBeNull()
    },
  )
})
