import { describe, expect, test } from 'vitest'
import '../funnel/journeys/standard/journey.ts'
import { rowsToRun } from '../../tests/support/rows-to-run.ts'
import { wholeOrder } from '../../tests/support/sample-orders.ts'
import type { Order, StepId } from '../funnel/step-and-journey-types.ts'
import { addLazyReaderParts } from './lazy-extractors-and-patterns.ts'
import { read } from './read-message.ts'
import type { Situation } from './reading-types.ts'

const WORDS = { nome: ['nome'], email: ['email', 'e-mail'], telefone: ['telefone'], cpf: ['cpf'] }

addLazyReaderParts()

/** A visitor at a step, who has answered only what is named. */
function at(step: StepId, answered: readonly StepId[] = [], more: Partial<Situation> = {}): Situation {
  const whole = wholeOrder()
  const answers = Object.fromEntries(Object.entries(whole.answers).filter(([id]) => answered.includes(id)))
  const order: Order = { ...whole, answers }
  return {
    step,
    order,
    quiz: null,
    banks: [{ id: '341', name: 'Itaú Unibanco' }],
    words: WORDS,
    doubt: null,
    draft: {},
    ...more,
  }
}

/** `toMatchObject` would accept any answers where none are expected. */
const NOTHING: unknown = expect.toSatisfy((answers: object) => Object.keys(answers).length === 0)

