import { describe, expect, it } from 'vitest'
import { checkEdition, type SiteFacts } from './check-edition.ts'
import { firstEdition } from './first-edition.ts'
import { editionIn, keep, oncePerPhase, readEdition } from './read-edition.ts'
import { withOwnWords } from './older-editions.ts'

const copy = (change: object = {}) => ({ ...structuredClone(firstEdition), ...change })
const around: SiteFacts = {
  journeys: [],
  reserved: new Set(),
  sellsPlans: () => false,
  plansSold: () => [],
  isAddress: () => true,
}
const at = new Date('2026-11-30T12:00:00Z')

describe('a document that is kept', () => {
  it('is frozen with everything in it, and read once, as its edition is', () => {
    const document = keep(copy())
    const edition = editionIn(document)
    expect(editionIn(document)).toBe(edition)
    expect(editionIn(edition)).toBe(edition)
    expect(() => Object.assign(edition.plans[0] ?? {}, { price: 1 })).toThrow(TypeError)
    expect(() => Object.assign(document.plans[0] ?? {}, { price: 1 })).toThrow(TypeError)
  })

  it('is completed and checked once', () => {
    const { news: _news, ...others } = copy()
    const short = editionIn(keep(others))
    expect(withOwnWords(short)).toBe(withOwnWords(short))
    expect(withOwnWords(short).news).toEqual(firstEdition.news)
    const checked = checkEdition(short, at, around)
    expect(checkEdition(short, at, around)).toBe(checked)
    expect(checkEdition(short, at, { ...around })).not.toBe(checked)
  })

  it('says what is wrong with it each time', () => {
    const wrong = keep(copy({ plans: 'none' }))
    expect([readEdition(wrong).success, readEdition(wrong).success]).toEqual([false, false])
    expect(() => editionIn(wrong)).toThrow('plans')
    expect(checkEdition(wrong, at, around)).toMatchObject({ edition: null, findings: [{ place: 'plans' }] })
    // a field that the schema does not have is not in the edition, but in the document
    const unknown = keep(copy({ plan: [] }))
    editionIn(unknown)
    for (let times = 0; times < 2; times += 1)
      expect(checkEdition(unknown, at, around).findings).toContainEqual(
        expect.objectContaining({ level: 'red', place: 'plan' }),
      )
  })

  it('is looked at again once one of its dates has come', () => {
    const [plan, ...plans] = copy().plans
    const dated = editionIn(keep(copy({ plans: [{ ...plan, until: '2026-12-01T00:00' }, ...plans] })))
    const over = new Date('2026-12-01T03:00:00Z')
    const warned = (when: Date) =>
      checkEdition(dated, when, around).findings.filter(({ place }) => place === `plans.${plan?.sku}.until`)
    expect([at, over, at].map((when) => warned(when).length)).toEqual([0, 1, 0])
    let asked = 0
    const ask = oncePerPhase(() => (asked += 1))
    expect([at, at, over, over].map((when) => ask(dated, when))).toEqual([1, 1, 2, 2])
  })
})

it('a document that may still change is read anew', () => {
  const document = copy()
  expect(editionIn(document)).not.toBe(editionIn(document))
  const before = checkEdition(document, at, around).findings
  Object.assign(document.plans[0] ?? {}, { price_with_dacc: 10_000 })
  expect(checkEdition(document, at, around).findings.length).toBeGreaterThan(before.length)
})
