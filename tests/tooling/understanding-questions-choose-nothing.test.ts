/** A question never chooses: whatever the order of its words, nothing is recorded of a choice that it names (D129). */
import fc from 'fast-check'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import { isFull } from '../support/rows-to-run.ts'
import { read } from '../../src/understanding/read-message.ts'

beforeAll(loadJourneys)

const at = (step: string) => situationAt(step, '2026-11-20')
const oneOf = (texts: string) => fc.constantFrom(...texts.split('|'))

/** A choice as it is named, and questions of which it may be the subject. */
const KINDS: Readonly<Record<string, { readonly named: string; readonly asks: string }>> = {
  planos: {
    named: 'o de 500|500 mega|o de 1 giga|o giga|o de 700|o mais barato|o de 300 mega|1 giga com paramount',
    asks: 'quanto é|quanto sai|quanto fica por mês|tem fidelidade|qual o preço|tem multa|serve pra 4 pessoas|vem com roteador|a instalação é grátis|precisa trocar o modem|tem taxa de adesão|quantos aparelhos aguenta',
  },
  'data-de-vencimento': {
    named: 'dia 10|dia 5|dia 20|o 15|vencimento dia 25',
    asks: 'pode ser|dá|rola|tem como|é possível|fica mais caro|muda o valor|quanto fica|vocês conseguem',
  },
  'data-instalacao': {
    named: 'terça à tarde|quinta de manhã|dia 25 à tarde|sexta pela manhã|27/11 de tarde',
    asks: 'pode ser|dá|rola|tem vaga|tem como|é possível|vocês conseguem|tem técnico|fica mais caro',
  },
  'ativar-debito': {
    named: 'débito|no débito|débito automático|no boleto|boleto',
    asks: 'quanto fica|tem desconto|fica mais caro|é mais barato|qual o valor|quanto sai',
  },
}
const BEFORE = '||e |oi, |moça, |mas |então, '
const JOINS = ', | |... |; |? '
const MARKS = '?||??| ?|, por favor?'

/** The choice and the question in either order, with and without marks. */
const questionsAbout = ({ named, asks }: { readonly named: string; readonly asks: string }) =>
  fc
    .record({
      before: oneOf(BEFORE),
      choice: oneOf(named),
      join: oneOf(JOINS),
      question: oneOf(asks),
      mark: oneOf(MARKS),
      isLast: fc.boolean(),
    })
    // 'dia 5; dá' and 'dia 10? dá' tell two things, and 'dia 10 dá' may tell that it is possible
    .filter(({ join, mark }) => mark.includes('?') && !/[;?]/.test(join))
    .map(({ before, choice, join, question, mark, isLast }) =>
      isLast
        ? `${before}${question}${join.replace('...', ',')}${choice}${mark}`
        : `${before}${choice}${join}${question}${mark}`,
    )

