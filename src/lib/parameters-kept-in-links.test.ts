import { expect, test } from 'vitest'
import { queryKeptInLinks } from './parameters-kept-in-links.ts'

test.each([
  ['', ''],
  ['?', ''],
  ['?s=d500a', '?s=d500a'],
  ['?utm_source=x&utm_medium=y&gclid=z', '?utm_source=x&utm_medium=y&gclid=z'],
  ['?sb=max&sb=globo-play&test=A', '?sb=max&sb=globo-play&test=A'],
  ['?dl=500&ul=250&idr=1&idm=2&id=3&sk=a&sku=b&sba=', '?idr=1&idm=2&id=3&sk=a&sku=b&dl=500&ul=250'],
  ['?cpf=52998224725&l=secret&email=a%40b.com', ''],
  ['?utm_source=%3Cscript%3E', '?utm_source=script'],
])('of %s goes along %s', (search, kept) => expect(queryKeptInLinks(search)).toBe(kept))

test('a value of no plan is dropped', () => {
  expect(queryKeptInLinks(`?s=${'x'.repeat(257)}`)).toBe('')
  expect(queryKeptInLinks(`?s=${'x'.repeat(256)}`)).toBe(`?s=${'x'.repeat(256)}`)
})