describe('what may be recorded', () => {
  const remarks = ['minha mãe faleceu', 'que saco', 'banana', 'vc é um robô?', 'fulano de tal']
  test.each(rowsToRun(remarks, (_, at) => at > 1))('is nothing for %j where a name is asked', (text) =>
    expect(read(text, at('nome')).answers).toEqual({}),
  )

  test('is nothing for markup', () => {
    expect(read('<b>Maria Silva</b>', at('nome'))).toMatchObject({ answers: NOTHING, clear: false })
  })

  test('is nothing for a phrase that is repeated without end, which is read at once', () => {
    expect(read('nao quero '.repeat(100), at('email')).answers).toEqual({})
    expect(read('e '.repeat(500), at('email')).answers).toEqual({})
  })

  test('is taken for several steps, even later ones', () => {
    expect(read('01310-100, 1000 ap 12', at('cep')).answers).toEqual({
      cep: { cep: '01310100' },
      'nr-imovel': { number: '1000', complement: 'ap 12' },
    })
    expect(read('Maria Silva, 11 98765-4321, maria@uol.com.br', at('nome')).answers).toEqual({
      nome: { name: 'Maria Silva' },
      telefone: { phone: '11987654321' },
      email: { email: 'maria@uol.com.br' },
    })
  })

  test.each<[StepId, string, Record<string, string>]>([
    ['nr-imovel', 'casa 1000 ap 12?', { number: '1000', complement: 'ap 12' }],
    ['nr-imovel', 'km 12,5', { number: 'km 12,5' }],
    ['nome', 'Maria Clara Helena', { name: 'Maria Clara Helena' }],
    ['data-nascimento', '13/05/1990, o código foi 140590', { birth_date: '13/05/1990' }],
    ['email', 'ana@uol.com.br, sem propaganda', { email: 'ana@uol.com.br', accept_promotions: 'false' }],
    ['email', 'ana@uol.com.br, vcs mandam propaganda?', { email: 'ana@uol.com.br' }],
    ['nome', 'eu chamo Carlos Eduardo Pinto', { name: 'Carlos Eduardo Pinto' }],
    ['nome-mae', 'ela é chamada Rosa Maria Pinto', { mothers_name: 'Rosa Maria Pinto' }],
    ['ativar-debito', 'obvio que nao', { direct_debit: 'false' }],
    ['ativar-debito', 'evidente que não', { direct_debit: 'false' }],
    ['ativar-debito', 'óbvio que sim', { direct_debit: 'true' }],
    ['ativar-debito', 'lógico que quero', { direct_debit: 'true' }],
    ['ativar-debito', 'instalar no boleto', { direct_debit: 'false' }],
    ['ativar-debito', 'não vejo pq não', { direct_debit: 'true' }],
    ['ativar-debito', 'n vejo pq n', { direct_debit: 'true' }],
    ['ativar-debito', 'não vejo motivo pra não querer', { direct_debit: 'true' }],
    ['ativar-debito', 'pode ser no débito, não no cartão', { direct_debit: 'true' }],
    ['ativar-debito', 'boleto, não uso cartão de crédito', { direct_debit: 'false' }],
    ['data-instalacao', 'vai ser sexta de manhã', { date: '27/11/2026', period: 'manha' }],
    ['data-instalacao', 'sexta antes do meio dia', { date: '27/11/2026', period: 'manha' }],
    ['data-instalacao', 'sexta depois das 14', { date: '27/11/2026', period: 'tarde' }],
    ['data-instalacao', 'sexta, das 8 às 12', { date: '27/11/2026', period: 'manha' }],
  ])('is at %s what was said in other words: %j', (step, text, values) =>
    expect(read(text, at(step))).toMatchObject({ answers: { [step]: values }, doubts: [], clear: true }),
  )

  // a road's number is no house number
  test.each([
    ['rod. br 101 n 4500', '4500'],
    ['rodovia br 116 km 12 n 4500', '4500'],
    ['rua br 116 numero 20', '20'],
    ['BR 116, 4500', '4500'],
    ['rodovia anhanguera sp 330, 4000', '4000'],
    ['av paulista sp 1000', '1000'],
    ['rua 7 de setembro 250', '250'],
  ])('is the house on a road: %j', (text, number) =>
    expect(read(text, at('nr-imovel')).answers).toEqual({ 'nr-imovel': { number } }),
  )

  // a kilometre is no house number, and without its road it is nowhere
  test.each([
    ['rodovia br 116, km 12,5', 'rodovia br 116, km 12,5'],
    ['rodovia sp-330 km 12', 'rodovia sp-330 km 12'],
    ['fica na estrada velha km 3', 'estrada velha km 3'],
    ['BR 364 km 203, sitio boa esperança', 'BR 364 km 203, sitio boa esperança'],
    ['SQN 208, bloco K, apto 512. Não há número de rua.', 'SQN 208, bloco K, apto 512'],
    ['km 12 da br 101, sítio, sem numero mesmo', 'km 12 da br 101, sítio'],
  ])('is a place without a number, proposed whole: %j', (text, complement) =>
    expect(read(text, at('nr-imovel'))).toMatchObject({
      answers: {},
      doubts: [{ values: { number: 'S/N', complement }, why: 'confirm' }],
    }),
  )

  test.each(['rodovia br 116', 'rod sp 330', 'fica na br 040'])(
    'is nothing where only the road is said: %j',
    (text) => expect(read(text, at('nr-imovel')).answers).toEqual({}),
  )

  test('is a day of next year in the last days of this one', () => {
    const { order, ...situation } = at('data-instalacao')
    const reading = read('dia 2 de manhã', { ...situation, order: { ...order, today: '2026-12-30' } })
    expect(reading.answers['data-instalacao']).toEqual({ date: '02/01/2027', period: 'manha' })
  })

  test.each<[StepId, string]>([
    ['data-de-vencimento', 'não quero o último'],
    ['data-instalacao', 'vai cobrar sexta de manhã'],
    ['cep', '5'],
  ])('is nothing at %s: %j', (step, text) =>
    expect(read(text, at(step))).toMatchObject({ answers: NOTHING, doubts: [] }),
  )

  test('is only what passes the check of its step', () => {
    expect(read('12/03/2015', at('data-nascimento')).answers).toEqual({})
    expect(read('529.982.247-26', at('cpf')).answers).toEqual({})
  })
})

