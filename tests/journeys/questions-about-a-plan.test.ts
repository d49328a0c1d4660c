/** A question that names a plan chooses nothing: it is answered, and the plan is offered (D129). */
import { expect, it } from 'vitest'
import { planOf } from '../../src/funnel/chosen-plan-and-price.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkAfterMessages } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const questions = [
  ['e o de 500 mega quanto é', 'Quero o 500 Mega'],
  ['quanto sai o de 700 no débito?', 'Quero o 700 Mega'],
  ['tem fidelidade no de 1 giga?', 'Quero o 1 Giga'],
  ['dá pra colocar o de 500?', null],
  ['e o de 500 mega, quanto é?', null],
  ['o de 500, tem fidelidade?', null],
  ['700 no débito, quanto sai?', null],
] as const

it.each(rowsToRun(questions, (_, at) => at === 0 || at === 4))(
  '“%s” is answered and takes no plan before one tap or a yes (D129)',
  async (asked, button) => {
    const { visit, talk } = await talkAfterMessages(journeys(), ['01310-100', '1000 ap 12'])
    expect(await talk.say(asked)).not.toBe('')
    expect(planOf(visit.order())).toBeNull()
    expect(visit.order().answers['ativar-debito']).toBeUndefined()
    expect(talk.position()).toBe('planos')
    if (button === null) await talk.say('sim')
    else {
      expect(talk.buttons()).toContain(button)
      await talk.press(button)
    }
    expect(planOf(visit.order())?.plan).toMatch(/500|700|1 Giga/)
  },
)

it('a plan that is asked about is not called the chosen one', async () => {
  const { talk } = await talkAfterMessages(journeys(), ['01310-100', '1000 ap 12'])
  const told = await talk.say('o de 300 mega tem streaming?')
  expect(told).toContain('O 300 Mega não inclui streaming.')
  expect(told).not.toMatch(/escolh/)
})
