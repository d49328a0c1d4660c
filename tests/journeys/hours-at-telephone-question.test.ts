/** Hours for calls at the telephone question: the chat says what becomes of them, and asks on (D130). */
import { describe, expect, it } from 'vitest'
import { goTo, journeyServer } from '../support/journey-test-setup.ts'
import { openChatInTab } from '../support/chat-in-simulated-tab.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

const journeys = journeyServer()
const KEPT = 'O pedido guarda só o número, sem horário nem jeito de contato'

async function openTelephone() {
  const visit = journeys().open({ mode: 'chat', step: null })
  const talk = await openChatInTab(visit)
  await goTo(visit, 'telefone')
  return { visit, talk }
}

const hours = [
  'só depois das 18',
  'me liga de manhã',
  'me liga às 15:30 ou 16:00',
  'só posso atender das 9:00 às 11:30',
  'qualquer horário menos 12 às 13',
  'de segunda a sexta 08:00 às 17:00',
  '21h tá ótimo',
  'só à noite depois das 19:30, trabalho na roça',
  'ligação não, só mensagem entre 10 e 11h',
  'me chama no zap',
] as const

describe('hours at the telephone question (D130)', () => {
  it.each(rowsToRun(hours, (_, at) => at % 2 === 1))(
    'are replied to, and the question stays: %s',
    async (typed) => {
      const { visit, talk } = await openTelephone()
      expect(await talk.say(typed)).toContain(KEPT)
      expect(talk.texts().at(-1)).toMatch(/telefone com DDD\?$/)
      expect(talk.position()).toBe('telefone')
      expect(visit.order().answers.telefone).toBeUndefined()
      expect(visit.order().answers['data-instalacao'] ?? visit.state().dialogue.doubt).toBeFalsy()
    },
  )

  it.each(['11 98765-4321 me liga as 14h', '51 3333-4444 fixo, de manhã das 9 as 11'])(
    'beside the number are no visit, and the number is recorded: %s',
    async (typed) => {
      const { visit, talk } = await openTelephone()
      expect(await talk.say(typed)).toContain(KEPT)
      expect(visit.order().answers.telefone?.values.phone).toMatch(/^(?:11987654321|5133334444)$/)
      expect(talk.position()).toBe('email')
      expect(visit.state().dialogue.keptDoubts).toEqual([])
    },
  )

  it.each([
    ['(11) 98765-4321', 'email'],
    ['quero falar com um atendente', 'telefone'],
    ['me ligaram dia 25/11/2026 as 13:45', 'telefone'],
  ])('are not made out of "%s"', async (typed, step) => {
    const { talk } = await openTelephone()
    expect(await talk.say(typed)).not.toContain(KEPT)
    expect(talk.position()).toBe(step)
  })
})
