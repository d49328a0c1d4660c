/** `npm run bench:web -- --check` reports no page as meeting a target that it misses. */
import { describe, expect, test } from 'vitest'
import {
  blockingTime,
  isExternalAddress,
  type Audit,
  type CategoryId,
} from '../../bench/web/lighthouse-results.ts'
import { auditReport, orderPagesReport, visitReport } from '../../bench/web/report.ts'
import { targets } from '../../bench/web/targets.ts'
import type { WebVisit } from '../../bench/web/measure-landing.ts'

const run = (scores: Partial<Record<CategoryId, number>>, faults: Audit['faults'] = []): Audit => ({
  scores: { ...targets.scores, ...scores },
  faults,
  strangers: [],
})

describe("Lighthouse's scores", () => {
  test('are medians, each beside its target', () => {
    const runs = [run({ performance: 60 }), run({ performance: 99 }), run({ performance: 98 })]
    const { text, met } = auditReport([{ page: { path: '/' }, runs }])
    expect(text).toMatch(/^\/ +98 ✓ +100 ✓ +100 ✓ +100 ✓/m)
    expect(met).toBe(true)
  })

  test('fail below a target, and say what cost points in how many runs', () => {
    const fault = { category: 'accessibility', id: 'color-contrast', value: '2 elements' } as const
    const runs = [run({ accessibility: 99 }, [fault]), run({}), run({ accessibility: 99 }, [fault])]
    const { text, met } = auditReport([{ page: { path: '/chat' }, runs }])
    expect(text).toContain('99 ✗')
    expect(text).toMatch(/^\/chat +accessibility +color-contrast +2 +2 elements/m)
    expect(met).toBe(false)
  })

  test('of a category that could not be judged fail', () => {
    const { text, met } = auditReport([{ page: { path: '/' }, runs: [run({ performance: Number.NaN })] }])
    expect(text).toContain('no figure ✗')
    expect(met).toBe(false)
  })

  const hidden = { category: 'seo', id: 'is-crawlable', value: '' } as const

  test.each<[string, boolean, Audit['faults'], boolean]>([
    ['a page that is to be hidden', true, [hidden], true],
    ['one with another fault', true, [hidden, { category: 'seo', id: 'meta-description', value: '' }], false],
    ['a page that is to be found', false, [hidden], false],
  ])('forgive noindex: %s', (_, isHidden, faults, good) => {
    const page = { path: '/x', isHidden }
    expect(auditReport([{ page, runs: [run({ seo: 66 }, faults)] }]).met).toBe(good)
  })

  test('fail a page that asks another machine', () => {
    const runs = [{ ...run({}), strangers: ['https://fonts.example/a.woff2'] }]
    const { text, met } = auditReport([{ page: { path: '/' }, runs }])
    expect(text).toContain('https://fonts.example/a.woff2')
    expect(met).toBe(false)
  })

  test.each([
    ['http://127.0.0.1:4000/a.js', false],
    ['data:image/svg+xml,x', false],
    ['https://example.com/a.js', true],
    ['http://localhost.example.com/', true],
  ])('tell other machines: %s', (address, is) => expect(isExternalAddress(address)).toBe(is))
})

describe('a visit on the slow telephone', () => {
  const visit: WebVisit = {
    fcp: 600,
    lcp: 800,
    lcpOf: 'h1.title',
    cls: 0,
    moved: [],
    tbt: 20,
    script: 60 * 1024,
    scriptBeforeRead: 0,
  }

  test('is judged by its medians', () => {
    const visits = [visit, { ...visit, lcp: 3000, tbt: 400 }, visit]
    const { text, met } = visitReport([{ path: '/', visits }])
    expect(text).toMatch(/^\/ +600 ms +800 ms ✓ +h1\.title +0\.0000 ✓ +20 ms ✓ +60\.0 KiB ✓ +0\.0 KiB ✓/m)
    expect(met).toBe(true)
  })

  test.each<[string, Partial<WebVisit>]>([
    ['LCP', { lcp: 1001 }],
    ['CLS', { cls: 0.001 }],
    ['TBT', { tbt: 51 }],
    ['JavaScript', { script: 90 * 1024 + 1 }],
    ['JavaScript before it can be read', { scriptBeforeRead: 1 }],
  ])('fails by its %s', (_, worse) =>
    expect(visitReport([{ path: '/', visits: [{ ...visit, ...worse }] }]).met).toBe(false),
  )

  test('fails when anything moved in any visit, and says what', () => {
    const { text, met } = visitReport([
      { path: '/', visits: [visit, { ...visit, cls: 0.02, moved: ['p.note'] }, visit] },
    ])
    expect(text).toContain('moved: p.note')
    expect(met).toBe(false)
  })

  test.each<[string, [number, number][], number, number]>([
    ['of short tasks', [], 500, 0],
    [
      'beyond 50 ms of each',
      [
        [600, 80],
        [900, 150],
      ],
      500,
      130,
    ],
    ['without what was before the first paint', [[100, 200]], 500, 0],
    ['with what reaches beyond it', [[400, 200]], 500, 50],
  ])('adds up the blocking time %s', (_, long, fcp, sum) => expect(blockingTime(long, fcp)).toBe(sum))
})

test('an order may cost as much JavaScript as before there were marketing pages, and 1 KiB', () => {
  const page = { path: '/chat', limit: 124.1 * 1024 }
  expect(orderPagesReport([{ ...page, script: 124 * 1024 }]).met).toBe(true)
  expect(orderPagesReport([{ ...page, script: 125 * 1024 }])).toEqual({
    met: false,
    text: expect.stringMatching(/^\/chat +125\.0 KiB ✗ +≤ 124\.1 KiB/m) as string,
  })
})
