/** Whole talks (scripts/talks) in a real browser; tests/journeys/talks.test.ts plays all of them without one. */
import { ownTalkFiles, readTalks } from '../../scripts/talks/talk.ts'
import { expect, onlyInFullRun, test } from '../support/e2e-test.ts'
import { playConversation } from '../support/play-conversation.ts'
import { keptInBrowser } from '../support/privacy-watch.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { playInBrowser } from '../support/talk-in-browser.ts'

test.use({ viewport: { width: 390, height: 700 } })

const talks = ownTalkFiles().flatMap(readTalks)

/** Their plan is installed without a visit, whose days depend on the day. */
const played = [
  ['chatty pensioner who tells a story with every answer', 'yes'],
  ['orders for the mother and says so from the start', 'on'],
] as const

for (const [name, temper] of rowsToRun(played, ([, temper]) => temper === 'on'))
  test(`a ${name} (${temper}) comes to the receipt (A20)`, onlyInFullRun, async ({ page, server }) => {
    test.setTimeout(120_000)
    const talk = talks.find((each) => each.name === name)
    if (!talk) throw new Error(`no talk ${name}`)
    const { receipt, differences, stuck, error } = await playInBrowser(page, server, talk, temper)
    expect({ receipt, differences, stuck, error }).toEqual({ receipt: true, differences: [] })
  })

test('what is said is kept nowhere and in no address', async ({ page }) => {
  await page.goto('/chat')
  await playConversation(
    page,
    `— oi, sou João Pereira 11 98765-4321
     João Pereira · (11) 9****-**21
     — 01310-100
     Qual é o número da casa ou do prédio?`,
  )
  const everything = JSON.stringify(await keptInBrowser(page))
  for (const secret of ['Pereira', '98765', '8765-4321']) expect(everything).not.toContain(secret)
})
