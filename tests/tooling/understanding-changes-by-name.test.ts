/** An earlier answer is changed unasked only by its own name and a change of it, in the visitor's own matter (D133). */
import { beforeAll, describe, expect, it, test } from 'vitest'
import { readAsChat } from '../../scripts/understand/read-message-as-chat.ts'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import type { Situation } from '../../src/understanding/reading-types.ts'

beforeAll(loadJourneys)

const at = (step: string): Situation => situationAt(step, '2026-11-20')
/** The steps that a message changes unasked, other than the open one. */
const changedBy = (step: string, text: string): string[] =>
  Object.keys(readAsChat(text, at(step)).answers).filter((id) => id !== step && at(step).order.answers[id])

describe('an earlier answer', () => {
  test.each([
    ['data-de-vencimento', 'dia 20. aliás o meu é 7788 no final, não 4321'],
    ['data-de-vencimento', 'nasci em 81 n 85, escrevi errado, e o dia é 5'],
    ['cpf', 'o número da casa é 77'],
    ['ativar-debito', 'sim, e o final é 4399 e não 4321'],
    ['nome-mae', 'minha mãe é Rita Alves, liga pra ela no 11 95555-1234'],
    ['nome-mae', 'Rita Alves, zap dela 11 95555-1234'],
    ['data-instalacao', 'meu cunhado recebe, o telefone dele mudou, é 11 95555-1234'],
    ['cpf', 'quem assina é o meu pai, muda o e-mail pro pai@exemplo.com.br'],
    ['data-de-vencimento', '10, e dá pra mudar o plano pro de 300 mega?'],
    ['data-de-vencimento', 'posso trocar o telefone pra 11 95555-1234?'],
    ['confirmacao', 'apê 77 bloco C'],
    ['confirmacao', 'o vencimento é dia 20'],
    ['confirmacao', 'boleto'],
    ['confirmacao', 'deixa sem débito só no primeiro mês'],
    ['confirmacao', 'na vivo mudei de débito para boleto'],
    ['confirmacao', 'se mudar de débito para boleto aumenta'],
    ['confirmacao', 'já mudei de débito para boleto uma vez'],
    ['confirmacao', 'ficou faltando o telefone de recado, 11 91234-5678'],
    ['confirmacao', 'o telefone fixo ficou faltando, é 11 3333-4444'],
    ['confirmacao', 'o número da ficha é 1100, não 1000'],
    ['confirmacao', 'por enquanto troca o débito por boleto'],
    ['confirmacao', 'tira o débito até eu abrir outra conta'],
    ['confirmacao', 'muda pra boleto se o débito não cair'],
    ['data-de-vencimento', 'muda meu nome pra Beatriz Lopes Reis'],
    ['ativar-debito', 'pode pôr, e tira o meu nome daquelas promossões'],
  ])('is not changed at %s by %j (D133)', (step, text) => {
    expect(changedBy(step, text)).toEqual([])
  })

  test.each([
    ['confirmacao', 'muda o vencimento pro dia 20', 'data-de-vencimento'],
    ['confirmacao', 'o vencimento tá errado, é dia 5', 'data-de-vencimento'],
    ['confirmacao', 'o vencimento é dia 15 e não 10', 'data-de-vencimento'],
    ['cpf', 'troca o telefone pra 11 95555-1234', 'telefone'],
    ['data-de-vencimento', 'errei meu celular, o certo é 11 95555-1234', 'telefone'],
    ['nome-mae', 'corrige o e-mail: ana.lima@exemplo.com.br', 'email'],
    ['nome', 'o número da casa é 1001, não 1000', 'nr-imovel'],
    ['telefone', 'digitei o cep errado, é 04538-133', 'cep'],
    ['confirmacao', 'tira o débito, prefiro boleto', 'ativar-debito'],
    ['confirmacao', 'quero mudar de débito para boleto', 'ativar-debito'],
    ['confirmacao', 'por favor muda do débito automático pro boleto', 'ativar-debito'],
    ['confirmacao', 'muda o plano pra 300 mega', 'planos'],
    ['confirmacao', 'a data de nascimento tá errada, é 12/07/1985', 'data-nascimento'],
    ['confirmacao', 'corrige o nome da minha mãe: Rita Alves Prado', 'nome-mae'],
  ])('is changed at %s by %j', (step, text, changed) => {
    expect(changedBy(step, text)).toEqual([changed])
  })

  test.each([
    ['telefone', 'meu nome ta errado, é Mariah da Silva com h no final'],
    ['telefone', 'meu nome está errado, é Mariah da Silva'],
    ['confirmacao', 'meu nome saiu errado, é Mariah da Silva'],
    ['telefone', 'errei meu nome, é Maria da Silva Santos'],
    ['email', 'meu sobrenome mudou, é Maria da Silva Guedes agora'],
    ['confirmacao', 'meu nome ficou incompleto, é Maria da Silva Guedes'],
    ['cpf', 'corrige meu nome: Maria Guedes da Silva'],
    ['cpf', 'meu nome tá faltando um pedaço, é Maria Souza da Silva'],
    ['data-de-vencimento', 'digitei meu nome errado, o certo é Mariah da Silva'],
    ['email', 'meu nome saiu errado, o certo é Mariah da Silva'],
    ['nome-mae', 'meu nome saiu incompleto, é Maria Aparecida da Silva'],
    ['confirmacao', 'meu nome está incompleto, é Maria da Silva Prado'],
  ])('is the own name, where that is mended, at %s: %j', (step, text) => {
    expect(changedBy(step, text)).toEqual(['nome'])
  })

  test.each([
    'meu nome tá errado, é Beatriz Lopes Reis',
    'o nome da minha irmã tá errado, é Maria da Silva Souza',
    'meu nome tá errado? é Maria da Silva Souza?',
    'acho que meu nome tá errado, é Mariah da Silva',
    'meu nome era Mariah da Silva',
    'se meu nome tiver errado, é Mariah da Silva',
    'meu nome é Mariah da Silva',
    'o nome certo da titular é Maria Souza da Silva, minha tia',
    'meu nome de solteira tá errado, é Maria da Silva Souza',
    'meu nome tá errado, deve ser Maria da Silva Souza',
    'meu nome na vivo tá errado, é Maria da Silva Souza',
    'meu nome na identidade tá incompleto, é Maria da Silva Prado',
    'meu nome no título tá incompleto, é Maria Prado Silva',
    'meu nome na certidão ficou errado, é Maria da Silva Souza',
    'meu nome tá errado, põe no da minha filha, Maria da Silva Souza',
    'imagina que meu nome tá errado, tipo Mariah da Silva',
    'caso meu nome esteja errado, é Mariah da Silva',
  ])('is no name that may be another’s or is not sure: %j', (text) => {
    expect(changedBy('telefone', text)).toEqual([])
  })

  test.each([
    ['confirmacao', 'nome da mãe ta faltando, é Antonia Pereira Lourenço', 'nome-mae'],
    ['confirmacao', 'o nome da minha mãe ficou incompleto, é Antonia Pereira Lourenço', 'nome-mae'],
    ['confirmacao', 'meu email é maria.s@exemplo.com.br, o resto ta certo', 'email'],
    ['confirmacao', 'o e-mail é maria.s@exemplo.com.br, o resto está tudo certo', 'email'],
    ['confirmacao', 'tá tudo certo menos o vencimento, é dia 15', 'data-de-vencimento'],
    ['confirmacao', 'o nome da minha mãe veio incompleto, é Antonia Pereira Lourenço', 'nome-mae'],
    ['confirmacao', 'o vencimento quero dia 15', 'data-de-vencimento'],
    ['data-instalacao', 'o vencimento coloca dia 5', 'data-de-vencimento'],
    ['data-instalacao', 'dia 26 de tarde, e o vencimento coloca dia 5', 'data-de-vencimento'],
    ['conta-debito', 'o vencimento bota dia 20', 'data-de-vencimento'],
    ['nome', 'na verdade o numero é 1100, nao 1000', 'nr-imovel'],
    ['nome', 'o numero é 1100 e não 1000', 'nr-imovel'],
    ['data-instalacao', 'o vencimento põe dia 20', 'data-de-vencimento'],
  ])('is changed at %s by what calls it wrong or puts another: %j', (step, text, changed) => {
    expect(changedBy(step, text)).toEqual([changed])
  })

  test.each([
    ['confirmacao', 'o nome da mãe dele ta faltando, é Rita Alves Prado'],
    ['confirmacao', 'nome da mãe ta faltando, acho que é Antonia Pereira Lourenço'],
    ['confirmacao', 'se o nome da mãe ta faltando, é Antonia Pereira Lourenço'],
    ['confirmacao', 'nome da mãe do meu marido ta faltando, é Antonia Pereira Lourenço'],
    ['confirmacao', 'acho que meu email é maria.s@exemplo.com.br, o resto ta certo'],
    ['confirmacao', 'o email do meu filho é maria.s@exemplo.com.br, o resto ta certo'],
    ['confirmacao', 'meu email era maria.s@exemplo.com.br, o resto ta certo'],
    ['confirmacao', 'meu email é maria.s@exemplo.com.br, o resto ta certo?'],
    ['confirmacao', 'meu cpf é 111.444.777-35, o resto ta certo'],
    ['confirmacao', 'o nome da titular é Ana Lima Prado, o resto tá certo'],
    ['confirmacao', 'tá tudo certo menos o vencimento, pode ser dia 15?'],
    ['confirmacao', 'tá tudo certo menos o vencimento, acho que é dia 15'],
    ['data-instalacao', 'o vencimento coloca dia 5?'],
    ['data-instalacao', 'o vencimento coloca dia 5 se der'],
    ['data-instalacao', 'o vencimento do meu marido coloca dia 5'],
    ['data-instalacao', 'talvez o vencimento coloca dia 5'],
    ['data-instalacao', 'tipo vencimento coloca dia 5'],
    ['data-instalacao', 'o vencimento era dia 5 na vivo'],
    ['data-instalacao', 'o vencimento quero dia 5 ou 10'],
    ['nome', 'na verdade o numero é 1100?'],
    ['nome', 'o numero do vizinho é 1100, nao 1000'],
    ['nome', 'acho que o numero é 1100, nao 1000'],
    ['nome', 'o numero é 1100, nao 1200'],
    ['telefone', 'o numero da conta é 1100, nao 1000'],
  ])('is not changed at %s by what is another’s, asked or not sure: %j', (step, text) => {
    expect(changedBy(step, text)).toEqual([])
  })

  it('is proposed with another end, where the old end says which answer is meant', () => {
    const { answers, doubts } = readAsChat('o número é 4399 no final, não 4321', at('data-de-vencimento'))
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ step: 'telefone', values: { phone: '11987654399' }, why: 'confirm' }])
  })
})

