/** The plans and benefits of the first edition. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../src/edition/first-edition.ts'
import { campaigns, catalogue } from '../support/first-shop.ts'

const { benefits, plans } = firstEdition
const bySku = new Map(plans.map((plan) => [plan.sku, plan]))
const file = (address: string) => path.join(import.meta.dirname, '../../public', address)

describe('the first edition’s catalogue', () => {
  it('has every picture that its benefits name (M3.3)', () => {
    const pictures = benefits.flatMap(({ imageLight, imageDark }) => [imageLight ?? '', imageDark ?? ''])
    expect(pictures.filter((address) => !existsSync(file(address)))).toEqual([])
  })

  it('knows each benefit that a plan names', () => {
    const slugs = new Set(benefits.map(({ slug }) => slug))
    expect(plans.flatMap(({ benefits }) => benefits).filter((slug) => !slugs.has(slug))).toEqual([])
  })

  it('prices each plan in itself alike', () => {
    const odd = catalogue.filter(
      ({ discount, price, price_full, price_with_dacc }) =>
        Math.abs(discount - (price_full - price_with_dacc)) > 0.005 ||
        price_with_dacc > price ||
        price >= price_full,
    )
    expect(odd.map(({ sku }) => sku)).toEqual([])
  })

  it('adds R$10 for a bundle of 700 Mega or of 1 Giga with Paramount+ (M9.5)', () => {
    const more = (sku: string, than: string, price: 'price_full' | 'price_with_dacc') =>
      (bySku.get(sku)?.[price] ?? 0) - (bySku.get(than)?.[price] ?? 0)
    for (const [bundle, plain] of [
      ['d600b', 'd600a'],
      ['d600c', 'd600a'],
      ['d600gl', 'd600a'],
      ['d1000c', 'd1000a'],
    ] as const) {
      expect(more(bundle, plain, 'price_with_dacc')).toBeCloseTo(10, 2)
      expect(more(bundle, plain, 'price_full')).toBeCloseTo(10, 2)
    }
  })

  it('gives points with every plan of the loyalty campaign (M9.4)', () => {
    const points = campaigns.settingsOf('livelo').checkout.map((sku) => bySku.get(sku)?.livelo_dacc_points)
    expect(points.filter((each) => !each)).toEqual([])
  })

  it('gives the mobile brands a bonus with every plan of theirs (M9.4)', () => {
    const sold = ['timpre', 'timcontrole', 'timblack'].flatMap(
      (brand) => campaigns.settingsOf(brand).checkout,
    )
    expect(sold.filter((sku) => !bySku.get(sku)?.addonBonus.length)).toEqual([])
  })

  it.each([
    ['d600a', '600MB + 100MB Bônus vitalícios'],
    ['d600gles', '600MB + 100MB Bônus vitalícios'],
    ['d500ar', '500MB + 100MB Bônus por 1 ano'],
    ['d600ar', '600MB + 100MB Bônus por 1 ano'],
    ['d600ar3', '600MB + 100MB Bônus por 1 ano'],
  ])('says the bonus of %s (M9.4)', (sku, text) => expect(bySku.get(sku)?.description).toBe(text))
})
