import { expect, it } from 'vitest'
import { isExternalLink } from './is-external-link.ts'

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
