import { describe, expect, test } from 'vitest'
import { sharedWords } from '../../tests/support/words-shared-by-campaigns.ts'
import { SPECIFICATION_PREFIXES } from '../../tests/support/campaigns-in-specification.ts'
import { makeCampaigns, pageCampaignOf } from '../campaigns/make-campaigns.ts'
import { campaigns } from './first-edition-resolved-now.ts'

const { settingsOf } = campaigns
const all = ['', ...campaigns.prefixes]
/** The prefixes of the specification for which a predicate holds. */
const those = (holds: (settings: ReturnType<typeof settingsOf>) => boolean) =>
  SPECIFICATION_PREFIXES.filter((prefix) => holds(settingsOf(prefix))).sort()

describe('the settings of the campaigns', () => {
  test('every one has its own name for tracking, none the default’s (D44)', () => {
    expect(sharedWords('lpOrigin', (prefix) => settingsOf(prefix).lpOrigin)).toEqual([])
    const misnamed = all.filter((prefix) => !/^LP [A-Z]/.test(settingsOf(prefix).lpOrigin))
    expect(misnamed.map((prefix) => `begin the lpOrigin of '${prefix}' with 'LP ' and a capital`)).toEqual([])
    expect(settingsOf('').lpOrigin).toBe('LP Padrão')
    expect(settingsOf('timcontrole').lpOrigin).toBe('LP TIM Controle')
    expect(settingsOf('oferta-colaborador').lpOrigin).toBe('LP Colaborador')
  })

  test('every one has a title and something to sell', () => {
    const poor = all.map(settingsOf).filter(({ title, checkout }) => !title || checkout.length === 0)
    expect(poor).toEqual([])
  })

  test.each([
    ['', 'standard'],
    ['livelo', 'standard'],
    ['d', 'standard'],
    ['b', 'b'],
    ['b/r', 'b'],
    ['b/timblack', 'b-mobile'],
    ['timcontrole', 'mobile'],
    ['timblack', 'mobile'],
    ['timpre', 'mobile'],
    ['globoplay/timcontrole', 'mobile'],
    ['globoplay/timblack', 'mobile'],
    ['globoplay/timpre', 'mobile'],
    ['globoplay', 'standard'],
    ['c', 'compact'],
    ['oferta-colaborador', 'collaborator'],
    ['migracao-ultrafibra', 'migration'],
  ])('%j opens the journey %s', (prefix, journey) => expect(settingsOf(prefix).journey).toBe(journey))

  test('search engines skip timpre alone and after another, the employees’ and the points’ (M2.76)', () => {
    expect(settingsOf('').robots).toBeNull()
    expect(those(({ robots }) => robots === 'noindex')).toEqual([
      'globoplay/timpre',
      'livelo',
      'oferta-colaborador',
      'timpre',
    ])
  })

  test('the sales line is hidden for fluxo, employees and premium (F§1)', () => {
    expect(those(({ footer }) => !footer.sales)).toEqual(['fluxo', 'oferta-colaborador', 'premium'])
  })

  test('the support line is hidden for the mobile brands, alone or after another segment (F§1)', () => {
    expect(those(({ footer }) => !footer.support)).toEqual(
      SPECIFICATION_PREFIXES.filter((prefix) => /(?:^|\/)tim/.test(prefix)).sort(),
    )
  })

  test.each([
    ['collaborator', ['oferta-colaborador']],
    ['regionOffer', ['es', 'sp']],
    ['rs', ['rs']],
    ['premium', ['premium']],
    ['premium_special_offer', ['premium']],
    ['from_livelo', ['livelo']],
  ] as const)('%s is set by %j', (flag, prefixes) => {
    expect(those(({ flags }) => flags[flag] === true)).toEqual(prefixes)
  })

  test('the bonus is that of the brand', () => {
    expect(SPECIFICATION_PREFIXES.flatMap((prefix) => settingsOf(prefix).bonus ?? [])).toHaveLength(7)
    expect(settingsOf('globoplay/timpre').bonus).toBe('timpre')
    expect(settingsOf('b/timblack').bonus).toBe('timblack')
  })

  test('a Globoplay page of a brand offers its Globoplay variants first, then the brand’s list (D59)', () => {
    const { checkout } = settingsOf('timcontrole')
    expect(settingsOf('globoplay/timcontrole').checkout).toEqual([
      'd600gl',
      ...checkout.filter((sku) => sku !== 'd600gl'),
    ])
  })

  test('only Black Friday has a theme, a dark one (M2.73)', () => {
    expect(those(({ theme }) => theme !== null)).toEqual(['black-friday'])
    expect([settingsOf('black-friday').theme, settingsOf('').theme]).toEqual(['black-friday', null])
  })
})

describe('a prefix of two segments', () => {
  const { settingsOf: ruled } = makeCampaigns({
    default: { lpOrigin: 'LP Padrão', checkout: ['a', 'b'], page: ['b'] },
    x: { title: 'X', checkout: ['c'], footer: { sales: false }, flags: { rs: true }, wire: 'ex' },
    y: { title: 'Y', lpOrigin: 'LP Y', footer: { support: false }, robots: 'noindex' },
    'x/y': { lpOrigin: 'LP X Y' },
  })

  test('takes its own settings, then its last segment’s, then its first’s, then the default’s', () => {
    expect(ruled('x/y')).toEqual({
      prefix: 'x/y',
      wire: 'x/y',
      lpOrigin: 'LP X Y',
      title: 'Y',
      journey: 'standard',
      flags: { rs: true },
      checkout: ['c'],
      page: null,
      isOff: false,
      afterEnd: null,
      footer: { sales: false, support: false },
      robots: 'noindex',
      state: null,
      theme: null,
      bonus: null,
      variantOf: null,
    })
  })

  test('sells by the default’s lists, that of the page too, where nobody has any', () => {
    expect(ruled('y')).toMatchObject({ checkout: ['a', 'b'], page: ['b'] })
  })

  test.each(['z', 'x/z', 'constructor', '__proto__', 'x/'])('%j is none: the default’s settings', (name) => {
    expect(ruled(name)).toEqual(ruled(''))
  })
})

test('a page gives away nothing that only servers need', () => {
  expect(pageCampaignOf(settingsOf('timblack'))).toEqual({
    prefix: 'timblack',
    wire: 'black',
    lpOrigin: 'LP TIM Black',
    title: 'TIM Black com fibra em casa',
    journey: 'mobile',
    flags: {},
    footer: { sales: true, support: false },
    state: null,
    theme: null,
  })
})
