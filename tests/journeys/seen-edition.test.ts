/** An order keeps the prices that its visitor saw: those of the edition of their page (D121, S52). */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CAPABILITIES } from '../../src/contract/server-capabilities.ts'
import { atHouseNumber, leadCreated, houseNumber } from '../support/visits-at-house-number-question.ts'
import { answerAll, journeyServer } from '../support/journey-test-setup.ts'
import { changePlan } from '../support/publish-editions.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import type { Visit } from '../support/visit-without-browser.ts'

const journeys = journeyServer()
const SEEN = 109.99
const NOW = 118.5
let seen = -1
beforeAll(async () => {
  journeys().clock.set(new Date().toISOString())
  seen = journeys().shop.served().edition.number
  await changePlan(journeys(), 'd600a', { price_with_dacc: NOW })
})
// prices hold by the day of the visit; the database has the real time
beforeEach(() => journeys().clock.set(new Date().toISOString()))

const priceOn = (visit: Visit) =>
  visit.order().facts.coverage?.plans.find(({ sku }) => sku === 'd600a')?.price_with_dacc

describe('a visitor whose page was of the edition before', () => {
  it('sees its prices from the look-up of the CEP on (D121)', async () => {
    const visit = await atHouseNumber(journeys(), { told: { edition: seen } })
    const place = visit.order().facts.place
    expect(place?.coverage?.plans.find(({ sku }) => sku === 'd600a')?.price_with_dacc).toBe(SEEN)
    visit.answer('nr-imovel', houseNumber)
    await leadCreated(visit)
    expect(priceOn(visit)).toBe(SEEN)
    expect(visit.ui().notice).toBeNull()
  })
})

describe('a number that a browser makes up or remembers', () => {
  it.each(rowsToRun([999, 2 ** 31, 0], (edition) => edition !== 999))(
    '%d buys nothing that was not live that day (S52)',
    async (edition) => {
      if (edition === 0) await liveYesterday()
      const visit = await atHouseNumber(journeys(), { told: { edition } })
      visit.answer('nr-imovel', houseNumber)
      await leadCreated(visit)
      expect(priceOn(visit)).toBe(NOW)
    },
  )

  it('is sent to no server but ours (D102)', async () => {
    const can = new Set(CAPABILITIES.filter((each) => each === 'no-email'))
    const visit = journeys().open({ told: { edition: seen }, can })
    await answerAll(visit, [['cep', { cep: '01310-100' }]])
    await visit.answerAt('nr-imovel', houseNumber)
    await visit.at('planos')
    expect(visit.wire.calls.length).toBeGreaterThan(0)
    for (const { path, body } of visit.wire.calls)
      expect(`${path} ${JSON.stringify(body)}`).not.toContain('edition')
  })
})

/** Makes the first edition one that was live until the day before. */
async function liveYesterday() {
  for (const what of ['disable', 'enable'])
    await journeys()
      .sql(`alter table live_editions ${what} trigger live_editions_stay`)
      .then(async () => {
        if (what === 'disable')
          await journeys().sql("update live_editions set from_at = from_at - interval '3 days'")
      })
}
