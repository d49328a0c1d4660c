/** Messages that are no valid answer: what the chat replies, and that it marks the input as invalid. */
import { expect, it } from 'vitest'
import { problemTexts } from '../support/problem-texts.ts'
import { checkAddress, house, journeyServer } from '../support/journey-test-setup.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

it.each(rowsToRun(['31/02/2027', '31/02/2027 à tarde', 'pode ser 30/02/2027'], (_, at) => at === 2))(
  '%j is a day that does not exist, not a plan that is not on offer',
  async (typed) => {
    const { visit, talk } = await talkAt(journeys(), 'data-instalacao')
    await visit.until('the free days', ({ order }) => order.facts.freeDates !== null)
    expect(await talk.say(typed)).toBe('Essa data não existe no calendário. Qual destas você prefere?')
  },
)

it('an answer that is not understood is wrong until something is typed, and the next one is another', async () => {
  const { visit, talk } = await talkAt(journeys(), 'data-nascimento')
  await talk.say('ontem')
  expect(problemTexts(visit.ui().problems['data-nascimento'])).toEqual({
    birth_date: 'Data inválida: digite dia, mês e ano, nesta ordem',
  })
  expect(visit.ui().refusals, 'it is counted as not understood').toBe(0)
  visit.answer('data-nascimento', { birth_date: '31/02/1990' })
  expect(talk.texts().at(-1)).toBe('Ainda falta essa resposta. Data inválida: fevereiro de 1990 tem 28 dias')
  await talk.say('quanto custa?')
  expect(visit.ui().problems['data-nascimento'] ?? {}).toEqual({})
})

it('one word at the e-mail for the waiting list is a wrong e-mail, half a telephone is too', async () => {
  const visit = journeys().open({ mode: 'chat' })
  const talk = await openChatInTab(visit)
  await checkAddress(visit, '01207001', house('10'))
  const step = 'oferta-indisponivel'
  await visit.at(step)
  await talk.say('Rita Lima')
  await talk.say('21 98765-1234')
  await talk.say('rita')
  expect(problemTexts(visit.ui().problems[step])).toEqual({
    email: 'Falta o @ no e-mail. Digite o e-mail inteiro.',
  })
  expect(talk.texts().at(-1)).toBe('Falta o @ no e-mail. Digite o e-mail inteiro.')
  await talk.say('98765-4321')
  expect(talk.texts().at(-1)).toBe('Ainda falta essa resposta. Falta o @ no e-mail. Digite o e-mail inteiro.')
})
