import { expect, test } from 'vitest'
import { cleanTrackingValue, trackingFrom } from './tracking-parameters.ts'

test('keeps the allow-listed parameters, the first value of each', () => {
  const query = 'utm_source=google&utm_source=evil&s=d600a&gclid=abc&utm_medium=&__proto__=x&l=secret'
  expect(trackingFrom(new URLSearchParams(query))).toEqual({ utm_source: 'google', gclid: 'abc' })
})

test('keeps the ids of clicks without utm (D162)', () => {
  const clicks = { gbraid: 'a', wbraid: 'b', msclkid: 'c', fbclid: 'd', ttclid: 'e' }
  expect(trackingFrom(new URLSearchParams(clicks))).toEqual(clicks)
})

test.each([
  ['a\r\nSet-Cookie: b', 'a  Set-Cookie: b'],
  ['<script>alert(1)</script>', 'scriptalert(1)/script'],
  ['x'.repeat(10_000), 'x'.repeat(256)],
  [`${'x'.repeat(255)}😀`, 'x'.repeat(255)],
  ['  promo de verão ', 'promo de verão'],
  ['😀 promo', '😀 promo'],
  // read no further than four times the kept length
  [`${' '.repeat(1024)}x`, ''],
])('cleans %j', (raw, clean) => expect(cleanTrackingValue(raw)).toBe(clean))
