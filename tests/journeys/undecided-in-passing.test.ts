/** What a message leaves undecided beside its answer is noted for no later question; what it decides is (D133). */
import { expect, it } from 'vitest'
import type { Values } from '../../src/funnel/step-and-journey-types.ts'
import { journeyServer } from '../support/journey-test-setup.ts'
import { talkAt } from '../support/talk-at-question.ts'

const journeys = journeyServer()

async function sayAt(step: string, typed: string) {
  const { visit, talk } = await talkAt(journeys(), step)
  const before = JSON.stringify(visit.order().answers)
  const said = await talk.say(typed)
  const { keptDoubts, doubt } = visit.state().dialogue
  const noted = [
    ...keptDoubts.map((each) => each.step),
    ...Object.keys(visit.ui().earlyAnswers),
    ...(doubt && doubt.step !== step ? [doubt.step] : []),
  ]
  return { visit, said, noted, doubt, isChanged: JSON.stringify(visit.order().answers) !== before }
}

it.each([
  ['cpf', '529.982.247-25, terça ou quinta'],
  ['cpf', '529.982.247-25, instala até dia 28'],
  ['cpf', '529.982.247-25, talvez quarta'],
  ['cpf', '529.982.247-25, não me liguem sábado'],
  ['data-de-vencimento', 'dia 10, terça ou quinta'],
  ['data-de-vencimento', 'dia 10, terça ou então sexta de manhã'],
  ['data-de-vencimento', 'dia 10, na quarta não posso'],
  ['data-de-vencimento', 'dia 10, sábado não venham'],
  ['nome', 'Ana Souza Prado, visita tanto faz'],
  ['telefone', '11 98765-4321, me chamem só na quarta'],
  // written after the code
  ['cpf', '529.982.247-25, segunda ou terça, vejo depois'],
  ['cpf', '529.982.247-25. sexta quem sabe'],
  ['telefone', '11 98765-4321, depois do dia 20 eu tô em casa'],
  ['telefone', '11 98765-4321, liga só na quinta'],
  ['data-de-vencimento', 'dia 5, dia 28 ou dia 30 pra instalar'],
  ['data-de-vencimento', 'dia 5, domingo não quero'],
  ['data-de-vencimento', 'dia 5, até sexta tem que instalar'],
])('at %s %j notes no visit', async (step, typed) => {
  const { noted, said } = await sayAt(step, typed)
  expect(noted).toEqual([])
  expect(said).not.toMatch(/Guardei também|Anotei também/)
})

it.each([
  ['data-de-vencimento', 'dia 10, quinta à tarde'],
  ['data-de-vencimento', 'dia 10, quarta de manhã ou à tarde'],
  ['cpf', '529.982.247-25, podem vir na terça de manhã'],
])('at %s %j notes the visit', async (step, typed) => {
  expect((await sayAt(step, typed)).noted).toContain('data-instalacao')
})

it.each([
  ['o dia 10 vira dia 5', { due_date: '5' }],
  ['o vencimento dia 10 virou 20', { due_date: '20' }],
] satisfies (readonly [string, Values])[])(
  '“%s” at the review proposes the other day',
  async (typed, values) => {
    const { doubt, isChanged, said } = await sayAt('confirmacao', typed)
    expect(isChanged).toBe(false)
    expect(doubt).toMatchObject({ step: 'data-de-vencimento', values })
    expect(said).toContain('dia 10 → dia')
  },
)

it.each([
  'deixa quieto, não muda nada',
  'não precisa mudar nada, deixa assim',
  'não mexe em nada',
  'deixa assim mesmo, não troca nada não',
  'nao troca nada, deixa quieto',
  'não vou mexer em nada mais',
])('“%s” at the review changes nothing, and leaves nothing', async (typed) => {
  const { said, isChanged, visit, doubt } = await sayAt('confirmacao', typed)
  expect(isChanged).toBe(false)
  expect(doubt).toBeNull()
  expect(visit.order().finished).toBeNull()
  expect(said).toContain('Está tudo certo?')
  expect(said).not.toMatch(/nada foi contratado|não entendi/)
})

it.each([
  ['inter ag/cc 0001/12345-6', { bank: '077', agency: '0001', account_number: '12345-6' }],
  ['inter, agência/conta: 0001 / 12345-6', { bank: '077', agency: '0001', account_number: '12345-6' }],
  ['inter ag e cc 0001/12345-6', { bank: '077', agency: '0001', account_number: '12345-6' }],
  ['bb ag/cc 1234-3/11223-X', { bank: '001', agency: '1234-3', account_number: '11223-X' }],
  ['inter ag. e conta corrente 0001 12345-6', { bank: '077', agency: '0001', account_number: '12345-6' }],
  ['caixa 1288 013 9087-1', { bank: '104', agency: '1288' }],
])('the parts of “%s” are not swapped', async (typed, values) => {
  const { visit, doubt } = await sayAt('conta-debito', typed)
  expect(visit.order().answers['conta-debito']?.values ?? doubt?.values).toMatchObject(values)
})