describe('what a message takes back', () => {
  test.each<[StepId, string, Record<string, string>]>([
    ['nome', 'Ana Costa, não, Bia Costa', { name: 'Bia Costa' }],
    ['telefone', 'não é 11 96666-7777, é 11 96666-7778', { phone: '11966667778' }],
    ['data-nascimento', '31/05/1980 ou melhor 30/05/1980', { birth_date: '30/05/1980' }],
    ['data-de-vencimento', 'dia 10, não, dia 20', { due_date: '20' }],
    ['email', 'o antigo era ana@uol.com.br, agora é ana@bol.com.br', { email: 'ana@bol.com.br' }],
    ['ativar-debito', 'sim, quer dizer, não', { direct_debit: 'false' }],
    ['ativar-debito', 'sim, aliás não', { direct_debit: 'false' }],
    ['telefone', '11 98888-7777, errei o final, é 7778', { phone: '11988887778' }],
    ['data-nascimento', '13 de maio de 1990, digo, de 1991', { birth_date: '13/05/1991' }],
    ['data-nascimento', '13 de maio de 1990, digo, de 1991, e depois me liga', { birth_date: '13/05/1991' }],
    ['nr-imovel', '1000 apto 12, ops, apto 13', { number: '1000', complement: 'apto 13' }],
    [
      'nr-imovel',
      '3, não era isso, apto 50, bloco b numero 4',
      { number: '4', complement: 'apto 50, bloco b' },
    ],
    ['telefone', '11 96666-7777, não, 11 96666-7778, 11 96666-7777 já era rs', { phone: '11966667778' }],
    [
      'data-nascimento',
      '31/05/1980, não, 30/05/1980, 31/05/1980 é o antigo, tá?',
      { birth_date: '30/05/1980' },
    ],
  ])('is replaced at %s by what comes after: %j', (step, text, values) =>
    expect(read(text, at(step))).toMatchObject({ answers: { [step]: values }, doubts: [], clear: true }),
  )
})

