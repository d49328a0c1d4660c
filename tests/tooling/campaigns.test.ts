/** What the campaigns of the first edition sell. */
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { campaigns } from '../support/first-shop.ts'
import { SPECIFICATION_PREFIXES } from '../support/campaigns-in-specification.ts'

describe('what the campaigns sell', () => {
  const plans = new Map(firstEdition.plans.map((plan) => [plan.sku, plan]))
  const all = ['', ...campaigns.prefixes].map((prefix) => campaigns.settingsOf(prefix))

  it('is in the catalogue, and neither renewal nor migration', () => {
    const named = all.flatMap(({ checkout, page }) => [...checkout, ...(page ?? [])])
    expect(named.filter((sku) => plans.get(sku)?.plan_type !== null)).toEqual([])
  })

  it('is in each list once', () => {
    for (const { checkout } of all) expect(new Set(checkout).size).toBe(checkout.length)
  })

  const shownBy = (prefix: string) => {
    const { checkout, page } = campaigns.settingsOf(prefix)
    return (page ?? checkout).filter((sku) => plans.get(sku)?.showOnLanding)
  }

  it('keeps plans from its page where the spec names an exclusion list (M9.13)', () => {
    const named =
      'timpre timcontrole timblack fluxo b c r2 r b/r premium rs oferta-colaborador paramount'.split(' ')
    const all = [...plans.values()].filter(({ plan_type, showOnLanding }) => !plan_type && showOnLanding)
    for (const prefix of ['', ...named]) {
      const kept = all.map(({ sku }) => sku).filter((sku) => !shownBy(prefix).includes(sku))
      expect([prefix, kept.length > 0]).toEqual([prefix, true])
    }
  })

  it.each(campaigns.prefixes.filter((prefix) => prefix !== 'migracao-ultrafibra'))(
    'is all that the page of %s shows (M4.13)',
    (prefix) => expect(shownBy(prefix).sort()).toEqual([...campaigns.settingsOf(prefix).checkout].sort()),
  )

  it('is shown by the general page in the order of the spec (M4.13)', () => {
    expect(shownBy('')).toEqual(['d300a', 'd500a', 'd500b', 'd1000a', 'd1000b', 'd2000b'])
  })

  it('leaves no plan of the catalogue without a campaign, but win-back and the business plan', () => {
    const sold = new Set(
      ['', ...SPECIFICATION_PREFIXES].flatMap((prefix) => campaigns.settingsOf(prefix).checkout),
    )
    const shown = [...plans.values()].filter(({ plan_type, showOnLanding }) => !plan_type && showOnLanding)
    expect(shown.map(({ sku }) => sku).filter((sku) => !sold.has(sku))).toEqual([])
    const hidden = [...plans.values()].filter(({ plan_type, showOnLanding }) => !plan_type && !showOnLanding)
    expect(hidden.map(({ sku }) => sku).sort()).toEqual(['d1000cb', 'd600wb'])
  })
})
