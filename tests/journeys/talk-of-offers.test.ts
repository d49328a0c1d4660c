/** Customers who renew or migrate get advice about their own offers, which need no address. */
import { expect, it } from 'vitest'
import { journeyParts as renewal } from '../../src/app/journeys/renewal.ts'
import { answerAll, journeyServer } from '../support/journey-test-setup.ts'
import { MARTA, openLead as openMigration } from '../support/migration-journey-test-setup.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { rowsToRun } from '../support/rows-to-run.ts'
import { talkFromStart } from '../support/talk-at-question.ts'

const journeys = journeyServer()

/** A renewal by chat, at the question about the offer. */
async function openRenewal() {
  const visit = journeys().open({ parts: renewal, mode: 'chat', step: null })
  await answerAll(visit, [['consulta-cpf', { cpf: '300.000.006-20' }]])
  await visit.at('ofertas')
  return visit
}

/** A migration by chat, from an address that fibre does not reach. */
async function openMigrationOfMarta() {
  const visit = await openMigration(journeys(), MARTA, { mode: 'chat' })
  await visit.at('ofertas')
  return visit
}

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

const entrances = [
  ['renewal', openRenewal, 'offer1', 'plan-rf600', '700 Mega', 'R$ 104,99'],
  ['migration', openMigrationOfMarta, 'idPlan', 'plan-mg600', '700 Mega', 'R$ 109,99'],
] as const
const isMigration = ([name]: (typeof entrances)[number]) => name === 'migration'

it.each(rowsToRun(entrances, isMigration))(
  'in a %s "qual é melhor?" begins the advice',
  async (_name, open) => {
    const visit = await open()
    const talk = await openChatInTab(visit)
    expect(await talk.say('qual é melhor?')).toContain('Três toques e eu sugiro um plano.')
    expect(visit.state().dialogue.aside).toBe('advice')
  },
)

it.each(rowsToRun(entrances, isMigration))(
  'in a %s a household is advised among the offers, and a button takes one',
  async (_name, open, field, best, name, price) => {
    const visit = await open()
    const talk = await openChatInTab(visit)
    const told = plain(await talk.say('somos 6, qual o melhor?'))
    expect(told).toContain(`Sugiro o ${name}, porque`)
    expect(told).toContain(`Custa ${price} por mês com débito automático`)
    expect(told).not.toContain('endereço')
    expect(visit.state().ui.drafts.ofertas?.[field]).toBeUndefined()
    const [take = '', compare = ''] = talk.buttons()
    expect(take).toBe(`Quero o ${name}`)
    expect(compare).toContain('Comparar 500 e')
    expect(plain(await talk.press(compare))).toContain(`${name} ${price}`)
    await talk.press(take)
    expect(visit.order().answers.ofertas?.values).toMatchObject({ [field]: best })
  },
)

it.each(rowsToRun(entrances, 1))(
  'in a %s nothing is said of an address, which offers do not depend on',
  async (_name, open) => {
    const talk = await openChatInTab(await open())
    expect(await talk.say('moro sozinho, qual o melhor?')).not.toContain('endereço')
    expect(await talk.say('qual o mais barato?')).not.toContain('chega aí')
  },
)

it.each(rowsToRun(entrances, isMigration))(
  'in a %s a service that no offer has is said to be in none of them',
  async (_name, open) => {
    const talk = await openChatInTab(await open())
    const told = await talk.say('somos 2 e queremos ver globoplay, qual o melhor?')
    expect(told).not.toContain('deste endereço')
  },
)

it('before the offers are known, a renewal promises to advise among them, and does', async () => {
  const { talk } = await talkFromStart(journeys(), { parts: renewal })
  expect(await talk.say('qual é melhor?')).not.toContain('endereço')
  expect(await talk.say('o 500 serve pra 6 pessoas?')).toContain('Anotei: 6 pessoas')
  expect(await talk.say('300.000.006-20')).toContain('Você contou: 6 pessoas. Sugiro o 700 Mega')
})
