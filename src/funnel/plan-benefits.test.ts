import { describe, expect, test } from 'vitest'
import { plan } from '../../tests/support/orders.ts'
import { benefitsOf } from './plan-benefits.ts'

const benefit = (slug: string) => ({
  id: slug,
  slug,
  benefit: slug,
  description: '',
  imageLight: null,
  imageDark: null,
})
const catalogue = ['MAX', 'deezer', 'looke', 'babbel'].map(benefit)

const of = (sku: string, ...listed: string[]) =>
  benefitsOf({ ...plan(sku), benefits: listed.map((slug) => ({ slug, benefit: slug })) }, catalogue)
const enabled = (sku: string, ...listed: string[]) =>
  of(sku, ...listed)
    .filter((each) => each.enabled)
    .map(({ slug }) => slug)

describe('the benefits of a plan (M4.10, M3.3)', () => {
  test('are all of the catalogue, HBO Max and Deezer appended', () => {
    expect(of('d500a').map(({ slug }) => slug)).toEqual(['looke', 'babbel', 'MAX', 'deezer'])
  })

  test('are enabled where the plan lists them', () => {
    expect(enabled('d500a', 'looke')).toEqual(['looke'])
    expect(enabled('d600c', 'MAX')).toEqual(['MAX'])
  })

  test.each([
    ['d500b', ['MAX', 'deezer']],
    ['d1000b', ['MAX', 'deezer']],
    ['d2000b', ['MAX']],
    ['d1000a', []],
  ])('%s has %j by rule', (sku, slugs) => expect(enabled(sku)).toEqual(slugs))

  test('Deezer comes with d500b and d1000b only', () => expect(enabled('d2000b', 'deezer')).toEqual(['MAX']))
})
