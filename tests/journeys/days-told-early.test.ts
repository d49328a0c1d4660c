/** Days that a message names beside other answers are kept until their question. */
import { expect, it } from 'vitest'
import { journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const openAt = async (step: string) => {
  const { visit, talk } = await talkAt(journeys(), step)
  return { visit, talk }
}

it('a visit told with two other answers is not lost: it is taken, or proposed at its question', async () => {
  const { visit, talk } = await openAt('data-de-vencimento')
  await talk.say('dia 10, sem débito, visita sexta à tarde')
  expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '10' })
  expect(visit.order().answers['ativar-debito']?.values).toEqual({ direct_debit: 'false' })
  if (visit.state().dialogue.doubt) await talk.say('sim')
  expect(visit.order().answers['data-instalacao']?.values).toMatchObject({ period: 'tarde' })
  await visit.at('confirmacao')
})

it.each([
  'sou a Bruna Martins, dia 4 to de folga pode ser',
  'Bruna Martins, vem dia 10 pf',
  'Bruna Martins, dia 3',
])('the day of something else is kept for no due day: %j (D133)', async (said) => {
  const { talk } = await openAt('nome')
  expect(await talk.say(said)).not.toContain('vence dia')
})

it.each([
  ['email', 'maria@exemplo.com.br, sem oferta. amanha cedo vcs conseguem'],
  ['data-de-vencimento', '10 mas só depois que instalar né, se vier dia 10 a instalaçao ja cobra'],
])('a day that is asked about or supposed is not kept, at %s: %j (D133)', async (step, said) => {
  const { talk } = await openAt(step)
  expect(await talk.say(said)).not.toContain('Guardei')
})

it('a due day and a visit told with their names at an early question are taken', async () => {
  const { visit, talk } = await openAt('nome')
  await talk.say('vencimento dia 10, sem débito, visita sexta à tarde')
  const told = (id: string) => visit.ui().earlyAnswers[id] ?? visit.order().answers[id]?.values
  expect(told('data-de-vencimento')).toEqual({ due_date: '10' })
  expect(told('ativar-debito')).toEqual({ direct_debit: 'false' })
  expect(talk.position()).toBe('nome')
  for (const said of [
    'Maria da Silva',
    '11 98765-4321',
    'maria@exemplo.com.br',
    '13/05/1990',
    'Antonia Pereira',
    '529.982.247-25',
  ])
    await talk.say(said)
  await visit.until('a later question', ({ ui }) => /^(?:data-instalacao|confirmacao)$/.test(ui.position))
  expect(visit.order().answers['data-de-vencimento']?.values).toEqual({ due_date: '10' })
  if (talk.position() === 'data-instalacao') await talk.say('sim')
  expect(visit.order().answers['data-instalacao']?.values).toMatchObject({ period: 'tarde' })
})