describe('what is asked back', () => {
  test.each<[StepId, string, Record<string, string>[]]>([
    ['data-de-vencimento', 'dia 5 ou 10', [{ due_date: '5' }, { due_date: '10' }]],
    ['data-de-vencimento', '5, 10 ou 15?', [{ due_date: '5' }, { due_date: '10' }, { due_date: '15' }]],
    ['ativar-debito', 'débito ou boleto?', [{ direct_debit: 'true' }, { direct_debit: 'false' }]],
    ['nr-imovel', '1000 ou 1002', [{ number: '1000' }, { number: '1002' }]],
    [
      'nome',
      'Maria da Silva, João Pereira Souza',
      [{ name: 'Maria da Silva' }, { name: 'João Pereira Souza' }],
    ],
    [
      'nome',
      'eu sou Carlos Lima mas põe no nome da Ana Ribeiro',
      [{ name: 'Carlos Lima' }, { name: 'Ana Ribeiro' }],
    ],
    ['nome-mae', 'Ana Souza, Vera Prado', [{ mothers_name: 'Ana Souza' }, { mothers_name: 'Vera Prado' }]],
  ])('is at %s which of several was meant: %j', (step, text, or) =>
    expect(read(text, at(step))).toMatchObject({ answers: NOTHING, doubts: [{ step, why: 'either', or }] }),
  )

  test.each<[string, string]>([
    ['Maria da Silva, São Paulo', 'Maria da Silva'],
    ['Ana Clara, Ana Clara Souza', 'Ana Clara Souza'],
    ['meu nome é Ana Lima, o pedido fica em nome de Ana Lima', 'Ana Lima'],
  ])('is no second person who is none: %j', (text, name) =>
    expect(read(text, at('nome'))).toMatchObject({ answers: { nome: { name } }, doubts: [] }),
  )

  test.each(['01310100, não, não tenho certeza mas é 01310200', '01310100, não, acho que é 01310200'])(
    'is a value that replaces another one and is not certain: %j',
    (text) =>
      expect(read(text, at('cep'))).toMatchObject({
        answers: NOTHING,
        doubts: [{ step: 'cep', values: { cep: '01310200' }, why: 'confirm' }],
      }),
  )

  test.each<[StepId, string]>([
    ['planos', '500 mega, aliás, 500 mega, não tenho certeza'],
    ['nr-imovel', '6, não, não tem número, 6 já era'],
    ['data-instalacao', 'melhor dia 24 depois do almoço, não, dia 24 de manhã? tem taxa de adesão?'],
    ['telefone', '11 96666-7777, não, 48 9 lo 29 60 55 e o email é ana@uol.com.br'],
  ])('is at %s a value that is not certain, or not the one that was taken back: %j', (step, text) => {
    const { answers, doubts } = read(text, at(step))
    expect([answers[step], doubts.map((each) => each.step)]).toEqual([
      undefined,
      expect.arrayContaining([step]),
    ])
  })

  test.each<[StepId, string]>([
    ['ativar-debito', 'quero sim por causa dos descontos, email ana@uol.com.br'],
    ['planos', 'quero a promoção do de 500, email ana@uol.com.br'],
  ])('is no consent to advertising where a promotion or a discount is wanted at %s: %j', (step, text) =>
    expect(read(text, at(step)).answers.email).toEqual({ email: 'ana@uol.com.br' }),
  )

  test('is no consent to advertising where a discount is the reason for direct debit', () =>
    expect(read('se dá desconto eu quero e o email é ana@uol.com.br', at('ativar-debito')).answers).toEqual({
      'ativar-debito': { direct_debit: 'true' },
      email: { email: 'ana@uol.com.br' },
    }))

  test.each<[StepId, string]>([
    ['planos', 'o de 500, email ana@uol.com.br, pode mandar ofertas'],
    ['email', 'ana@uol.com.br, promoções eu quero'],
  ])(
    'is consent to advertising where offers are to be sent, or at their own question, at %s: %j',
    (step, text) =>
      expect(read(text, at(step)).answers.email).toEqual({
        email: 'ana@uol.com.br',
        accept_promotions: 'true',
      }),
  )

  test('is nothing where both are the same answer', () =>
    expect(read('boleto ou pix, tanto faz', at('ativar-debito'))).toMatchObject({
      answers: { 'ativar-debito': { direct_debit: 'false' } },
      doubts: [],
    }))

  test.each<[StepId, string]>([
    ['nome', 'João Silva, digo, Souza'],
    ['data-nascimento', '13/05/1990, digo 91'],
    ['email', 'ana@uol.com, ops, .com.br'],
    ['nr-imovel', '1000 bloco a apto 12 torre 2, digo, bloco b apto 13 torre 3'],
  ])('is at %s a value that was taken back in a way that is not clear: %j', (step, text) =>
    expect(read(text, at(step))).toMatchObject({ answers: NOTHING, doubts: [{ step, why: 'confirm' }] }),
  )

  test.each<[StepId, string]>([
    ['cep', 'o cep do meu trabalho é 01310100 mas quero em casa'],
    ['data-de-vencimento', 'hoje é dia 20 né'],
    ['data-de-vencimento', 'o xerife passa dia 20'],
  ])('is at %s what may be about something else: %j', (step, text) =>
    expect(read(text, at(step))).toMatchObject({ answers: NOTHING, clear: false }),
  )

  test.each<[StepId, string, string, Record<string, string>]>([
    ['cep', '01310', 'invalid', { cep: '01310' }],
    ['cep', '013o0-100', 'typo', { cep: '01300100' }],
    ['data-nascimento', '13/05', 'part', { birth_date: '13/05' }],
    ['data-instalacao', 'manhã ou tarde', 'part', {}],
    ['data-instalacao', 'segundafeira de manhã', 'unavailable', { date: '30/11/2026', period: 'manha' }],
    ['nome', 'joão', 'surname', { name: 'João' }],
    ['nome', 'Xirlei Qadri', 'confirm', { name: 'Xirlei Qadri' }],
    ['telefone', '98765-4321', 'ddd', { phone: '987654321' }],
    ['email', 'maria@gmial.com', 'typo', { email: 'maria@gmail.com' }],
    ['cpf', '529.982.247-26', 'invalid', { person_type: 'pf', cpf: '529.982.247-26' }],
    ['data-de-vencimento', 'dia 7', 'unavailable', { due_date: '7' }],
    ['cep', 'acho que é 01310-100', 'confirm', { cep: '01310100' }],
    ['telefone', 'o da minha irmã é 11 98765-4321', 'confirm', { phone: '11987654321' }],
    ['telefone', 'o telefone do meu amigo é 11 98765-4321', 'confirm', { phone: '11987654321' }],
    ['telefone', 'o zap da comadre é 11 98765-4321', 'confirm', { phone: '11987654321' }],
    ['conta-debito', 'itaú', 'part', { bank: '341' }],
  ])('%s: %j is in doubt (%s)', (step, text, why, values) => {
    const { answers, doubts, clear } = read(text, at(step))
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ step, values, why }])
    expect(clear).toBe(false)
  })

  // the kind of a savings account, such as 013 at Caixa, is not the account
  test.each<[string, string, string]>([
    ['caixa poupança 013 ag 0238 conta 1234-5', '104', '01300001234-5'],
    ['itau poupança 500 ag 0238 conta 12345-6', '341', '12345-6'],
    ['conta poupança 51 do itau, agência 0238, conta 98765-4', '341', '98765-4'],
    ['itau 0238 poupança: 500 12345-6', '341', '12345-6'],
    ['itau conta corrente 001, agência 0238, número 56789-0', '341', '56789-0'],
  ])('is an account whose kind was said before it: %j', (text, bank, account_number) => {
    const banks = [
      { id: '341', name: 'Itaú Unibanco' },
      { id: '104', name: 'Caixa Econômica Federal' },
    ]
    expect(read(text, at('conta-debito', [], { banks }))).toMatchObject({
      answers: NOTHING,
      doubts: [{ values: { bank, agency: '0238', account_number }, why: 'confirm' }],
    })
  })

  test('is no account where only its kind was said', () =>
    expect(read('poupanca 1288', at('conta-debito'))).toMatchObject({ answers: NOTHING, doubts: [] }))

  test.each(['por que não?', 'pq não?', 'e pq eu não ia querer?', 'como não?'])(
    'is a yes in the words of a question: %j',
    (text) =>
      expect(read(text, at('ativar-debito'))).toMatchObject({
        answers: NOTHING,
        doubts: [{ values: { direct_debit: 'true' }, why: 'confirm' }],
      }),
  )

  // a card is no way to pay here
  test.each([
    'sim quero desconto mas no cartao',
    'sim, mas no crédito',
    'pode ser, desconta do meu cartão',
    'aceito o desconto, pago com cartão nubank',
    'no cartao tem desconto? quero',
    'débito no cartão',
  ])('is a yes to the discount by card, which is told how one pays: %j', (text) =>
    expect(read(text, at('ativar-debito'))).toMatchObject({
      answers: NOTHING,
      doubts: [],
      facts: expect.arrayContaining(['pagamento-formas']),
    }),
  )

  test.each([
    ['sexta depois das 11', 'manha'],
    ['sexta só depois das 10', 'manha'],
    ['sexta antes das 10', 'manha'],
    ['sexta até as 10h', 'manha'],
    ['sexta após as 11 da manhã', 'manha'],
    ['sexta à tarde, só chego depois das 16', 'tarde'],
    ['sexta de tarde até as 3', 'tarde'],
  ])('is a visit of which the period is cut short: %j', (text, period) =>
    expect(read(text, at('data-instalacao'))).toMatchObject({
      answers: NOTHING,
      doubts: [{ values: { date: '27/11/2026', period }, why: 'confirm' }],
    }),
  )

  test.each<[StepId, string, Record<string, string>]>([
    ['nr-imovel', 'quadra 5 conjunto 3 casa 14', { number: '14', complement: 'quadra 5 conjunto 3' }],
    ['nr-imovel', 'qd 5 cj 3 cs 14', { number: '14', complement: 'qd 5 cj 3' }],
    [
      'nr-imovel',
      'quadra 1 conjunto 3 lote 9',
      { is_block_allotment: 'true', block_number: '1', allotment_number: '9', complement: 'conjunto 3' },
    ],
    ['nr-imovel', 'é o 77, mas o portao fica no 80', { number: '77' }],
    ['nr-imovel', 'é 120, a garagem é no 124', { number: '120' }],
    ['nr-imovel', '77, o interfone fica no 80', { number: '77' }],
    ['nome', 'Tiago com h, Thiago Lemos', { name: 'Thiago Lemos' }],
    ['nome', 'Luis com z, Luiz Souza', { name: 'Luiz Souza' }],
    ['nome', 'me chamo joana e meu sobrenome é prado', { name: 'Joana Prado' }],
    ['nome', 'sou a joana e meu sobrenome prado', { name: 'Joana Prado' }],
    ['data-nascimento', 'minha mae nasceu em 10/10/1960 e eu em 15/03/1988', { birth_date: '15/03/1988' }],
    ['data-nascimento', 'minha esposa é de 10/10/1985, já eu em 15/03/1988', { birth_date: '15/03/1988' }],
  ])('is at %s what was likely meant: %j', (step, text, values) =>
    expect(read(text, at(step))).toMatchObject({
      answers: NOTHING,
      doubts: [{ step, values, why: 'confirm' }],
    }),
  )

  test.each(['oq é ddd', 'o que é ddd?', 'oq significa ddd', 'como assim ddd'])(
    'is no answer but a question, which is answered: %j',
    (text) => expect(read(text, at('telefone'))).toMatchObject({ answers: NOTHING, facts: ['o-que-e-ddd'] }),
  )

  test('is taken by a yes, and left by a no', () => {
    const doubt = { step: 'email', values: { email: 'maria@gmail.com' }, why: 'typo' } as const
    expect(read('sim', at('email', [], { doubt }))).toMatchObject({
      answers: { email: { email: 'maria@gmail.com' } },
      agreed: true,
      clear: true,
    })
    expect(read('não', at('email', [], { doubt }))).toMatchObject({ answers: NOTHING, agreed: false })
    // what is incomplete is not completed by a yes
    const half = { step: 'nome', values: { name: 'João' }, why: 'surname' } as const
    expect(read('sim', at('nome', [], { doubt: half })).answers).toEqual({})
  })
})

