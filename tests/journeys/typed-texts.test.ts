/** Pages and chat clean typed texts in the same way; tests/server/typed-texts.test.ts tests the server. */
import { expect, it } from 'vitest'
import { goTo, journeyServer } from '../support/journey-test-setup.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { UNUSUALLY_TYPED_ANSWERS } from '../support/unusually-typed-answers.ts'

const journeys = journeyServer()

const questions = UNUSUALLY_TYPED_ANSWERS.map((row) => [row.step, row] as const)

it.each(questions)('%s takes what is meant by other characters, on pages (D110)', async (step, row) => {
  const visit = journeys().open({ mode: 'pages' })
  await goTo(visit, step)
  for (const typed of row.typed) {
    visit.answer(step, { [row.field]: typed })
    expect([typed, visit.ui().problems[step] ?? {}]).toEqual([typed, {}])
    expect([typed, visit.order().answers[step]?.values[row.field]]).toEqual([typed, row.meant])
    expect([typed, visit.position()]).not.toEqual([typed, step])
    visit.link(step)
  }
})

it.each(questions)('%s takes what is meant by other characters, in the chat (D110)', async (step, row) => {
  const visit = journeys().open({ mode: 'chat', step: null })
  const talk = await openChatInTab(visit)
  await goTo(visit, step)
  for (const typed of row.typed) {
    await talk.say(typed)
    expect([typed, visit.order().answers[step]?.values[row.field]]).toEqual([typed, row.meant])
    // a house number alone is followed by 'É casa ou apartamento?'
    if (step !== 'nr-imovel') expect([typed, visit.position()]).not.toEqual([typed, step])
    visit.link(step)
    await visit.at(step)
  }
})
