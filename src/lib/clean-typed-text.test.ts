import { expect, test } from 'vitest'
import { cleanOptionalLine, cleanTyped } from './clean-typed-text.ts'

test.each([
  ['\u200bMa\u00adria\ufeff \u2068Silva\u2069\u3164', 'Maria Silva'],
  ['０１２３４５６７８９', '0123456789'],
  ['٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ०१२३४५६७८९', '0123456789 0123456789 0123456789'],
  ['𝟎𝟏𝟗 𝟘𝟡 🯰🯹', '019 09 09'],
  ['ｍａｒｉａ＠ｅｘｅｍｐｌｏ．ｃｏｍ', 'maria@exemplo.com'],
  ['98765\u20114321', '98765-4321'],
  ['José d’Ávila, 2º andar\nfundos', 'José d’Ávila, 2º andar\nfundos'],
  ['❤️ 👨‍👩‍👧', '❤️ 👨‍👩‍👧'],
])('cleanTyped(%j) (D110)', (text, clean) => expect(cleanTyped(text)).toBe(clean))

test('the digits of every script are read (D110)', () => {
  const all = Array.from({ length: 0x20000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\p{Nd}/u.test(sign))
  expect(all.length).toBeGreaterThan(600)
  // each script has ten in a row
  expect(cleanTyped(all.join(''))).toBe('0123456789'.repeat(all.length / 10))
})

test('texts become one line', () => {
  expect(cleanOptionalLine(' a\r\n\tb\u0000  c ')).toBe('a b c')
  expect(cleanOptionalLine(undefined)).toBe('')
})
