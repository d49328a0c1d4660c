/** Commands and corrections typed in the chat, such as going back or naming a question. */
import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import { read } from '../../src/understanding/read-message.ts'

beforeAll(loadJourneys)

/** Reads at the review, where everything has its answer. */
const readAtReview = (text: string) => read(text, situationAt('confirmacao', '2026-11-20'))

describe('commands', () => {
  it.each([
    ['voltar', 'back'],
    ['Voltar!', 'back'],
    ['/voltar', 'back'],
    ['quero voltar, por favor', 'back'],
    ['pergunta anterior', 'back'],
    ['recomeçar', 'restart'],
    ['RECOMECAR', 'restart'],
    ['voltar ao início', 'restart'],
    ['ajuda', 'help'],
    ['Ajuda?', 'help'],
    ['?', 'help'],
    ['não entendi', 'help'],
    ['atendente', 'human'],
    ['pessoa', 'human'],
    ['Oi, queria falar com uma pessoa de verdade', 'human'],
    ['falar com o atendente', 'human'],
  ])('%j is %s', (text, command) => expect(readAtReview(text).command).toBe(command))

  it.each([
    'Ajuda Silva',
    'Fernando Pessoa',
    'Maria Voltar',
    'Ana da Ajuda',
    'ajuda@gmail.com',
    'Rua da Ajuda',
    'S',
    'quero mudar de casa',
    'Mudar Souza',
    '',
    '   ',
    'por favor',
  ])('%j is none where a name is asked', (text) =>
    expect(read(text, situationAt('nome', '2026-11-20')).command).toBeNull(),
  )
})

describe('corrections', () => {
  it.each([
    ['corrigir cpf', 'cpf'],
    ['Corrigir meu CPF.', 'cpf'],
    ['quero mudar meu e-mail', 'email'],
    ['trocar de plano', 'planos'],
    ['alterar endereço', 'cep'],
    ['corrigir o nome da minha mãe', 'nome-mae'],
    ['corrigir nome', 'nome'],
    ['telefone tá errado', 'telefone'],
    ['dá pra mudar o vencimento?', 'data-de-vencimento'],
    ['corrigir complemento', 'nr-imovel'],
    ['corrigir instalação', 'data-instalacao'],
    ['corrigir banco', 'conta-debito'],
  ])('%j → %s', (text, step) => expect(readAtReview(text).command).toBe(`correct:${step}`))

  it.each([
    ['mudar o email para Ana@X.com', { email: { email: 'Ana@x.com' } }],
    ['corrigir telefone: (11) 91234-5678', { telefone: { phone: '11912345678' } }],
    ['muda o vencimento para dia 5', { 'data-de-vencimento': { due_date: '5' } }],
    ['trocar o plano pro de 1 giga', { planos: { idPlan: 'plan-d1000a' } }],
    ['errei o número da casa, é 1010', { 'nr-imovel': { number: '1010' } }],
  ])('%j brings its answer', (text, answers) => {
    const reading = readAtReview(text)
    expect(reading.answers).toEqual(answers)
    expect(reading.command).toBe(`correct:${Object.keys(answers)[0]}`)
  })

  it.each([
    ['dá pra mudar o vencimento para dia 5?', 'data-de-vencimento', { due_date: '5' }],
    ['tem como trocar o plano pro de 1 giga?', 'planos', { idPlan: 'plan-d1000a' }],
    ['posso mudar pra boleto?', 'ativar-debito', { direct_debit: 'false' }],
  ])('%j, a request in the form of a question, proposes its answer (D129)', (text, step, values) => {
    const reading = readAtReview(text)
    expect(reading.answers).toEqual({})
    expect(reading.command).toBe(`correct:${step}`)
    expect(reading.doubts).toEqual([{ step, values, why: 'confirm' }])
  })

  it('every name that a step has in its texts means a step that has it', () => {
    const situation = situationAt('confirmacao', '2026-11-20')
    const answered = Object.keys(situation.order.answers)
    const others = answered.flatMap((step) =>
      (situation.words[step] ?? []).flatMap((word) => {
        const { command } = read(`corrigir ${word}`, situation)
        const named = command?.slice('correct:'.length) ?? ''
        const isOfBoth = situation.words[named]?.includes(word)
        return isOfBoth ? [] : [`words of '${step}': "${word}" means ${named ? `'${named}'` : 'no step'}`]
      }),
    )
    expect(others).toEqual([])
  })
})

describe('plans', () => {
  it.each<[string, string | undefined]>([
    ['o mais caro', 'plan-d2000b'],
    ['paramount 700', 'plan-d600b'],
    ['700 Mega Paramount+', 'plan-d600b'],
    ['o mais barato com hbo', 'plan-d500b'],
    ['o mais barato só internet', 'plan-d300a'],
    ['o último', 'plan-d2000b'],
    ['1 giga com globoplay', undefined],
    ['700 mega com deezer', undefined],
    ['o mais barato com streaming', 'plan-d500b'],
    ['o segundo', 'plan-d500a'],
    ['o de 59,99', 'plan-d500a'],
    ['o de 59,99 sem débito', 'plan-d300a'],
    ['minha internet atual é 500 mega e não pega no quarto', undefined],
    ['plano', undefined],
    ['segunda', undefined],
    ['numero 1000', undefined],
  ])('%j → %s', (text, idPlan) =>
    expect(read(text, situationAt('planos', '2026-11-20')).answers.planos?.idPlan).toBe(idPlan),
  )
})

it.each(['bom dia', 'boa noite', 'oi', ' ', '😍', 'demorou'])('%j consents to nothing', (text) => {
  expect(readAtReview(text).answers).toEqual({})
})

it.each(['sim, quando chegar em casa termino', 'tá certo, quando eu voltar do trabalho eu termino'])(
  '%j goes on later at the review, and its yes is not asked about',
  (text) => expect(readAtReview(text)).toMatchObject({ answers: {}, doubts: [], facts: ['volto-depois'] }),
)

it.each(['me tira uma dúvida aí', 'me tira dessa dúvida no site'])('%j erases nothing', (text) => {
  expect(readAtReview(text).facts).not.toContain('pedido-erase')
})

it('asking for patience takes no debit', () => {
  const { answers, doubts } = read(
    'eu não gosto de esperar, tenha paciência',
    situationAt('ativar-debito', '2026-11-20'),
  )
  expect([answers, doubts]).toEqual([{}, []])
})
