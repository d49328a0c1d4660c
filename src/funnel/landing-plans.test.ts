import { describe, expect, test } from 'vitest'
import { bySku, catalogue as plans } from '../../tests/support/first-shop.ts'
import { benefitsOf } from './landing-plans.ts'

const benefit = (slug: string) => ({
  id: slug,
  slug,
  benefit: slug,
  description: '',
  imageLight: null,
  imageDark: null,
})
const catalogue = ['MAX', 'deezer', 'looke', 'babbel'].map(benefit)

const of = (sku: string) => benefitsOf(bySku(sku), catalogue)
const enabled = (sku: string) =>
  of(sku)
    .filter((each) => each.enabled)
    .map(({ slug }) => slug)

describe('the benefits of a plan (M4.10, M3.3)', () => {
  test('are all of the catalogue, HBO Max and Deezer appended', () => {
    expect(of('d500a').map(({ slug }) => slug)).toEqual(['looke', 'babbel', 'MAX', 'deezer'])
  })

  test.each([
    ['d500b', ['MAX', 'deezer']],
    ['d1000b', ['MAX', 'deezer']],
    ['d2000b', ['MAX']],
    ['d600c', ['MAX']],
  ])('%s has %j by rule', (sku, slugs) => expect(enabled(sku)).toEqual(expect.arrayContaining(slugs)))

  test('Deezer comes with d500b and d1000b only', () =>
    expect(plans.map(({ sku }) => sku).filter((sku) => enabled(sku).includes('deezer'))).toEqual([
      'd500b',
      'd1000b',
    ]))
})
