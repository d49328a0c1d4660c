/** Random editions, as people might write them, are checked, compared and resolved without errors. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { siteFacts } from '../../server/rules/site-facts.ts'
import { checkEdition } from '../../src/edition/check-edition.ts'
import { describeEditionChanges } from '../../src/edition/describe-edition-changes.ts'
import { GENERAL_LIST, resolveEdition } from '../../src/edition/edition-content-at-instant.ts'
import { changed, changesOf, code, leftOut, sane, wild } from '../support/random-editions.ts'
import { isFull } from '../support/rows-to-run.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

const at = new Date('2026-11-27T15:00:00Z')
const runs = { numRuns: isFull ? 200 : 10, seed: 51 }

it('whatever somebody writes is checked and compared, and every finding is a sentence (D118)', () => {
  fc.assert(
    fc.property(changesOf(wild), leftOut, (what, left) => {
      const { edition, findings } = checkEdition(changed(what, left), at, siteFacts)
      for (const { text } of findings) expect(text).toMatch(/\.$/)
      if (edition)
        expect(describeEditionChanges(code, edition, { from: null, until: null, at })).toEqual(
          expect.any(Array),
        )
    }),
    runs,
  )
})

itInFullRun(
  'an edition without a red finding sells what its pages show, at the price that they show (D106, D118)',
  () => {
    let published = 0
    fc.assert(
      fc.property(changesOf(sane), (what) => {
        const { edition, findings } = checkEdition(changed(what), at, siteFacts)
        if (!edition || findings.some(({ level }) => level === 'red')) return
        published += 1
        const resolved = resolveEdition(edition, at)
        const bySku = new Map(resolved.plans.map((each) => [each.sku, each]))
        for (const name of ['', ...resolved.campaigns.prefixes]) {
          const { isOff, journey } = resolved.campaigns.settingsOf(name)
          if (isOff || !siteFacts.sellsPlans(journey)) continue
          const sold = siteFacts.plansSold(resolved, name)
          const { landing = [] } = resolved.offers.get(name || GENERAL_LIST) ?? {}
          for (const plan of landing.flatMap((each) => bySku.get(each) ?? []))
            if (plan.showOnLanding && plan.state === undefined)
              expect(sold.find(({ id }) => id === plan.id)?.price_with_dacc, `of /${name}`).toBe(
                plan.price_with_dacc,
              )
        }
      }),
      runs,
    )
    expect(published).toBeGreaterThan(runs.numRuns / 10)
  },
)