describe('a question', { timeout: isFull ? 600_000 : 60_000 }, () => {
  it.each(Object.keys(KINDS))('records nothing at %s, in every order of words (D129)', (step) => {
    fc.assert(
      fc.property(questionsAbout(KINDS[step]!), (text) => {
        expect({ text, answers: read(text, at(step)).answers }).toEqual({ text, answers: {} })
      }),
      { numRuns: isFull ? 3000 : 80, seed: 129 },
    )
  })

  test.each([
    ['planos', 'e o de 500 mega, quanto é', { planos: { idPlan: 'plan-d500a' } }],
    ['planos', 'o de 500, tem fidelidade', { planos: { idPlan: 'plan-d500a' } }],
    [
      'planos',
      '700 no débito, quanto sai?',
      { planos: { idPlan: 'plan-d600a' }, 'ativar-debito': { direct_debit: 'true' } },
    ],
    [
      'data-instalacao',
      'terça à tarde pode ser?',
      { 'data-instalacao': { date: '24/11/2026', period: 'tarde' } },
    ],
    [
      'data-instalacao',
      'será que dá na quarta de manhã',
      { 'data-instalacao': { date: '25/11/2026', period: 'manha' } },
    ],
    ['data-de-vencimento', 'tem como ser dia 5', { 'data-de-vencimento': { due_date: '5' } }],
    ['ativar-debito', 'pode ser no boleto?', { 'ativar-debito': { direct_debit: 'false' } }],
  ])('at %s, %j, proposes what it names (D129)', (step, text, proposed) => {
    const { answers, doubts } = read(text, at(step))
    expect(answers).toEqual({})
    expect(Object.fromEntries(doubts.map((each) => [each.step, each.values]))).toEqual(proposed)
  })

  test.each([
    ['planos', 'quero o de 1 giga, tem fidelidade?', { idPlan: 'plan-d1000a' }],
    ['planos', 'pode ser o de 500, quanto fica?', { idPlan: 'plan-d500a' }],
    ['planos', 'quanto é? tá, fico com o de 700', { idPlan: 'plan-d600a' }],
    ['planos', 'quero o de 1 giga, tem fidelidade ou não?', { idPlan: 'plan-d1000a' }],
    ['planos', 'quero o de 500, tem multa ou nao?', { idPlan: 'plan-d500a' }],
    ['planos', 'fico com o de 500, é fibra ou rádio?', { idPlan: 'plan-d500a' }],
    ['planos', 'vou de 700, vem com wifi ou é à parte?', { idPlan: 'plan-d600a' }],
    ['nome', 'Ana Prado, é nome completo ou só o primeiro?', { name: 'Ana Prado' }],
    ['nome', 'Ana Prado, precisa do nome do meio ou não?', { name: 'Ana Prado' }],
    ['data-de-vencimento', 'põe dia 10, tem multa ou não?', { due_date: '10' }],
    ['data-de-vencimento', 'põe dia 10, vem boleto ou fatura por e-mail?', { due_date: '10' }],
    ['cpf', '529.982.247-25, precisa do rg ou não?', { cpf: '52998224725' }],
    ['telefone', '11 98765-4321, qual o telefone de vocês?', { phone: '11987654321' }],
    ['telefone', '(11) 98765-4321. e o número da loja de vocês?', { phone: '11987654321' }],
    ['cep', '01310-100, e o endereço da loja de vocês?', { cep: '01310100' }],
    ['cpf', '529.982.247-25. qual o cnpj de vocês?', { cpf: '52998224725' }],
    ['email', 'ana@uol.com.br, e o email de vocês qual é?', { email: 'ana@uol.com.br' }],
    ['nr-imovel', '1000, qual o endereço da empresa de vocês?', { number: '1000' }],
    ['data-de-vencimento', 'coloca dia 20, tem problema?', { due_date: '20' }],
    ['data-de-vencimento', 'dia 10, tem fidelidade?', { due_date: '10' }],
    ['data-de-vencimento', 'dia 10, tá?', { due_date: '10' }],
    [
      'data-instalacao',
      'marca terça à tarde, precisa de alguém em casa?',
      { date: '24/11/2026', period: 'tarde' },
    ],
    ['ativar-debito', 'sim, quanto fica?', { direct_debit: 'true' }],
    ['nr-imovel', '1000, tem fidelidade?', { number: '1000' }],
  ])('at %s, %j, leaves what is wanted or told as it is (D129)', (step, text, values) => {
    expect(read(text, at(step))).toMatchObject({ answers: { [step]: values }, doubts: [] })
  })
})

describe('a statement about a choice', () => {
  test.each([
    ['planos', 'o q vem no de 1 giga'],
    ['planos', 'o que tem de diferente no 700'],
    ['planos', '2 giga, é isso tudo no wifi ou so no cabo'],
    ['planos', '500 mega, cobra instalação'],
    ['planos', 'o de 700 vem com globoplay'],
    ['planos', 'esse de 1 giga é fibra até em casa'],
    ['planos', 'o mais barato tem wifi'],
    ['planos', 'o de 300 trava na hora da novela'],
    ['planos', 'o de 500 mega vcs instalam rapido'],
    ['planos', '1 giga, precisa trocar o modem'],
    ['planos', 'e o 300'],
    ['planos', '700 com a globo, me explica'],
    ['planos', 'o 500 é aquele de 59,99'],
    ['data-de-vencimento', 'dia 5 cobra proporcional'],
    ['data-de-vencimento', 'dia 15 tem multa se atrasar'],
    ['data-de-vencimento', 'dia 20 vem a primeira conta'],
    ['data-de-vencimento', 'dia 25, corta se atrasar'],
    ['data-de-vencimento', 'no dia 10 vcs mandam o boleto'],
    ['ativar-debito', 'o debito pode ser na conta da minha esposa'],
    ['ativar-debito', 'o débito tem taxa'],
    ['ativar-debito', 'débito cobra juros se faltar saldo'],
    ['ativar-debito', 'débito, funciona em poupança'],
    ['ativar-debito', 'débito nubank aceita'],
    ['ativar-debito', 'meu marido que cuida do débito'],
    ['ativar-debito', 'boleto chega pelo correio'],
    ['ativar-debito', 'debito automático é obrigatório'],
    ['ativar-debito', 'boleto, pix ou cartão?'],
    ['ativar-debito', 'pago por débito, boleto ou pix?'],
    ['telefone', '11 3333-4444 é o telefone de vocês?'],
    ['cep', 'o cep da loja de vocês é 01310-100?'],
    ['cep', 'peguei o endereço da loja de vocês, 01310-100'],
    ['ativar-debito', 'no débito, boleto, pix ou cartão de crédito?'],
  ])('asks without a mark, and records nothing at %s: %j (D129)', (step, text) => {
    expect(read(text, at(step)).answers).toEqual({})
  })

  test.each([
    ['planos', 'o de 500 tá ótimo', { idPlan: 'plan-d500a' }],
    ['planos', 'o de 500 serve', { idPlan: 'plan-d500a' }],
    ['planos', 'o de 500 é melhor pra mim', { idPlan: 'plan-d500a' }],
    ['planos', 'o de 1 giga e pronto', { idPlan: 'plan-d1000a' }],
    ['planos', '700 mega mesmo', { idPlan: 'plan-d600a' }],
    ['planos', 'quero o de 500 que pega bem', { idPlan: 'plan-d500a' }],
    ['data-de-vencimento', 'dia 10 fica melhor pra mim', { due_date: '10' }],
    ['data-de-vencimento', 'o dia 5 serve', { due_date: '5' }],
    ['data-de-vencimento', 'dia 25 que é quando cai meu salário', { due_date: '25' }],
    ['ativar-debito', 'o débito é melhor', { direct_debit: 'true' }],
    ['ativar-debito', 'débito fica mais em conta', { direct_debit: 'true' }],
    ['ativar-debito', 'boleto mesmo', { direct_debit: 'false' }],
  ])('that approves it takes it, at %s: %j', (step, text, values) => {
    expect(read(text, at(step))).toMatchObject({ answers: { [step]: values }, doubts: [] })
  })
})

