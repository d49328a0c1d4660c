/** The page of a streaming service shows only that service, and links to the others in its last block. */
import { describe, expect, it } from 'vitest'
import { campaigns } from '../support/first-shop.ts'
import { streamings } from '../../src/content/landing/streaming-services-and-bundles.ts'
import { streamingServiceNames } from '../../src/content/streaming-service-names.ts'
import type { Plan, Streaming } from '../../src/contract/plan.ts'
import { openMarketingPage } from '../support/render-marketing-pages.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const services = Object.keys(streamings) as Streaming[]
const serviceOf = (prefix: string) => services.find((each) => each === prefix.split('/')[0])

const prefixes = [
  'globoplay',
  'globoplay/timblack',
  'globoplay/timcontrole',
  'globoplay/timpre',
  'hbo-max',
  'paramount',
]

/** In `npm test` the page of one service, and that of another one under a mobile brand. */
const shown = rowsToRun(prefixes, (prefix) => ['globoplay/timpre', 'hbo-max'].includes(prefix))

const namesOf = ({ subscriptions }: Plan) =>
  subscriptions.flatMap((slug) => streamingServiceNames[slug] ?? [])
const skuOf = (link: Element | null) => /[?&]s=(\w+)/.exec(link?.getAttribute('href') ?? '')?.[1]

const opened = new Map<string, ReturnType<typeof openMarketingPage>>()

/** Opens the start page of a streaming campaign. `main` is what is between its header and its footer. */
async function open(prefix: string) {
  const opening = opened.get(prefix) ?? openMarketingPage(prefix, '/')
  opened.set(prefix, opening)
  const { page, plans } = await opening
  // a copy, because parts of it are taken away
  const main = page.querySelector('main')?.cloneNode(true) as Element | undefined
  const last = [...(main?.querySelectorAll('.section') ?? [])].at(-1)
  const own = serviceOf(prefix)
  if (!main || !last || !own) throw new Error(`no streaming page at /${prefix}/`)
  const others = services.filter((each) => each !== own)
  const planOf = (link: Element | null) => plans.find(({ sku }) => sku === skuOf(link))
  return { main, last, own: streamings[own].name, others, planOf }
}

/**
 * Returns the page without its last block, and without the cards of plans that bring other services together with
 * the page's own (2 Giga).
 */
async function openAboveLastBlock(prefix: string) {
  const seen = await open(prefix)
  seen.last.remove()
  for (const card of seen.main.querySelectorAll('.plan-card')) {
    const plan = seen.planOf(card.querySelector('a[data-order]'))
    const names = plan ? namesOf(plan) : []
    if (names.length > 1 && names.includes(seen.own)) card.remove()
  }
  return seen
}

describe('the pages of streaming services', () => {
  it('are all in the table', () => {
    expect(campaigns.prefixes.filter(serviceOf).toSorted()).toEqual(prefixes)
  })

  it.each(shown)('/%s has only plans with its service, or with none', async (prefix) => {
    const { main, own, planOf } = await open(prefix)
    const links = [...main.querySelectorAll('a')].filter((link) => skuOf(link) !== undefined)
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) {
      const plan = planOf(link)
      const names = plan ? namesOf(plan) : ['a plan that the campaign does not sell']
      if (names.length > 0) expect(names, `of ${skuOf(link)}`).toContain(own)
    }
  })

  it.each(shown)('/%s names no other service above its last block, nor leads there', async (prefix) => {
    const { main, own, others } = await openAboveLastBlock(prefix)
    const text = main.textContent.replaceAll(/\s+/g, ' ')
    expect(text).toContain(own)
    for (const other of others) {
      const name = streamings[other].name.replace('+', '\\+')
      expect([other, text.match(new RegExp(`.{0,40}${name}.{0,20}`, 'gi'))]).toEqual([other, null])
      expect([...main.querySelectorAll(`a[href*="/${other}"]`)].map(({ outerHTML }) => outerHTML)).toEqual([])
    }
  })

  it.each(shown)('/%s leads to the others in its last block', async (prefix) => {
    const { last, others } = await open(prefix)
    for (const other of others) expect(last.querySelector(`a[href="/${other}"]`)).not.toBeNull()
  })
})
