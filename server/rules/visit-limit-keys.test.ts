import { describe, expect, it } from 'vitest'
import type { LeadRow } from './lead-row-types.ts'
import { mostBookedVisits, visitKeysOf, VISIT_KEY_KINDS, type VisitKeyKind } from './visit-limit-keys.ts'

type House = { number: string; complement?: string; block_number?: string; complemento2?: string }

const keysOf = ({ complemento2, ...house }: House, address: string | null = null) => {
  const place = { cep: '01310100', complement: '', block_number: '', allotment_number: '', ...house }
  const answers = complemento2 === undefined ? {} : { address: { complemento2 } }
  return new Map(
    visitKeysOf({ place: place as LeadRow['place'], answers }, address, (plain) => plain).map(
      ({ kind, key }) => [kind, key],
    ),
  )
}
const same = (kind: VisitKeyKind, one: House, other: House) =>
  keysOf(one).get(kind) === keysOf(other).get(kind)

describe('what visits have in common (D112)', () => {
  it.each<[House, House]>([
    [{ number: '1777' }, { number: 'nº 01.777' }],
    [{ number: '12-A' }, { number: '12 a' }],
    [
      { number: '1', complement: 'Apto. 12' },
      { number: '1', complement: 'APTO 12' },
    ],
    [
      { number: '', block_number: 'Quadra Á' },
      { number: '', block_number: 'quadra a' },
    ],
  ])('%j and %j are one house', (one, other) => {
    expect(same('house', one, other)).toBe(true)
  })

  it.each<[House, House]>([
    [
      { number: '1', complement: 'apto 12' },
      { number: '1', complement: 'apto 13' },
    ],
    [
      { number: '1', complemento2: '12' },
      { number: '1', complemento2: '13' },
    ],
  ])('%j and %j are two houses of one building', (one, other) => {
    expect(same('house', one, other)).toBe(false)
    expect(same('building', one, other)).toBe(true)
  })

  it('what is not known is not in common: no telephone, no mailbox, no address', () => {
    expect([...keysOf({ number: '1' }).keys()]).toEqual(['house', 'building'])
  })

  it.each<[string, Readonly<Record<string, string>>]>([
    ['203.0.113.7', { network: '203.0.113/24' }],
    [
      '2001:db8:1:2ab::9',
      {
        network_home: '2001:db8:1:2ab/64',
        network: '2001:db8:1:200/56',
        network_wide: '2001:db8:1/48',
      },
    ],
  ])('at %s are its home, its customer and its site', (address, networks) => {
    const kinds = [...keysOf({ number: '1' }, address)].filter(([kind]) => kind.startsWith('network'))
    const named = Object.entries(networks).map(([kind, network]) => [kind, `visit:${kind}:${network}`])
    expect(Object.fromEntries(kinds)).toEqual(Object.fromEntries(named))
  })

  it('no kind equals another one, and wider networks may have more', () => {
    const limits = { phone: 5, mailbox: 5, house: 5, building: 20, network: 20 }
    const of = (kind: VisitKeyKind) => mostBookedVisits(kind, limits)
    expect(VISIT_KEY_KINDS.map(of)).toEqual([5, 5, 5, 20, 10, 20, 40])
    const keys = [...keysOf({ number: '1' }, '2001:db8::1').values()]
    expect(new Set(keys).size).toBe(keys.length)
  })
})
