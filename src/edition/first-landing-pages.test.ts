import { describe, expect, test } from 'vitest'
import { sharedWords } from '../../tests/support/words-shared-by-campaigns.ts'
import { SPECIFICATION_PREFIXES } from '../../tests/support/campaigns-in-specification.ts'
import type { Landing } from '../campaigns/landing-types.ts'
import { campaigns, landingOf } from './first-edition-resolved-now.ts'

const all = ['', ...campaigns.prefixes]
/** The prefixes of the specification for whose landing page a predicate holds. */
const those = (holds: (landing: Landing) => boolean) =>
  ['', ...SPECIFICATION_PREFIXES].filter((prefix) => holds(landingOf(prefix))).sort()

describe('the landing page of a campaign', () => {
  test.each([
    ['', 'street', 'all', 'new'],
    ['timcontrole', 'mobile', 'tabs', 'new'],
    ['timblack', 'mobile', 'tabs', 'new'],
    ['timpre', 'mobile', 'group', 'new'],
    ['b', 'street', 'group', 'old'],
    ['b/r', 'street', 'group', 'old'],
    ['b/timblack', 'mobile', 'tabs', 'old'],
    ['c', 'street', 'group', 'old'],
    ['d', 'street', 'group', 'old'],
    ['black-friday', 'black-friday', 'group', 'new'],
    ['fluxo', 'street', 'group', 'old'],
    ['oferta-colaborador', 'staff', 'group', 'new'],
    ['r', 'street', 'group', 'old'],
    ['r2', 'street', 'group', 'old'],
    ['r3', 'paramount', 'group', 'old'],
    ['rs', 'city', 'group', 'new'],
    ['sp', 'city', 'group', 'new'],
    ['es', 'city', 'group', 'new'],
    ['hbo-max', 'hbo-max', 'group', 'new'],
    ['paramount', 'paramount', 'group', 'new'],
    ['globoplay', 'globoplay', 'group', 'new'],
    ['globoplay/timpre', 'globoplay', 'group', 'new'],
    ['globoplay/timcontrole', 'globoplay', 'group', 'new'],
    ['globoplay/timblack', 'globoplay', 'group', 'new'],
    ['migracao-ultrafibra', 'street', 'all', 'new'],
    ['premium', 'city', 'group', 'new'],
    ['livelo', 'points', 'tabs', 'new'],
  ] as const)(
    'of %j has the banner %s, the plan list %s, %s cards (M2.46, M2.59, M2.60)',
    (prefix, ...wanted) => {
      const { banner, list, card } = landingOf(prefix)
      expect([banner.scene, list, card.variant]).toEqual(wanted)
    },
  )

  test('speaks of the gamer’s plan only where it is sold', () => {
    const isSold = (prefix: string) => campaigns.settingsOf(prefix).checkout.includes('d2000b')
    const unsold = all.filter((prefix) => landingOf(prefix).blocks.includes('gamer') && !isSold(prefix))
    expect(unsold.map((prefix) => `state blocks without 'gamer' for the campaign '${prefix}'`)).toEqual([])
  })

  test('has words of its own (M2.46, M2.75)', () => {
    expect([
      ...sharedWords('title', (prefix) => campaigns.settingsOf(prefix).title),
      ...sharedWords('banner.heading', (prefix) => landingOf(prefix).banner.heading),
      ...sharedWords('banner.text', (prefix) => landingOf(prefix).banner.text),
      // b/timblack is described as timblack is: the same plans for the same people
      ...sharedWords('description', (prefix) => landingOf(prefix).description, ['b/timblack']),
    ]).toEqual([])
  })

  test.each(all)('under %j is described in a line that search engines show whole', (prefix) => {
    const { description, banner } = landingOf(prefix)
    // with the offer before it, 160 at most (tests/tooling/landing-head.test.ts)
    expect(description.length).toBeGreaterThanOrEqual(50)
    expect(description.length).toBeLessThanOrEqual(98)
    expect(banner.heading.length).toBeLessThanOrEqual(48)
    expect(`${description}${banner.heading}${banner.text}`).not.toMatch(/!|R\$/)
  })

  test.each(all)('under %j shows a block once, the plans and the questions among them', (prefix) => {
    const { blocks } = landingOf(prefix)
    expect(new Set(blocks).size).toBe(blocks.length)
    expect(blocks).toEqual(expect.arrayContaining(['plans', 'faq']))
  })

  test('shows the apps everywhere but on Black Friday (M2.58)', () => {
    expect(those(({ blocks }) => !blocks.includes('apps'))).toEqual(['black-friday'])
  })

  test('calls for a coverage check, but not for points, nor customers (M2.57)', () => {
    const without = ['livelo', 'migracao-ultrafibra']
    expect(those(({ coverageCall }) => coverageCall === null)).toEqual(without)
    expect(those(({ blocks }) => !blocks.includes('coverage-call'))).toEqual(without)
    expect(those(({ coverageCall }) => coverageCall === 'doubt')).toEqual([
      'b',
      'b/r',
      'b/timblack',
      'black-friday',
      'd',
      'es',
      'fluxo',
      'r3',
    ])
  })

  test.each([
    ['staff-notice', 'M2.54', ['oferta-colaborador']],
    ['rewards', 'M2.66', ['livelo']],
    ['business', 'M2.52', ['', 'sp']],
    ['gamer', 'M2.52', ['', 'b/timblack', 'premium', 'timblack']],
    ['more', 'M2.52', ['']],
    ['news', 'M2.50', ['', 'premium', 'rs']],
  ] as const)('%s (%s) is shown by %j', (block, _rule, prefixes) => {
    expect(those(({ blocks }) => blocks.includes(block))).toEqual(prefixes)
  })

  test('the default page has every block that belongs to no campaign (D126, M2.49, M4.9)', () => {
    const ofCampaigns = ['rewards', 'staff-notice']
    const everywhere = [...new Set(all.flatMap((prefix) => landingOf(prefix).blocks))]
    expect(landingOf('').blocks.toSorted()).toEqual(
      everywhere.filter((block) => !ofCampaigns.includes(block)).toSorted(),
    )
  })

  test('gives its parts the prefix that changes them (M2.40)', () => {
    const told = Object.fromEntries(all.map((prefix) => [prefix, landingOf(prefix).component]))
    expect(Object.entries(told).filter(([, component]) => component)).toEqual(
      expect.arrayContaining([
        ['black-friday', 'black-friday'],
        ['oferta-colaborador', 'oferta-colaborador'],
        ['hbo-max', 'hbo-max'],
        ['paramount', 'paramount'],
        ['livelo', 'livelo'],
      ]),
    )
    expect(Object.values(told).filter(Boolean)).toHaveLength(5)
  })

  test('loads the affiliate script for points alone (M2.74)', () => {
    expect(those(({ hasAffiliate }) => hasAffiliate)).toEqual(['livelo'])
  })

  test('keeps the first badge where it has chosen the streaming, or shows points (M4.4)', () => {
    expect(those(({ card }) => card.badge === 'still')).toEqual([
      'globoplay',
      'globoplay/timblack',
      'globoplay/timcontrole',
      'globoplay/timpre',
      'hbo-max',
      'livelo',
      'paramount',
    ])
  })

  test.each(['nada', 'constructor', '__proto__'])('%j has the default’s', (prefix) => {
    expect(landingOf(prefix)).toEqual(landingOf(''))
  })

  test('takes what it does not state from its last segment, then its first, then the default', () => {
    const own = landingOf('b/timblack')
    expect(own.banner.heading).toBe('TIM Black e fibra: comece pelo endereço')
    expect(own.banner.scene).toBe(landingOf('timblack').banner.scene)
    expect(own.description).toBe(landingOf('timblack').description)
    expect(own.card.variant).toBe(landingOf('b').card.variant)
    expect(own.card.badge).toBe(landingOf('').card.badge)
  })
})
