/** How the chat understands plain values in the forms that ordinary visitors give them. */
import { beforeAll, describe, expect, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'

beforeAll(loadJourneys)

const readAt = (step: string, text: string) => readAsChat(text, situationAt(step, '2026-11-20'))

describe('a house without a complement', () => {
  test.each([
    ['1009 nao tem complemento', '1009'],
    ['1009 sem complemento', '1009'],
    ['45 e não tem complemento', '45'],
    ['230 n tem complemento', '230'],
    ['77 sem nenhum complemento', '77'],
    ['1200 mas sem complemento', '1200'],
    ['88 não possui complemento', '88'],
  ])('%s', (text, number) => {
    const { answers } = readAt('nr-imovel', text)
    expect(answers['nr-imovel']).toMatchObject({ number })
    expect(answers['nr-imovel']?.complement ?? '').toBe('')
  })
})

describe('a house with its number and its kilometre is proposed with both', () => {
  test.each([
    ['7 km 3', '7', 'km 3'],
    ['chácara 12 km 4', '12', 'km 4'],
    ['casa 5, km 18', '5', 'km 18'],
    ['o 30, km 2', '30', 'km 2'],
    ['sitio 9 km 22', '9', 'km 22'],
    ['é o 14, no km 7', '14', 'km 7'],
  ])('%s', (text, number, complement) => {
    const { answers, doubts } = readAt('nr-imovel', text)
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ values: { number, complement } }])
  })
})

describe('a telephone', () => {
  test.each([
    ['0 48 99155 7302', '48991557302'],
    ['0 11 98765-4321', '11987654321'],
    ['(0 21) 98765-4321', '21987654321'],
    ['0 31 987654321', '31987654321'],
    ['meu numero é 0 85 99876-5432', '85998765432'],
    ['0 61 3344-5566', '6133445566'],
    ['esse msm q to falando, 79 99820-1163', '79998201163'],
    ['é esse que tô falando, 79 99820-1163', '79998201163'],
  ])('%s', (text, phone) => {
    expect(readAt('telefone', text).answers).toEqual({ telefone: { phone } })
  })
})

describe('the bill for the time being is no direct debit', () => {
  test.each([
    'por enquanto boleto',
    'por enquanto no boleto',
    'boleto por enquanto',
    'por ora boleto mesmo',
    'quero boleto por enquanto',
    'por enquanto vai de boleto',
  ])('%s', (text) => {
    expect(readAt('ativar-debito', text).answers).toEqual({ 'ativar-debito': { direct_debit: 'false' } })
  })

  test.each(['por enquanto débito', 'débito por enquanto', 'por ora débito automático'])(
    'direct debit for the time being is asked about: %s',
    (text) => {
      const { answers, doubts } = readAt('ativar-debito', text)
      expect(answers).toEqual({})
      expect(doubts).toMatchObject([{ values: { direct_debit: 'true' }, why: 'confirm' }])
    },
  )
})

describe('a name', () => {
  test.each([
    ['Raimunda N. Barroso', 'Raimunda N Barroso'],
    ['João P. Silva', 'João P Silva'],
    ['Ana B. C. Prado', 'Ana B C Prado'],
    ['Carlos T. Menezes', 'Carlos T Menezes'],
    ['Luiza G. de Souza', 'Luiza G de Souza'],
    ['Pedro L. Rocha', 'Pedro L Rocha'],
  ])('with an initial is proposed: %s', (text, name) => {
    const { answers, doubts } = readAt('nome', text)
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ values: { name } }])
  })

  test.each([
    ['Márcio Jr, completo é Márcio Vasques Júnior', 'Márcio Vasques Júnior'],
    ['Ana Lima, nome completo Ana Paula Souza Lima', 'Ana Paula Souza Lima'],
    ['Carlos Lima, inteiro é Carlos Eduardo Lima', 'Carlos Eduardo Lima'],
    ['Rita, o completo é Rita Maria Prado', 'Rita Maria Prado'],
    ['Paulo Neto, por extenso Paulo Costa Neto', 'Paulo Costa Neto'],
    ['Joana S, completo: Joana Souza Reis', 'Joana Souza Reis'],
  ])('in full behind a short one counts: %s', (text, name) => {
    const { answers, doubts } = readAt('nome', text)
    expect(answers.nome ?? doubts[0]?.values).toEqual({ name })
  })
})

describe('a bank that is told beside direct debit is kept for its question', () => {
  test.each([
    ['dia 5, debito automatico sim, no bradesco', '237'],
    ['dia 5, débito no bradesco', '237'],
    ['15, débito automático no itaú', '341'],
    ['dia 20 e débito no santander', '033'],
    ['vencimento 10, débito automático pelo nubank', '260'],
    ['dia 1, débito na caixa', '104'],
  ])('%s', (text, bank) => {
    const { answers, doubts } = readAt('data-de-vencimento', text)
    expect(Object.keys(answers)).toEqual(['data-de-vencimento', 'ativar-debito'])
    expect(doubts).toMatchObject([{ step: 'conta-debito', values: { bank } }])
  })
})

describe('a recorded answer of which a part is denied is proposed with the other part', () => {
  test.each([
    ['nome-mae', 'nasci dia 15 nao 13', { birth_date: '15/05/1990' }],
    ['nome-mae', 'nasci dia 15, não dia 13', { birth_date: '15/05/1990' }],
    ['cpf', 'minha data de nascimento é dia 18, não 13', { birth_date: '18/05/1990' }],
    ['telefone', 'o nome é da Costa, não da Silva', null],
    ['data-de-vencimento', 'meu sobrenome é Sylva, não Silva', { name: 'Maria da Sylva' }],
    ['cpf', 'minha mãe se chama Joana, e não Ana', { mothers_name: 'Joana de Souza' }],
    ['cpf', 'mãe é Antonieta, nao Ana', { mothers_name: 'Antonieta de Souza' }],
    ['cpf', 'a mãe é Luana, não Ana', { mothers_name: 'Luana de Souza' }],
    ['data-de-vencimento', 'o nome da mãe é Anita, não Ana', { mothers_name: 'Anita de Souza' }],
  ])('at %s: %s', (step, text, values) => {
    const { answers, doubts } = readAt(step, text)
    expect(answers).toEqual({})
    if (values) expect(doubts).toMatchObject([{ values, why: 'confirm' }])
  })

  test.each([
    ['data-instalacao', 'quem recebe é o Paulo, não a Ana'],
    ['data-de-vencimento', 'a fatura vai pro João, não Maria'],
    ['cpf', 'quem usa é o Pedro, não a Maria'],
  ])('whereas other people mend no name, at %s: %s', (step, text) => {
    expect(readAt(step, text)).toMatchObject({ answers: {}, doubts: [] })
  })
})

describe('a due day of which another thing is refused', () => {
  test.each(['10, e débito em conta, isso aí eu não quero', 'dia 10. pagar juros, isso eu não quero'])(
    '%s',
    (text) => {
      expect(readAt('data-de-vencimento', text).answers['data-de-vencimento']).toEqual({ due_date: '10' })
    },
  )
})
