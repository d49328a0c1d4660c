/** `/regulamentos` without JavaScript: every document in the database can be read. */
import { describe, expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { seedRegulations } from '../../server/db/read-seed-files.ts'
import { withRegulations } from '../../server/site/regulations-without-javascript.ts'
import { renderAppPage } from '../../src/app/server-rendering/render-app-pages.tsx'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import { parseRegulationText } from '../../src/lib/parse-regulation-text.ts'
import { parsePage } from '../support/parse-page.ts'

const documents = seedRegulations()
const shell = '<head><title>TIM Ultrafibra</title></head><body><div id="root"></div></body>'

/** A page as a browser without scripts reads it. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const linesOf = (body: string) =>
  parseRegulationText(body).flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))

async function list() {
  const shown = { path: '/regulamentos', scene: 'street' } as const
  const page = await renderAppPage('/regulamentos', pageCampaignOf(campaigns.settingsOf('')), shown)
  return parsePage(withRegulations(page?.html ?? '', documents, null))
}

describe('the page of regulations, read without JavaScript', () => {
  it('holds every document whole, behind a list of their titles', async () => {
    const page = await list()
    const main = plain(page.querySelector('main')?.textContent ?? '')
    for (const { title, body } of documents)
      for (const line of [title, ...linesOf(body)]) expect(main).toContain(plain(line))
    const targets = [...page.querySelectorAll('main nav a')].map((link) => link.getAttribute('href'))
    expect(targets).toEqual(documents.map(({ id }) => `#${id}`))
    for (const target of targets) expect(page.querySelector(target ?? '')).not.toBeNull()
  })

  it('asks nobody to type where nothing can be typed', async () => {
    expect((await list()).querySelector('main h1 + p')?.textContent).not.toMatch(/digite/i)
  })

  it('is one document at its own address, under its own title', () => {
    const [first] = documents
    if (!first) throw new Error('no documents in the seed')
    const page = parsePage(withRegulations(shell, [first], '/regulamentos/'))
    expect(page.title).toBe(`${first.title} · TIM Ultrafibra`)
    expect(page.querySelector('h1')?.textContent).toBe(first.title)
    for (const line of linesOf(first.body)) expect(plain(page.body.textContent)).toContain(plain(line))
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/regulamentos/')
  })

  it('is text, whatever an operator has written (S12)', () => {
    const page = parsePage(
      withRegulations(
        shell,
        [{ id: 'x', title: '<img src=x onerror=alert(1)>', body: '$& </noscript><script>alert(1)</script>' }],
        '/regulamentos/',
      ),
    )
    expect([...page.querySelectorAll('img, script')]).toEqual([])
    expect(page.body.textContent).toContain('$& </noscript><script>alert(1)</script>')
  })
})
