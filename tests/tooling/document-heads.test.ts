/** The heads of pages that are no marketing pages: titles, and what search engines and shared links read. */
import { describe, expect, it } from 'vitest'
import { campaigns, landingOf } from '../support/first-shop.ts'
import { sharePictures } from '../../src/content/landing/share-pictures.ts'
import { journeyOf } from '../../src/funnel/journey-registry.ts'
import { journeysOf } from '../../src/site/campaign-journeys-and-paths.ts'
import { renderedPageAt, NOT_FOUND } from '../../src/site/prerendered-pages.ts'
import {
  nonMarketingPagesOf as others,
  renderNonMarketingPage,
} from '../support/render-non-marketing-pages.ts'
import { parsePage } from '../support/parse-page.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

// pages are only parsed: a jsdom window for each would take longer

async function open(prefix: string, document: string) {
  const { scene } = landingOf(prefix).banner
  const page = await renderNonMarketingPage(prefix, document)
  const seen = parsePage(`<head>${page.head}</head><body>${page.html}</body>`)
  const meta = (name: string) =>
    seen.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? ''
  const canonical = seen.querySelector('link[rel=canonical]')?.getAttribute('href')
  return { document, scene, seen, meta, canonical }
}

describe('the documents of a campaign, besides its marketing pages', () => {
  it('are its first questions, the pages beside the orders, and one for what does not exist', () => {
    expect(others('timblack')).toEqual([
      '/receber-ligacao',
      '/receber-ligacao/chat',
      '/regulamentos',
      '/linktree',
      '/selecao-plano-movel',
      ...journeysOf(campaigns, 'timblack').flatMap((journey) => {
        const { root, pages } = journeyOf({ journey })
        return [`${root}/chat`, pages[0]?.path]
      }),
      NOT_FOUND,
    ])
    expect(others('')).toEqual(expect.arrayContaining(['/demo', '/demo/about', '/demo/details/']))
    // below it everything but help and legal pages asks for the document first
    expect(others('migracao-ultrafibra')).not.toContain('/linktree')
    expect(others('migracao-ultrafibra')).toEqual(expect.arrayContaining(['/consulta-cpf/', '/regulamentos']))
  })

  it.each([
    ['/chat-tct', '/chat'],
    ['/timblack/consulta-cpf/', '/refidelizacao/consulta-cpf/'],
    ['/consultar-cobertura/cep/a8f3', '/consultar-cobertura/cep/'],
    ['/1gb/index.temp', '/1gb/index.temp'],
    ['/checkout/nada', NOT_FOUND],
    ['/checkout/nome/', null],
    ['/checkout/carrinho', null],
    ['/regulamentos/geral/', null],
    ['/demo/nada', null],
  ])('%s is shown by %s', (address, document) => {
    expect(renderedPageAt(address, campaigns)).toBe(document)
  })
})

const shown = rowsToRun(['', 'b/timblack', 'c', 'globoplay/timpre', 'migracao-ultrafibra'], (prefix) =>
  ['', 'c'].includes(prefix),
)

describe.each(shown)('under %j', (prefix) => {
  it('each has a title, a description that is shown whole, a picture, and one heading', async () => {
    const told = others(prefix).filter((path) => path !== NOT_FOUND && !path.startsWith('/demo'))
    const seen = await Promise.all(told.map(async (path) => open(prefix, path)))
    for (const { document, scene, seen: page, meta, canonical } of seen) {
      expect([document, page.title]).toEqual([document, expect.stringMatching(/.+ · TIM Ultrafibra$/)])
      const { length } = meta('description')
      expect([document, length >= 60 && length <= 160]).toEqual([document, true])
      expect([document, page.querySelectorAll('h1').length]).toEqual([document, 1])
      expect(meta('og:title')).toBe(page.title.replace(' · TIM Ultrafibra', ''))
      expect([meta('og:url'), meta('og:description')]).toEqual([canonical, meta('description')])
      const isChat = document.endsWith('/chat') && document !== '/receber-ligacao/chat'
      const drawing = isChat ? 'chat' : scene
      expect([document, meta('og:image')]).toEqual([document, `/og/${drawing}.jpg`])
      expect(meta('og:image:alt')).toBe(sharePictures[drawing].alt)
    }
    expect(new Set(seen.map(({ meta }) => meta('description'))).size).toBe(told.length)
  }, 30_000)
})

describe('search engines are to know', () => {
  it.each([
    ['', '/chat', '/chat'],
    ['timblack', '/chat', '/chat'],
    ['timblack', '/checkout/cep/', '/checkout/cep/'],
    ['timpre', '/linktree', '/linktree'],
    ['sp', '/consultar-cobertura/cep/', '/consultar-cobertura/cep/'],
    ['migracao-ultrafibra', '/consulta-cpf/', '/migracao-ultrafibra/consulta-cpf/'],
    ['migracao-ultrafibra', '/chat', '/migracao-ultrafibra/chat'],
    ['migracao-ultrafibra', '/regulamentos', '/regulamentos/'],
  ])('under %j %s as %s', async (prefix, document, canonical) => {
    expect((await open(prefix, document)).canonical).toBe(canonical)
  })

  it('nothing of an address that does not exist', async () => {
    const { seen, canonical } = await open('timblack', NOT_FOUND)
    expect(canonical).toBeUndefined()
    expect(seen.title).toBe('Não achamos esta página · TIM Ultrafibra')
  })
})
