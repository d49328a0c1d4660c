/** The server refuses a bank account, and the chat says why next to the field (U-chat). */
import { expect, it } from 'vitest'
import { goTo, journeyServer } from '../support/journey-test-setup.ts'
import { slowConnection } from '../support/faulty-connection.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

it('the conversation says why an account is refused, above the form that is asked again', async () => {
  const { visit, talk } = await talkAt(journeys(), 'conta-debito')
  visit.answer('conta-debito', { bank: '001', agency: '1584', account_number: '210169-7' })
  await visit.until('the refusal', ({ ui }) => ui.problems['conta-debito'] !== undefined)
  await visit.at('conta-debito')
  const [first = ''] = talk.texts().slice(-1)
  expect(first).toMatch(/dígito não confere/)
  visit.answer('conta-debito', { bank: '001', agency: '1584', account_number: '210169-8' })
  await visit.until('another refusal', ({ ui }) => ui.refusals === 2)
  await visit.at('conta-debito')
  expect(talk.texts().at(-1), 'in other words').toBe(`Ainda falta essa resposta. ${first}`)
  visit.answer('conta-debito', { bank: '001', agency: '1584', account_number: '210169-6' })
  await visit.saved()
  expect(talk.texts().at(-1)).not.toMatch(/dígito/)
})

const QUESTIONS = ['Quando podemos instalar?', 'Em qual conta fica o débito automático?']
const REFUSAL = 'O dígito não confere com a conta. Confira agência, conta e dígito.'

it.each([
  ['is asked once the account is right', null, [QUESTIONS[1], REFUSAL]],
  ['stays where something was said at it', 'quanto custa?', [...QUESTIONS, REFUSAL]],
])('the question behind a refused account %s', async (_, message, expected) => {
  const { wire, release } = slowConnection(/PATCH .*bankInfo/)
  const visit = journeys().open({ mode: 'pages', step: null, wire })
  const talk = await openChatInTab(visit)
  await goTo(visit, 'conta-debito')
  visit.answer('conta-debito', { bank: '001', agency: '1584', account_number: '210169-7' })
  await visit.at('data-instalacao')
  visit.link('data-instalacao', 'chat')
  if (message) await talk.say(message)
  release()
  await visit.until('the refusal', ({ ui }) => ui.problems['conta-debito'] !== undefined)
  await visit.at('conta-debito')
  const asked = [...QUESTIONS, REFUSAL]
  expect(talk.texts().filter((text) => asked.includes(text))).toEqual(expected)
})