/** The state at a question, with the days that are free for a visit. */
const withFreeDays = (step: string): Situation => {
  const { order, ...situation } = at(step)
  const { freeDates } = at('data-instalacao').order.facts
  return { ...situation, order: { ...order, facts: { ...order.facts, freeDates } } }
}

describe('what is told beside an answer', () => {
  test.each([
    ['nome-mae', 'Aparecida de Souza, cpf dela 111.444.777-35'],
    ['nome-mae', 'aparecida de souza nascida em 02/03/1950'],
    ['nome-mae', 'Aparecida de Souza, ela nasceu em 02/03/1950'],
    ['nome', 'Ana Lima, o cpf da minha mãe é 111.444.777-35'],
    ['nome', 'Ana Lima, telefone do meu marido 11 95555-1234'],
    ['nome', 'Ana Lima, e-mail da minha filha filha@exemplo.com.br'],
    ['nome', 'Ana Lima, meu pai nasceu em 02/03/1950'],
    ['cep', '01310-100 é perto do metro trianon, bem do lado do numero 900 que é o colegio'],
    ['nr-imovel', 'em frente ao numero 900'],
    ['nr-imovel', 'depois do 900'],
    ['nr-imovel', '1000. tinha net de 300 mega da claro aqui e era horrivel'],
    ['email', 'maria@exemplo.com.br, sem oferta. a instalação sexta cedo vcs conseguem'],
    ['data-de-vencimento', '10 mas se vier dia 4 a instalação já cobra'],
    ['data-instalacao', 'pode ser essa quinta ou a outra quinta vcs que sabem'],
    ['data-instalacao', 'essa quinta ou a outra'],
    ['data-instalacao', 'dia 3 meu marido trabalha de manhã e eu de tarde'],
    ['conta-debito', 'pode ser conta poupança da caixa'],
  ])('is kept for no question, neither the open one nor a later one, at %s: %j (D133)', (step, text) => {
    const { answers, doubts } = readAsChat(text, withFreeDays(step))
    const { [step]: own, ...others } = answers
    expect(others).toEqual({})
    expect(step === 'nr-imovel' ? (own?.number ?? '1000') : '1000').toBe('1000')
    expect(doubts.filter(({ step: of, why }) => of !== step || why === 'part')).toEqual([])
  })

  test.each([
    ['nome-mae', 'Aparecida de Souza, meu cpf é 111.444.777-35', 'cpf'],
    ['nome-mae', 'minha mãe é Aparecida de Souza e meu cpf é 111.444.777-35', 'cpf'],
    ['nome-mae', 'mãe Aparecida de Souza cpf 111.444.777-35', 'cpf'],
    ['nome', 'Ana Lima, meu cpf é 111.444.777-35', 'cpf'],
    ['data-nascimento', '12/07/1985, nome da mãe Rita Souza cpf 111.444.777-35', 'nome-mae cpf'],
    ['nome', 'Ana Lima e meu telefone é 11 95555-1234', 'telefone'],
    ['cep', '01310-100 numero 900 perto do metro', 'nr-imovel'],
    ['nr-imovel', '1000. quero o de 300 mega', 'planos'],
    ['email', 'maria@exemplo.com.br, sem oferta. instalação sexta cedo', 'data-instalacao'],
    ['data-de-vencimento', '10, e a visita dia 4 de manhã', 'data-instalacao'],
  ])('is kept where it is the own one, at %s: %j', (step, text, later) => {
    expect(Object.keys(readAsChat(text, withFreeDays(step)).answers).toSorted()).toEqual(
      [step, ...later.split(' ')].toSorted(),
    )
  })

  test.each([
    ['nr-imovel', 'fica do lado do colégio, 900', { number: '900' }],
    ['cep', 'pode ser 04538-133', { cep: '04538133' }],
  ])('does not take the answer away, at %s: %j', (step, text, values) => {
    expect(readAsChat(text, at(step)).answers).toEqual({ [step]: values })
  })

  test.each([
    'Gostaria de saber se é necessário informar o CEP da residência ou pode ser o do escritório, 04538-133, para fins de consulta.',
    'o da minha casa ou pode ser 04538-133',
    'pode ser o do escritório, 04538-133',
  ])('is proposed where the message asks if it would do: %j (D133)', (text) => {
    expect(readAsChat(text, at('cep'))).toMatchObject({
      answers: {},
      doubts: [{ step: 'cep', values: { cep: '04538133' }, why: 'confirm' }],
    })
  })

  test.each([
    'pra pagar dia 10 pra instalar dia 4 cedo',
    'pra instalar dia 4 cedo pra pagar dia 10',
    'dia 10 pra pagar e dia 4 cedo pra instalar',
    'vencimento dia 10 e instalação dia 4 de manhã',
  ])('is the day of its own verb: %j (D133)', (text) => {
    expect(readAsChat(text, withFreeDays('data-de-vencimento'))).toMatchObject({
      answers: {
        'data-de-vencimento': { due_date: '10' },
        'data-instalacao': { date: '04/12/2026', period: 'manha' },
      },
      doubts: [],
    })
  })
})

