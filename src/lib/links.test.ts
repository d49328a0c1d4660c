import { expect, it, test } from 'vitest'
import { isExternalLink, queryKeptInLinks } from './links.ts'

it.each([
  ['https://wa.me/5511987654321?text=Ol%C3%A1', true],
  ['https://api.whatsapp.com/send?phone=5511987654321', true],
  ['https://www.fibra.example/planos#fim', true],
  ['http://wa.me/5511987654321', false],
  ['https://wa.me@evil.example/x', false],
  ['https://user:word@fibra.example/', false],
  ['https://fibra.example:8443/', false],
  ['https://127.0.0.1/', false],
  ['https://[::1]/', false],
  ['https://0x7f000001/', false],
  ['https://localhost/', false],
  ['https://router.local/', false],
  ['https://db.internal/', false],
  ['https:\\\\evil.example', false],
  ['//evil.example', false],
  ['ftp://fibra.example/', false],
  ['data:text/html,x', false],
  ['https://', false],
  ['wa.me/5511987654321', false],
])('%s leads outside, and to a public page: %s (S64)', (href, isOutside) => {
  expect(isExternalLink(href)).toBe(isOutside)
})

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
