/**
 * Plays talks (scripts/talks) in a real browser. It sees what the page shows: an answer counts as recorded once the
 * chat asks the next question, and what is stored is read from the database at the end.
 */
import type { Page } from '@playwright/test'
import type { Chat } from '../../scripts/talks/chat.ts'
import { playTalk } from '../../scripts/talks/play-talk.ts'
import type { Played } from '../../scripts/talks/played.ts'
import type { Talk, Temper } from '../../scripts/talks/talk.ts'
import { idsOf } from '../../src/funnel/journey-registry.ts'
import '../../src/funnel/journeys/standard/journey.ts'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import type { Server } from './e2e-test.ts'
import { catalogue } from './first-shop.ts'
import { currentStep, freeLine, leadId } from './visitor-in-browser.ts'

const OWN_LINE = '.chat__foot form[data-step] input:not([type=hidden], [type=radio], [type=checkbox])'
/** After so many milliseconds without a change a person takes the reply as whole. */
const PAUSE_MS = 300
const RECEIPT: StepId = 'pedido-realizado'

/** What the page shows. */
type View = { readonly step: StepId; readonly texts: readonly string[]; readonly offers: readonly string[] }

async function look(page: Page): Promise<View> {
  const shown = await page.evaluate(() => {
    const text = (element: Element) => {
      const copy = element.cloneNode(true) as Element
      for (const hidden of copy.querySelectorAll('.hush')) hidden.remove()
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim()
    }
    const all = (selector: string) => [...document.querySelectorAll(selector)].map(text)
    return { texts: all('.log > :not([data-folded], .answer)'), offers: all('.chat__notices button') }
  })
  return { step: (await currentStep(page)) ?? '', ...shown }
}

/** Waits until the page has stopped changing, at a question or at the receipt. */
async function settled(page: Page): Promise<View> {
  for (let before = await look(page); ;) {
    await page.waitForTimeout(PAUSE_MS)
    const now = await look(page)
    if (now.step !== '' && JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
}

async function orderOf(page: Page, server: Server): Promise<Values> {
  const [row] = await server.sql(
    `select l.place->>'cep' as cep, l.place->>'number' as number, o.plan_id as "idPlan", o.due_day::text as due_date,
       o.direct_debit::text as direct_debit, l.answers->'name'->>'name' as name, l.answers->'email'->>'email' as email
     from orders o join leads l on l.id = o.lead_id where l.id = $1`,
    [await leadId(page)],
  )
  return (row ?? {}) as Values
}

/** Plays a talk of the standard journey, from its first question. */
export async function playInBrowser(page: Page, server: Server, talk: Talk, temper: Temper): Promise<Played> {
  await page.goto('/chat')
  let view = await settled(page)
  const steps = idsOf({ journey: talk.journey }, 'chat')
  const chat: Chat = {
    step: () => view.step,
    part: () => null,
    texts: () => view.texts,
    offers: () => view.offers,
    seen: () => ({ plans: catalogue.map(({ id, plan }) => ({ id, name: plan })), banks: [] }),
    steps: () => steps,
    recorded: () =>
      Object.fromEntries(
        Object.entries(talk.aim).filter(([step]) => steps.indexOf(step) < steps.indexOf(view.step)),
      ),
    isDone: () => view.step === RECEIPT,
    async type(text) {
      const own = page.locator(OWN_LINE)
      const line = (await freeLine(page).count()) > 0 ? freeLine(page) : own.first()
      await line.fill(text)
      await line.press('Enter')
      view = await settled(page)
    },
    async press(label) {
      await page
        .locator('.chat__notices, .chat__cards, .chat__foot')
        .getByRole('button', { name: label })
        .click()
      view = await settled(page)
    },
    fill: () => Promise.reject(new Error('no form is filled in here')),
    anyAnswer: () => ({}),
    async reload() {
      await page.reload()
      view = await settled(page)
    },
    wait: (minutes) => page.clock.fastForward(minutes * 60_000),
    told: () => orderOf(page, server),
  }
  return playTalk(talk, temper, chat)
}
