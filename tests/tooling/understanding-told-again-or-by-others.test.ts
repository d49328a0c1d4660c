/** How the chat tells plans that others or a limit tell, and values of which a part is told again. */
import { beforeAll, describe, expect, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'

beforeAll(loadJourneys)

const readAt = (step: string, text: string) => readAsChat(text, situationAt(step, '2026-11-20'))
const idsIn = (text: string) => {
  const { answers, doubts } = readAt('planos', text)
  expect(answers).toEqual({})
  const [doubt] = doubts
  return (doubt?.or ?? (doubt ? [doubt.values] : [])).map(({ idPlan }) => idPlan)
}

describe('plans that are told by others are proposed', () => {
  test.each([
    ['qualquer um menos o de 300', ['plan-d500a', 'plan-d600a', 'plan-d1000a', 'plan-d2000b']],
    ['tanto faz, só não pode ser o de 2 giga', ['plan-d300a', 'plan-d500a', 'plan-d600a', 'plan-d1000a']],
    ['qualquer plano exceto 1 giga', ['plan-d300a', 'plan-d500a', 'plan-d600a', 'plan-d2000b']],
    ['pode ser qualquer um tirando o de 500', ['plan-d300a', 'plan-d600a', 'plan-d1000a', 'plan-d2000b']],
    ['todos menos o 700', ['plan-d300a', 'plan-d500a', 'plan-d1000a', 'plan-d2000b']],
    ['qualquer um sem ser o de 300 mega', ['plan-d500a', 'plan-d600a', 'plan-d1000a', 'plan-d2000b']],
    ['o mais rapido que fique abaixo de 120 conto', ['plan-d600a']],
    ['o melhor até 100 reais', ['plan-d500a']],
    ['o mais completo por menos de 150', ['plan-d1000a']],
    ['o mais rápido que caiba em 60 reais', ['plan-d500a']],
    ['o melhor sem passar de 140', ['plan-d1000a']],
    ['o mais veloz por no máximo 110', ['plan-d600a']],
    ['esse de 500 é bom pra 2 pessoa né? aqui é 6. entao o próximo acima', ['plan-d600a']],
    ['500 é pouco, o próximo acima', ['plan-d600a']],
    ['700 é caro, o de baixo', ['plan-d500a']],
    ['1 giga é muito, um abaixo', ['plan-d600a']],
    ['300 não dá, o de cima', ['plan-d500a']],
    ['o de 1 giga é demais, o logo abaixo', ['plan-d600a']],
    ['o que vem com paramount', ['plan-d600b', 'plan-d1000c', 'plan-d2000b']],
    ['quero com paramount', ['plan-d600b', 'plan-d1000c', 'plan-d2000b']],
    ['aquele com hbo', ['plan-d500b', 'plan-d600c', 'plan-d1000b', 'plan-d2000b']],
    ['o que tem hbo max', ['plan-d500b', 'plan-d600c', 'plan-d1000b', 'plan-d2000b']],
  ])('%s', (text, ids) => {
    expect(idsIn(text)).toEqual(ids)
  })

  test.each([
    ['o mais rápido de todos', 'plan-d2000b'],
    ['quero o de 500', 'plan-d500a'],
    ['o 700 com hbo', 'plan-d600c'],
    ['não quero hbo, quero o de 500', 'plan-d500a'],
    ['o 300', 'plan-d300a'],
  ])('whereas one that is named is recorded: %s', (text, idPlan) => {
    expect(readAt('planos', text).answers).toEqual({ planos: { idPlan } })
  })

  test.each([
    ['o mais rápido abaixo de 120 sem débito', ['plan-d600a']],
    ['o mais rápido até 115 no boleto', ['plan-d500a']],
    ['o melhor até 115 na fatura', ['plan-d500a']],
    ['o de 500 e meu vizinho tem um acima', ['plan-d500a']],
    ['todos fora o 300 são caros', []],
    ['o 300 é melhor, pago no máximo 100', []],
  ])('the way to pay counts, and what is another’s or only judged does not: %s', (text, ids) => {
    const { doubts } = readAt('planos', text)
    const [doubt] = doubts.filter(({ step }) => step === 'planos')
    expect((doubt?.or ?? (doubt ? [doubt.values] : [])).map(({ idPlan }) => idPlan)).toEqual(ids)
  })

  test.each(['como ativar hbo max', 'o globoplay já vem junto?', 'já pago hbo por fora'])(
    'nor is one where a service is only spoken of: %s',
    (text) => {
      expect(idsIn(text)).toEqual([])
    },
  )
})

describe('an end that is told again mends the value', () => {
  test.each([
    ['telefone', 'a moça da loja anotou 84 99123-7760 e o certo é 7706 no final', '84991237706'],
    ['telefone', '11 98765-4321, 4322 no final', '11987654322'],
    ['telefone', '11 98765-4321, o final é 9988', '11987659988'],
    ['telefone', '11 98765-4321 mas termina em 4312', '11987654312'],
    ['telefone', '11 98765-4321, os últimos números são 4355', '11987654355'],
    ['email', 'contato@oficinadobeto.com... nao pera, .com.br no final', 'contato@oficinadobeto.com.br'],
    ['email', 'ana@loja.com, o final é .com.br', 'ana@loja.com.br'],
    ['email', 'ana@loja.com não, .net no final', 'ana@loja.net'],
    ['email', 'ana@loja.com, termina com .com.br', 'ana@loja.com.br'],
    ['email', 'ana@loja.org o fim é .org.br', 'ana@loja.org.br'],
    ['email', 'ana@mail.empresa.com, no final é .com.br', 'ana@mail.empresa.com.br'],
  ])('at %s: %s', (step, text, value) => {
    const { answers, doubts } = readAt(step, text)
    expect(answers).toEqual({})
    expect(doubts.map(({ values }) => values.phone ?? values.email)).toEqual([value])
  })

  test.each([
    ['telefone', '11 98765-4321 e não 4322 no final', '11987654321'],
    ['telefone', '11 98765-4321, termina em 4321', '11987654321'],
    ['email', 'ana@loja.com.br, termina com .com.br', 'ana@loja.com.br'],
    ['telefone', '11 98765-4321, mas só ligue depois das 18 no final do dia', '11987654321'],
    ['telefone', '11 98765-4321, só ligar até as 12 no final da manhã', '11987654321'],
    ['telefone', '11 98765-4321 o cpf acaba em 25', '11987654321'],
    ['telefone', '11 98765-4321, o da minha esposa termina com 4400', '11987654321'],
    ['cpf', '529.982.247-25, o rg termina em 33', '52998224725'],
    ['cpf', '529.982.247-25, termina em 33', '52998224725'],
    ['cep', '01310-100, o número da casa termina em 45', '01310100'],
    ['email', 'ana@exemplo.com.br, o site é empresa .com no final', 'ana@exemplo.com.br'],
  ])('but not one that is denied, the same, another’s or not valid, at %s: %s', (step, text, value) => {
    const { answers, doubts } = readAt(step, text)
    const [values = {}] = [answers[step], ...doubts.map((doubt) => doubt.values)].filter(Boolean)
    expect(values?.phone ?? values?.email ?? values?.cpf ?? values?.cep).toBe(value)
  })
})

describe('a number of the account that is told again counts', () => {
  test.each([
    ['agencia 1529 ai não 1592, bradesco, conta 60374-8', '1592', '60374-8'],
    ['bradesco ag 1234 ops 1243 conta 12345-6', '1243', '12345-6'],
    ['bradesco 2734 conta 18452-9, digo, 18425-9', '2734', '18425-9'],
    ['bradesco agência 3345, ih não, 3354, conta 12345-6', '3354', '12345-6'],
    ['bradesco ag 0021 errei 0012 cc 12345-6', '0012', '12345-6'],
    ['bradesco ag 1122 quer dizer 2211 conta 12345-6', '2211', '12345-6'],
  ])('%s', (text, agency, account_number) => {
    const { answers, doubts } = readAt('conta-debito', text)
    expect(answers['conta-debito'] ?? doubts[0]?.values).toMatchObject({ agency, account_number })
  })
})
