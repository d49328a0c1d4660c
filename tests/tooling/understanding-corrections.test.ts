import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import { changedPart, correctionsIn } from '../../src/understanding/corrections.ts'
import { isDenied, standing } from '../../src/understanding/denials.ts'
import { messageOf } from '../../src/understanding/message.ts'

const TODAY = '2026-11-20'
const at = (step: string) => situationAt(step, TODAY)

beforeAll(loadJourneys)

describe('a correction', () => {
  it.each([
    ['nome', 'errei o cep', ['cep']],
    ['email', 'quero trocar o plano', ['planos']],
    ['ativar-debito', 'muda o vencimento pra 20', ['data-de-vencimento']],
    ['data-de-vencimento', 'o nome da minha mãe tá errado', ['nome-mae']],
    ['data-de-vencimento', 'o bloco é 5, não 1', ['nr-imovel']],
    ['confirmacao', 'tudo certo menos o email', ['email']],
    ['confirmacao', 'o vencimento é dia 15', ['data-de-vencimento']],
    ['confirmacao', 'tira o globoplay', ['planos']],
  ])('at %s names an earlier answer: %j', (step, text, steps) => {
    const found = correctionsIn(messageOf(text), at(step))
    expect(found === 'something' ? [] : found.map((each) => each.step)).toEqual(steps)
  })

  it.each([
    ['data-de-vencimento', 'dá pra mudar o vencimento depois?'],
    ['cpf', 'os correios mudaram o cep daqui'],
    ['confirmacao', 'confirmado, me manda o contrato por e-mail'],
    ['nome', 'quando eu mudar de endereço continua?'],
  ])('at %s is not %j', (step, text) => expect(correctionsIn(messageOf(text), at(step))).toEqual([]))

  it('may say that something is wrong, and not what', () =>
    expect(correctionsIn(messageOf('tem coisa errada aí'), at('confirmacao'))).toBe('something'))
})

it.each([
  ['o ddd é 34', { phone: '34987654321' }],
  ['o final do telefone é 4471', { phone: '11987654471' }],
  ['o ano certo é 1984', { birth_date: '13/05/1984' }],
])('a part is told anew: %j', (text, values) =>
  expect(changedPart(messageOf(text), at('confirmacao'))?.values).toEqual(values),
)

it.each(['o cartão termina em 1234', 'sou de 74 anos'])('nothing is told anew: %j (D133)', (text) =>
  expect(changedPart(messageOf(text), at('confirmacao'))).toBeNull(),
)

describe('a value', () => {
  const numbersIn = (said: string) =>
    [...said.matchAll(/\d+/g)].map(({ 0: value, index }) => ({
      value,
      from: index,
      to: index + value.length,
    }))
  it.each([
    ['5 nao, 10', ['10']],
    ['nao e 10, e 15', ['15']],
    ['10, nao 20', ['10']],
    ['dia 5, digo, dia 10', ['10']],
    ['10 em vez do 5', ['10']],
    ['5 ou 10', ['5', '10']],
    ['meu vizinho tem 300, quero 500', ['500']],
  ])('stands if it is neither denied nor taken back: %j', (said, left) =>
    expect(standing(said, numbersIn(said)).map(({ value }) => value)).toEqual(left),
  )

  it('is not denied by a no in another clause', () =>
    expect(isDenied('nao, 10', { from: 5, to: 7 })).toBe(false))
})
