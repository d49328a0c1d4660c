/** The server refuses a bank account, and the chat says why next to the field (U-chat). */
import { expect, it } from 'vitest'
import { goTo, journeyServer } from '../support/journey-test-setup.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'

const journeys = journeyServer()

it('the conversation says why an account is refused, above the form that is asked again', async () => {
  const visit = journeys().open({ mode: 'chat', step: null })
  const talk = await openChatInTab(visit)
  await goTo(visit, 'conta-debito')
  visit.answer('conta-debito', { bank: '001', agency: '1584', account_number: '210169-7' })
  await visit.until('the refusal', ({ ui }) => ui.problems['conta-debito'] !== undefined)
  await visit.at('conta-debito')
  const [first = ''] = talk.texts().slice(-1)
  expect(first).toMatch(/dígito não confere/)
  visit.answer('conta-debito', { bank: '001', agency: '1584', account_number: '210169-8' })
  await visit.until('another refusal', ({ ui }) => ui.refusals === 2)
  await visit.at('conta-debito')
  expect(talk.texts().at(-1), 'in other words').toBe(`Ainda não deu certo. ${first}`)
  visit.answer('conta-debito', { bank: '001', agency: '1584', account_number: '210169-6' })
  await visit.saved()
  expect(talk.texts().at(-1)).not.toMatch(/dígito/)
})
