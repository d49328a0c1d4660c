/** What the specification requires of the site's appearance, as far as pictures and style sheets show it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { campaigns, landingOf } from '../support/first-shop.ts'
import { apps } from '../../src/content/landing/apps.ts'
import { streamingPages } from '../../src/content/landing/streaming-pages.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
/** A number that a style sheet states. */
const stated = (file: string, pattern: RegExp) => Number(pattern.exec(read(file))?.[1])

it('the dark mode changes icons and pictures (M4.2)', () => {
  const dark = firstEdition.benefits.flatMap(({ imageLight, imageDark }) =>
    imageLight && imageDark && imageLight !== imageDark ? [[imageLight, imageDark] as const] : [],
  )
  expect(dark).toHaveLength(2)
  for (const [light, other] of dark) expect(read(`public${other}`)).not.toBe(read(`public${light}`))
  // icons are drawn in the colours of the text and of links
  const tokens = read('src/ui/tokens.css')
  const valueIn = (theme: 'light' | 'dark', name: string) =>
    new RegExp(`data-theme='${theme}'\\] \\{[^}]*--${name}: ([^;]+);`).exec(tokens)?.[1]
  for (const name of ['ink', 'link', 'ground']) {
    expect(valueIn('dark', name)).toBeDefined()
    expect(valueIn('dark', name)).not.toBe(valueIn('light', name))
  }
})

it('the streaming pages have their rows and lead to their plans, 100 px from the edge (M2.63)', () => {
  expect(streamingPages.paramount.rows).toHaveLength(2)
  expect(streamingPages.paramount.banner.action).toBe('Confira os Planos')
  expect(streamingPages['hbo-max'].banner.heading).toContain('Champions League')
  expect(streamingPages['hbo-max'].banner.action).toBe('Contratar Plano')
  const kept = stated('src/ui/base.css', /scroll-padding: (\d+)px/)
  const banner = stated(
    'src/pages/landing/blocks/streaming-banner.css',
    /#planos \{\s*scroll-margin-top: (\d+)px/,
  )
  expect(kept + banner).toBe(100)
})

it('the apps stand in two rows that move by 320 px, but on Black Friday (M2.58)', () => {
  expect(firstEdition.texts.appsTitle).toBe('Saiba mais sobre os apps')
  expect(apps.rows).toHaveLength(2)
  const leading = apps.rows.flat().filter(({ service }) => service)
  expect(leading.map(({ slug, name }) => name ?? slug)).toEqual(['paramount-plus', 'HBO MAX', 'globo-play'])
  expect(apps.seePlans).toBe('Ver Planos')
  const hidden = ['', ...campaigns.prefixes].filter((prefix) => !landingOf(prefix).blocks.includes('apps'))
  expect(hidden).toEqual(['black-friday'])
  expect(stated('src/pages/landing/row-scrolling.ts', /STEP = (\d+)/)).toBe(320)
})