describe('corrections', () => {
  test('name the step, with the new value where it was said', () => {
    const situation = at('cpf', ['nome', 'email', 'telefone'])
    expect(read('errei o email', situation)).toMatchObject({ command: 'correct:email', answers: NOTHING })
    expect(read('errei o email, é ana@uol.com.br', situation)).toMatchObject({
      command: 'correct:email',
      answers: { email: { email: 'ana@uol.com.br' } },
    })
    expect(read('meu nome tá errado, é Ana Reis', situation)).toMatchObject({
      command: 'correct:nome',
      answers: NOTHING,
      doubts: [{ step: 'nome', values: { name: 'Ana Reis' }, why: 'confirm' }],
    })
  })

  test('that name nothing say only that something is wrong', () => {
    expect(read('tá errado', at('cpf', ['nome']))).toMatchObject({ command: null, wrong: true, clear: false })
  })

  test.each<StepId>(['nome', 'nr-imovel'])(
    'propose the house number in place of the recorded one, also where only its flat is asked: %s',
    (step) => {
      const { number } = wholeOrder().answers['nr-imovel']?.values ?? {}
      const { answers, doubts } = read(`botei ${number} mas é 77`, at(step, ['cep', 'nr-imovel']))
      expect({ answers, doubts }).toMatchObject({
        answers: NOTHING,
        doubts: [{ step: 'nr-imovel', values: { number: '77' }, why: 'confirm' }],
      })
    },
  )

  test.each(['quero adiar a instalação pra sexta', 'quero antecipar a visita pra sexta'])(
    'put the visit off, whose period stays: %j',
    (text) =>
      expect(read(text, at('confirmacao', ['data-instalacao'])).doubts).toMatchObject([
        { step: 'data-instalacao', values: { date: '27/11/2026' }, why: 'confirm' },
      ]),
  )

  test('do not touch what has no answer yet', () => {
    expect(read('quero mudar o email', at('nome')).command).toBeNull()
  })

  test('an earlier answer is not replaced by a value that nobody announced', () => {
    expect(read('01310-200', at('nome', ['cep']))).toMatchObject({
      answers: NOTHING,
      command: null,
      doubts: [{ step: 'cep', why: 'confirm' }],
    })
  })
})

