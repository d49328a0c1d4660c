/** Whole talks (scripts/talks) in a real browser; tests/journeys/talks.test.ts plays all of them without one. */
import { ownTalkFiles, readTalks } from '../../scripts/talks/talk.ts'
import { expect, test } from '../support/e2e-test.ts'
import { playInBrowser } from '../support/talk-in-browser.ts'

test.use({ viewport: { width: 390, height: 700 } })

const talks = ownTalkFiles().flatMap(readTalks)

/** Their plan is installed without a visit, whose days depend on the day. */
const played = [
  ['chatty pensioner who tells a story with every answer', 'yes'],
  ['orders for the mother and says so from the start', 'on'],
] as const

for (const [name, temper] of played)
  test(`a ${name} (${temper}) comes to the receipt (A20)`, async ({ page, server }) => {
    test.setTimeout(120_000)
    const talk = talks.find((each) => each.name === name)
    if (!talk) throw new Error(`no talk ${name}`)
    const { receipt, differences, stuck, error } = await playInBrowser(page, server, talk, temper)
    expect({ receipt, differences, stuck, error }).toEqual({ receipt: true, differences: [] })
  })