describe('what stands in a message in passing', () => {
  test.each([
    ['data-instalacao', 'de manhã é de que horas até que horas'],
    ['data-instalacao', 'a zeladora sai às 15'],
    ['data-instalacao', 'o síndico só atende de manhã'],
    ['data-instalacao', 'dia 10 é quando pago o cartão'],
    ['data-instalacao', 'dia 5 é meu pagamento'],
    ['data-nascimento', 'minha irmã nasceu em 3 de março'],
    ['data-nascimento', 'meu filho é de 20 de abril'],
  ])('is noted at %s as no part of the answer: %j (D133)', (step, text) => {
    const { answers, doubts } = readAsChat(text, at(step))
    expect(
      [
        ...Object.values(answers),
        ...doubts.flatMap(({ why, values }) => (why === 'part' ? [values] : [])),
      ].filter((values) => Object.keys(values).length > 0),
    ).toEqual([])
  })

  test.each([
    ['data-instalacao', 'de manhã', { period: 'manha' }],
    ['data-instalacao', 'à tarde pode ser', { period: 'tarde' }],
    ['data-nascimento', 'nasci em 3 de março', { birth_date: '3 de março' }],
    ['conta-debito', 'é no santander', { bank: '033' }],
  ])('is noted at %s where it is the own part: %j', (step, text, values) => {
    expect(readAsChat(text, at(step)).doubts).toMatchObject([{ step, values, why: 'part' }])
  })

  test.each([
    'pode vir dia 10',
    'o técnico vem dia 5',
    'instala dia 15',
    'agenda a visita pro dia 20',
    'venham dia 25',
  ])('is no due day: %j (D133)', (text) =>
    expect(readAsChat(text, at('data-de-vencimento')).answers).toEqual({}),
  )

  test.each(['a conta pode vir dia 10', 'todo dia 10', 'pode ser dia 10', 'pago dia 10', 'quero dia 10'])(
    'is the due day: %j',
    (text) =>
      expect(readAsChat(text, at('data-de-vencimento')).answers).toEqual({
        'data-de-vencimento': { due_date: '10' },
      }),
  )

  test.each([
    ['planos', 'o mais barato é o 300'],
    ['planos', 'o mais rápido é o de 2 giga'],
    ['planos', 'o mais completo é 1 giga'],
    ['nr-imovel', 'atende no 1002 também'],
    ['nr-imovel', 'vocês cobrem no número 45'],
    ['nr-imovel', '88, é da minha sogra'],
  ])('is a statement at %s, which chooses nothing: %j (D129)', (step, text) => {
    expect(readAsChat(text, at(step)).answers).toEqual({})
  })

  test.each([
    ['planos', 'quero o mais barato'],
    ['planos', 'o meu é o de 300 mega'],
    ['nr-imovel', 'moro no 1002'],
    ['nr-imovel', 'número 45'],
  ])('chooses at %s: %j', (step, text) => {
    expect(Object.keys(readAsChat(text, at(step)).answers)).toEqual([step])
  })

  test.each([
    ['data-nascimento', '12/07/1985, e o débito eu não quero'],
    ['cpf', '529.982.247-25. débito automático nem pensar'],
    ['data-nascimento', '12/07/1985. débito não precisa'],
  ])('turns no direct debit on: %s %j (D133)', (step, text) => {
    expect(readAsChat(text, at(step)).answers['ativar-debito']?.direct_debit).not.toBe('true')
  })

  it('is the document of who pays, and not of who orders (D133)', () => {
    const { answers, doubts } = readAsChat(
      'Ana Lima (quem vai pagar é o Rui Reis, CPF 529.982.247-25)',
      at('nome'),
    )
    expect([answers, doubts]).toEqual([{ nome: { name: 'Ana Lima' } }, []])
  })

  test.each(['1000, joão pereira', '01310-100 1000 ana souza lima'])(
    'is a name that nothing calls one: %j (D133)',
    (text) => expect(readAsChat(text, at('cep')).answers.nome).toBeUndefined(),
  )
})

