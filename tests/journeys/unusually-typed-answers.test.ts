/** Pages and chat clean typed texts in the same way; tests/server/unusually-typed-answers.test.ts tests the server. */
import { expect, it } from 'vitest'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { answerAll, everyAnswer, journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { UNUSUALLY_TYPED_ANSWERS } from '../support/unusually-typed-answers.ts'
import type { Visit } from '../support/visit-without-browser.ts'
import { talkFromStart } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const placeOf = (step: StepId) => everyAnswer.findIndex(([id]) => id === step)
const inOrder = UNUSUALLY_TYPED_ANSWERS.toSorted((one, other) => placeOf(one.step) - placeOf(other.step))

/** Types each text at its question, in one order; what is typed last is replaced by the usual answer. */
async function typeAll(visit: Visit, type: (step: StepId, field: string, typed: string) => unknown) {
  let at = 0
  for (const { step, field, typed, meant } of inOrder) {
    await answerAll(visit, everyAnswer.slice(at, placeOf(step)))
    at = placeOf(step)
    await visit.at(step)
    for (const text of rowsToRun(typed, 2)) {
      await type(step, field, text)
      expect([step, text, visit.ui().problems[step] ?? {}]).toEqual([step, text, {}])
      expect([step, text, visit.order().answers[step]?.values[field]]).toEqual([step, text, meant])
      // in the chat a house number alone is followed by 'É casa ou apartamento?'
      if (visit.ui().mode === 'pages' || step !== 'nr-imovel')
        expect([step, text, visit.position()]).not.toEqual([step, text, step])
      visit.link(step)
      await visit.at(step)
    }
  }
}

it('what is meant by other characters is taken, on pages (D110)', async () => {
  const visit = journeys().open({ mode: 'pages' })
  await typeAll(visit, (step, field, typed) => visit.answer(step, { [field]: typed }))
})

it('what is meant by other characters is taken, in the chat (D110)', async () => {
  const { visit, talk } = await talkFromStart(journeys())
  await typeAll(visit, (_step, _field, typed) => talk.say(typed))
})