describe('beside the five parts', () => {
  test.each<[string, Partial<ReturnType<typeof read>>]>([
    ['oi, tudo bem?', { smalltalk: 'greeting' }],
    ['valeu', { smalltalk: 'thanks' }],
    ['que merda', { smalltalk: 'upset' }],
    ['qual é melhor?', { advice: true }],
    ['quero continuar no celular', { wayOut: 'device' }],
    ['vou seguir no celular', { wayOut: 'device' }],
    ['sim', { agreed: true }],
    ['não, obrigado', { agreed: false }],
  ])('%j', (text, expected) => expect(read(text, at('cep'))).toMatchObject(expected))

  test('a company says so before its number', () => {
    expect(read('sou empresa', at('cpf')).person).toBe('pj')
    expect(read('não tenho cnpj', at('cpf')).person).toBeNull()
  })
})

describe('consent', () => {
  test('is a yes to everything shown', () => {
    expect(read('sim, pode confirmar', at('confirmacao')).answers).toEqual({
      confirmacao: { accept_information: 'true' },
    })
  })

  test.each([
    'sim se a instalação for grátis',
    'sim, tem multa?',
    'acho que sim',
    'sim mas muda o vencimento',
    '👍 ainda não',
  ])('is not %j', (text) => expect(read(text, at('confirmacao')).answers).toEqual({}))
})