test.each([
  'tira aquele negócio de oferta',
  'não quero receber promoção não',
  'tira as ofertas do meu email',
])('the consent to offers is taken back at the review, and the plan stays: %j (D133)', (text) => {
  const { order, ...situation } = at('confirmacao')
  const email = { values: { email: 'maria@exemplo.com.br', accept_promotions: 'true' } }
  const answers = { ...order.answers, email }
  expect(readAsChat(text, { ...situation, order: { ...order, answers } })).toMatchObject({
    answers: { email: { accept_promotions: 'false' } },
    command: null,
  })
})

test.each(['Confirmo integralmente os dados e o pedido.', 'Está todo correto, confirmo o pedido, obrigado'])(
  'a plain yes orders: %j',
  (text) => expect(readAsChat(text, at('confirmacao')).answers).toHaveProperty('confirmacao'),
)

test.each(['confirmo em partes', 'confirmo todo o resto', 'confirmo quando cair meu salário dia 5'])(
  'half a yes orders nothing: %j',
  (text) => expect(readAsChat(text, at('confirmacao')).answers).not.toHaveProperty('confirmacao'),
)

test('the telephone of who receives the visit is not the own one (D133)', () => {
  const text = 'quem recebe é minha irmã Joana, telefone 11 95555-1122'
  expect(readAsChat(text, at('data-instalacao'))).toMatchObject({ answers: {}, doubts: [] })
})

