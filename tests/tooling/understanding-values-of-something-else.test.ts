/** A day, a number or a consent that belongs to something else is neither recorded nor proposed for the open question. */
import { beforeAll, describe, expect, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'

beforeAll(loadJourneys)

const at = (step: string) => situationAt(step, '2026-11-20')
const heardOf = (step: string, text: string, of = step) => {
  const { answers, doubts } = readAsChat(text, at(step))
  return [answers[of], ...doubts.filter((each) => each.step === of).map(({ values }) => values)].filter(
    Boolean,
  )
}

describe('a number', () => {
  test.each([
    'o pedido anterior era 1199887766',
    'meu protocolo é 20261129004567',
    'protocolo 11987654321 da ligação de ontem',
    '4004 1234 não é o de vocês?',
    'vi no site 0800 123 4567',
    'me ligaram do 0300 765 4321',
    'o 4003-1234 é de vcs?',
  ])('of a company or an order is no telephone: %j (D133)', (text) => {
    expect(heardOf('telefone', text)).toEqual([])
  })

  test.each([
    ['protocolo 20261129004567 e meu cel 62 99123-4567', '62991234567'],
    ['meu pedido, anota o zap 11 98765-4321', '11987654321'],
    ['11 4003-1234', '1140031234'],
    ['(31) 3333-4444', '3133334444'],
  ])('of the visitor is one: %j', (text, phone) => {
    expect(readAsChat(text, at('telefone')).answers.telefone).toEqual({ phone })
  })
})

describe('a day', () => {
  test.each(['minha mãe faz dia 10', 'dia 20 é aniversário da minha filha', 'meu filho nasceu dia 20'])(
    'of somebody is no due day: %j (D133)',
    (text) => expect(heardOf('data-de-vencimento', text)).toEqual([]),
  )
})

describe('consent to offers', () => {
  test.each([
    'quero receber as ofertas sim',
    'pode mandar as promoções no meu zap',
    'aceito receber novidades',
  ])('at the review is asked about and orders nothing: %j (D133)', (text) => {
    expect(heardOf('confirmacao', text)).toEqual([])
    expect(heardOf('confirmacao', text, 'email')).toMatchObject([{ accept_promotions: 'true' }])
  })

  test.each(['pode mandar o resumo de novo?', 'manda o resumo de novo', 'me envia a segunda via'])(
    'or to the order is not what asks for the summary: %j (D133)',
    (text) => expect(heardOf('confirmacao', text)).toEqual([]),
  )

  test.each(['lucas.m@exemplo.com aceito, instala quarta de manhã blz', 'lucas.m@exemplo.com, concordo'])(
    'beside the address is asked about: %j (D133)',
    (text) => {
      const { answers, doubts } = readAsChat(text, at('email'))
      expect(answers.email).toBeUndefined()
      expect(doubts).toMatchObject([{ step: 'email', why: 'confirm', values: { accept_promotions: 'true' } }])
    },
  )

  test.each([
    ['lucas.m@exemplo.com', undefined],
    ['lucas.m@exemplo.com, manda a fatura nesse', undefined],
    ['lucas.m@exemplo.com, pode mandar as ofertas', 'true'],
    ['lucas.m@exemplo.com, não aceito propaganda', 'false'],
  ])('is taken as it is told: %j', (text, accept_promotions) => {
    expect(readAsChat(text, at('email')).answers.email?.accept_promotions).toBe(accept_promotions)
  })

  test.each([
    'sim',
    'pode fechar',
    'confirmo o pedido',
    'tudo certo, pode confirmar',
    'fechado, manda o contrato no email',
  ])('to the order is a plain yes: %j', (text) =>
    expect(readAsChat(text, at('confirmacao')).answers.confirmacao).toEqual({ accept_information: 'true' }),
  )
})
