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
  await talk.say('dia 10, sem débito, quinta à tarde')
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

it('a due day and a visit told at an early question are proposed at theirs', async () => {
  const { visit, talk } = await openAt('nome')
  expect(await talk.say('dia 10, sem débito, quinta à tarde')).toMatch(
    /Guardei também: visita .+ vence dia 10\./,
  )
  for (const said of [
    'Maria da Silva',
    '11 98765-4321',
    'maria@exemplo.com.br',
    '13/05/1990',
    'Antonia Pereira',
  ])
    await talk.say(said)
  await talk.say('529.982.247-25')
  await visit.at('data-de-vencimento')
  expect(talk.texts().at(-1)).toBe('Vencimento no dia 10. É isso?')
  await talk.say('sim')
  await visit.at('data-instalacao')
  expect(talk.texts().at(-1)).toMatch(/^A visita fica para .+, à tarde\. É isso\?$/)
})
