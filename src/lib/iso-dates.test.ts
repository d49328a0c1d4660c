import { expect, test } from 'vitest'
import { ageOn, brToIso, isBrDate, isIsoDate, isoToBr, todayInSaoPaulo } from './iso-dates.ts'
import { isFull } from '../../tests/support/rows-to-run.ts'

test('someone born on 29 February comes of age on 1 March of a common year', () => {
  expect(ageOn('2008-02-29', '2026-02-28')).toBe(17)
  expect(ageOn('2008-02-29', '2026-03-01')).toBe(18)
})

test('iso and br are each other’s inverse', () => {
  expect(isoToBr('2026-11-27')).toBe('27/11/2026')
  expect(brToIso('27/11/2026')).toBe('2026-11-27')
})

test.each([
  ['27/11/2026', true],
  ['29/02/2024', true],
  ['29/02/2026', false],
  ['7/11/2026', false],
  ['2026-11-27', false],
])('isBrDate(%j) is %j', (text, real) => expect(isBrDate(text)).toBe(real))

test.each([
  ['2026-11-27', true],
  ['0001-01-01', true],
  ['0000-01-01', false],
  ['2026-02-29', false],
  ['27/11/2026', false],
  ['12026-11-27', false],
  ['2026-11-271', false],
])('isIsoDate(%j) is %j', (text, real) => expect(isIsoDate(text)).toBe(real))

test('todayInSaoPaulo changes at 3 h UTC', () => {
  expect(todayInSaoPaulo(new Date('2026-11-24T02:59:59Z'))).toBe('2026-11-23')
  expect(todayInSaoPaulo(new Date('2026-11-24T03:00:00Z'))).toBe('2026-11-24')
})

test('todayInSaoPaulo is the date of the zone at every hour since 1990', () => {
  const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })
  const hour = 3_600_000
  // a step that comes to every hour of the day
  const step = (isFull ? 23 : 25 * 23) * hour + 60_001
  for (let at = Date.UTC(1990, 0, 1); at < Date.UTC(2030, 0, 1); at += step) {
    expect(todayInSaoPaulo(new Date(at))).toBe(zone.format(at))
  }
})