describe('whether Pix is taken', () => {
  it.each([
    'aceita pix?',
    'pix não tem?',
    'tem pix?',
    'vocês aceitam pix?',
    'e pix tem?',
    'não tem pix?',
    'aceitam pagamento com pix?',
    'aceita o pix?',
  ])('is answered, and proposes no way to pay: %s', (text) => {
    const { answers, doubts, facts } = read(text, at('ativar-debito'))
    expect({ answers, doubts }).toEqual({ answers: {}, doubts: [] })
    expect(facts).toContain('pagamento-formas')
  })
})

describe('a yes to direct debit', () => {
  test.each([
    'sim mas é seguro?',
    'sim, é seguro?',
    'sim mas qual o desconto?',
    'sim, mas e se eu trocar de banco',
    'sim, posso cancelar depois?',
    'pode ser mas tem que ser conta corrente?',
    'quero, mas só se não tiver taxa',
    'aceito, se não tiver taxa',
    'débito sim, mas a conta é da minha mãe, pode?',
    'sim, caso tenha como cancelar',
    'pode, desde que não cobre nada',
  ])('with a reserve is asked about: %j (D129)', (text) => {
    const { answers, doubts } = read(text, at('ativar-debito'))
    expect(answers['ativar-debito']).toBeUndefined()
    expect(doubts).toMatchObject([{ step: 'ativar-debito', values: { direct_debit: 'true' } }])
  })

  test.each([
    'sim, quero ofertas no email tb',
    'sim o apto é 101 bloco B',
    'sim, meu email é esse mesmo',
    'sim, pode me mandar as novidades',
    'sim, o cep tá certo',
    'não, o plano é o de 500',
    'não, meu sobrenome é com s',
    'sim, o celular é esse',
  ])('or a no is none where it belongs to another answer: %j (D133)', (text) => {
    expect(read(text, at('ativar-debito')).answers['ativar-debito']).toBeUndefined()
  })

  test.each([
    ['sim', 'true'],
    ['sim, pode ativar', 'true'],
    ['sim, quanto fica?', 'true'],
    ['sim pra pagar menos', 'true'],
    ['sim, se tem desconto eu quero', 'true'],
    ['não', 'false'],
    ['não, prefiro pix', 'false'],
    ['não porque minha conta é conjunta', 'false'],
    ['sim, quinta à tarde', 'true'],
  ])('%j is taken as it is', (text, direct_debit) => {
    expect(read(text, at('ativar-debito')).answers['ativar-debito']).toEqual({ direct_debit })
  })

  test.each(['menos o débito', 'tudo menos débito', 'qualquer coisa menos débito automático'])(
    'that leaves it out is a no that is asked about: %j',
    (text) => {
      const { answers, doubts } = read(text, at('ativar-debito'))
      expect(answers).toEqual({})
      expect(doubts).toMatchObject([{ step: 'ativar-debito', values: { direct_debit: 'false' } }])
    },
  )
})