describe('an account that the message leaves for another', () => {
  test.each([
    ['itaú 1234 56789-0 ah não, melhor o do bb 4321-5 9876-5', '001', '9876-5'],
    ['meu banco é o bradesco mas vou usar o do bb 4321-5 9876-5', '001', '9876-5'],
    ['caixa 0347, opa, banco do brasil 4321-5 9876-5', '001', '9876-5'],
  ])('is dropped: %j (D133)', (text, bank, account_number) => {
    const { answers, doubts } = readAsChat(text, at('conta-debito'))
    expect([...Object.values(answers), ...doubts.map(({ values }) => values)]).toMatchObject([
      { bank, account_number },
    ])
  })
})

test.each([
  ['data-nascimento', '12/07/1985 ops 13', { birth_date: '13/07/1985' }],
  ['data-nascimento', '03/05/1990, digo, 4', { birth_date: '04/05/1990' }],
])('the day that follows a slip is proposed at %s: %j (D133)', (step, text, values) => {
  expect(readAsChat(text, at(step))).toMatchObject({
    answers: {},
    doubts: [{ step, values, why: 'confirm' }],
  })
})

test('one of two telephones with a no between them is asked for (D133)', () => {
  expect(readAsChat('11 95555-1234 não 11 95555-4321', at('telefone'))).toMatchObject({
    answers: {},
    doubts: [{ why: 'either', or: [{ phone: '11955551234' }, { phone: '11955554321' }] }],
  })
})
