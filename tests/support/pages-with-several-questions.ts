/**
 * Helpers for tests of journeys with several questions on one page: submit such a page, or answer the same questions in
 * the chat.
 */
import { isStepOf } from '../../src/funnel/journey-registry.ts'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { answersSubmitted, draftChanged } from '../../src/store/redux-actions.ts'
import { everyAnswer } from './journey-test-setup.ts'
import type { Visit } from './visit-without-browser.ts'

const table = Object.fromEntries(everyAnswer)

/** Submits several questions at once, as the page's form does. */
export function submitPage(
  visit: Visit,
  steps: readonly StepId[],
  changed: Readonly<Record<StepId, Values>> = {},
) {
  const answers = Object.fromEntries(steps.map((id) => [id, changed[id] ?? table[id] ?? {}]))
  for (const [step, values] of Object.entries(answers))
    for (const [name, value] of Object.entries(values))
      visit.store.dispatch(draftChanged({ step, name, value }))
  visit.store.dispatch(answersSubmitted({ answers }))
}

/** The first plan of the campaign that comes with a date. */
export const firstPlanWithDate = (visit: Visit): Values => {
  const plans = visit.order().facts.coverage?.plans ?? []
  return { idPlan: plans.find((each) => each.installationSchedule)?.id ?? '' }
}

/** Answers one question after the other, up to a given one or to the receipt. */
export async function answerInChat(visit: Visit, until: StepId = 'pedido-realizado') {
  for (const [step, values] of everyAnswer) {
    if (step === until) break
    if (!isStepOf(visit.order(), step)) continue
    await visit.at(step)
    visit.answer(step, step === 'planos' ? firstPlanWithDate(visit) : values)
  }
  await visit.at(until)
}
