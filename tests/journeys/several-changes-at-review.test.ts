/** Several changes in one message at the review are all made or all asked about (D131). */
import { expect, it } from 'vitest'
import type { StepId, Values } from '../../src/funnel/step-and-journey-types.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

const visitOn = (date: string, period: string): Values => ({ date, period })
const rows: readonly (readonly [typed: string, Readonly<Record<StepId, Values>>])[] = [
  [
    'vencimento dia 20 e visita terça de tarde, e no boleto',
    {
      'data-de-vencimento': { due_date: '20' },
      'data-instalacao': visitOn('24/11/2026', 'tarde'),
      'ativar-debito': { direct_debit: 'false' },
    },
  ],
  [
    'corrige o nome pra Ana Souza Prado e o telefone pra 11 91234-5678',
    { nome: { name: 'Ana Souza Prado' }, telefone: { phone: '11912345678' } },
  ],
  [
    'tira o débito e muda a visita pra quarta de manhã',
    { 'ativar-debito': { direct_debit: 'false' }, 'data-instalacao': visitOn('25/11/2026', 'manha') },
  ],
  [
    'quero o de 1 giga e pagar dia 25',
    { planos: { idPlan: 'plan-d1000a' }, 'data-de-vencimento': { due_date: '25' } },
  ],
]

it.each(rows)('%s', async (typed, wanted) => {
  const { visit, talk } = await talkAt(journeys(), 'confirmacao')
  const before = visit.order().answers
  await talk.say(typed)
  const { doubt } = visit.state().dialogue
  const asked = (doubt ? [doubt, ...(doubt.next ?? [])] : []).flatMap(({ step, values, set }) =>
    Object.entries({ [step]: values, ...set }),
  )
  const made = Object.entries(visit.order().answers)
    .filter(([id, { values }]) => JSON.stringify(values) !== JSON.stringify(before[id]?.values))
    .map(([id, { values }]) => [id, values] as const)
  expect(Object.fromEntries([...made, ...asked])).toMatchObject(wanted)
  expect(visit.order().finished).toBeNull()
})

it.each([
  ['telefone sem o 9, e o vencimento é dia 20', 'telefone sem o 9'],
  ['vencimento dia 5; bloco C na frente do complemento', 'bloco C na frente do complemento'],
])('the part of “%s” that was not read is named', async (typed, part) => {
  const { visit, talk } = await talkAt(journeys(), 'confirmacao')
  await talk.say(typed)
  expect(talk.texts().join(' ')).toContain(`Esta parte eu não entendi: “${part}”`)
  expect(visit.order().finished).toBeNull()
})

it('a part that was not read is not repeated where it may be a secret', async () => {
  const { talk } = await talkAt(journeys(), 'confirmacao')
  await talk.say('cpf 111.444.777-35; o muro verde do 4321')
  const said = talk.texts().join(' ')
  expect(said).toContain('Uma parte da mensagem eu não entendi')
  expect(said).not.toContain('4321')
})