describe('the quiz', () => {
  const quiz = {
    idQuiz: 'q',
    questions: [
      {
        id: 'a',
        text: 'Rua?',
        answers: [
          { id: '1', text: 'Rua dos Ipês' },
          { id: '2', text: 'Rua Terceira Ponte' },
          { id: '3', text: 'Avenida Beira Rio' },
          { id: '4', text: 'Nenhuma das anteriores' },
        ],
      },
      {
        id: 'b',
        text: 'Carro?',
        answers: [
          { id: '5', text: 'Fiat Uno' },
          { id: '6', text: 'Ford Ka' },
        ],
      },
    ],
  }
  const readQuiz = (text: string) => read(text, at('validacao', [], { quiz })).doubts

  test.each([
    ['beira rio', '3'],
    ['a segunda', '2'],
    ['é a quarta opção', '4'],
    ['a última', '4'],
    ['a penúltima', '3'],
    ['alternativa b', '2'],
    ['opção 1', '1'],
    ['terceira ponte', '2'],
    ['nenhuma dessas', '4'],
    ['nunca morei em nenhuma delas', '4'],
    ['nenhuma das anteriores', '4'],
  ])('takes one answer at a time, in its words or by its place: %j', (text, id) => {
    expect(readQuiz(text)).toEqual([{ step: 'validacao', values: { a: id }, why: 'part' }])
  })

  test.each([
    'a terceira',
    'segunda eu respondo',
    'a sexta',
    'nenhuma ideia',
    'nenhuma dessas perguntas faz sentido',
    'a primeira casa foi na rua tal',
  ])('takes nothing of %j', (text) => expect(readQuiz(text)).toEqual([]))
})
