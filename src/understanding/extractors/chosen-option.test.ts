/** The extractor for multiple-choice questions that have none of their own; the tests add such a question to the standard journey. */
import { afterAll, describe, expect, test } from 'vitest'
import '../../funnel/journeys/standard/journey.ts'
import { addSteps, journeyOf } from '../../funnel/journey-registry.ts'
import { noValues } from '../../funnel/field-schemas.ts'
import { reached } from '../../../tests/support/orders-at-step.ts'
import type { ChoiceOption } from '../reading-types.ts'
import { addLazyReaderParts } from '../lazy-extractors-and-patterns.ts'
import { read } from '../read-message.ts'

addLazyReaderParts()

const step = 'um-de-varios'
addSteps('standard', [
  {
    id: step,
    kind: 'question',
    view: 'choice',
    fields: [{ name: 'chosen', kind: 'choice' }],
    schema: noValues,
    applies: () => true,
    isDone: () => false,
  },
])

// Test files share the registry, and no other one knows this step.
afterAll(() => {
  ;(journeyOf({ journey: 'standard' }).steps as Map<string, unknown>).delete(step)
})

const readAmong = (text: string, options: readonly ChoiceOption[]) =>
  read(text, {
    step,
    order: reached('codigo'),
    quiz: null,
    banks: [],
    words: {},
    doubt: null,
    draft: {},
    choice: { name: 'chosen', options },
  })

const times: readonly ChoiceOption[] = [
  { value: 'morning', label: 'De manhã', words: ['cedo', 'antes do almoco'] },
  { value: 'afternoon', label: 'À tarde' },
  { value: 'any', label: 'Tanto faz' },
]
const operators: readonly ChoiceOption[] = [
  { value: 'claro', label: 'Claro', words: ['net'] },
  { value: 'vivo', label: 'Vivo' },
  { value: 'oi', label: 'Oi' },
  { value: 'none', label: 'Prefiro não dizer', words: ['nao quero dizer'] },
]
const dogs: readonly ChoiceOption[] = [
  { value: 'yes', label: 'Sim, tenho cachorro' },
  { value: 'no', label: 'Não tenho' },
]

type Line = readonly [text: string, options: readonly ChoiceOption[], chosen: string]

/** Messages whose answer is recorded. */
const CHOSEN: readonly Line[] = [
  ['à tarde', times, 'afternoon'],
  ['prefiro de manhã', times, 'morning'],
  ['tanto faz', times, 'any'],
  ['uso a claro', operators, 'claro'],
  ['é a oi', operators, 'oi'],
  ['oi', operators, 'oi'],
  ['minha operadora é a vivo', operators, 'vivo'],
  ['tenho claro', operators, 'claro'],
  ['prefiro não dizer', operators, 'none'],
  ['não quero dizer', operators, 'none'],
  ['de manhã é melhor pra mim porque trabalho à noite', times, 'morning'],
  ['não posso de manhã, só à tarde', times, 'afternoon'],
  ['de manhã não dá, prefiro à tarde', times, 'afternoon'],
  ['prefiro à tarde do que de manhã', times, 'afternoon'],
  ['oi, eu uso a vivo aqui em casa faz uns anos', operators, 'vivo'],
  ['minha mãe usa claro, eu uso vivo', operators, 'vivo'],
  ['antes eu tinha oi, agora é vivo', operators, 'vivo'],
  ['de manhã, aliás, à tarde', times, 'afternoon'],
  ['sim, tenho', dogs, 'yes'],
]
/** Messages whose answer must be confirmed first, as at questions with an extractor of their own. */
const CONFIRMED: readonly Line[] = [
  ['acho que prefiro de manhã', times, 'morning'],
  ['talvez à tarde', times, 'afternoon'],
  ['eu usava a vivo', operators, 'vivo'],
  ['minha mãe tem vivo', operators, 'vivo'],
  // a question never chooses (D129)
  ['pode ser de manhã?', times, 'morning'],
]

describe('a choice that no extractor looks for', () => {
  test.each(CHOSEN)('is answered by its option within a sentence: %j (D122)', (text, options, chosen) => {
    expect(readAmong(text, options)).toMatchObject({ answers: { [step]: { chosen } }, doubts: [] })
  })

  test.each(CONFIRMED)('is asked about where the visitor is unsure: %j (D122)', (text, options, chosen) => {
    expect(readAmong(text, options)).toMatchObject({
      answers: {},
      doubts: [{ step, values: { chosen }, why: 'confirm' }],
    })
  })

  test.each([
    ['manhã ou tarde', times, ['morning', 'afternoon']],
    ['uso claro e vivo', operators, ['claro', 'vivo']],
  ])('is asked which of several it is: %j (D122)', (text, options, chosen) => {
    const { answers, doubts } = readAmong(text, options)
    expect(answers).toEqual({})
    expect(doubts).toMatchObject([{ step, why: 'either', or: chosen.map((each) => ({ chosen: each })) }])
  })

  test.each([
    ['não sei', times],
    ['voltar', times],
    ['quanto custa a instalação?', times],
    ['a tarde de vocês vai até que horas?', times],
    ['não quero de manhã', times],
    ['a claro é melhor que vocês?', operators],
    ['oi, tudo bem', operators],
  ])('is not answered by %j (D122)', (text, options) => {
    expect(readAmong(text, options)).toMatchObject({ answers: {}, doubts: [] })
    expect(Object.keys(readAmong(text, options).answers)).toEqual([])
  })
})

test.each([
  ['tanto zap quanto email', false],
  ['uso tanto de manhã quanto à tarde', false],
  ['já gasto tanto de internet quanto é o de vocês', true],
  ['tanto faz quanto custa?', true],
])('asks for the price only where "quanto" asks: %j (D122)', (text, asks) => {
  expect(readAmong(text, times).facts.includes('preco')).toBe(asks)
})

test('a message that says the same many times is read at once (D122)', () => {
  // to try every way to divide it takes twice as long with each repetition: 12 seconds for 27
  expect(readAmong(`não quero ${'nenhuma delas '.repeat(60)}zap`, ways).facts).not.toContain('pular')
})

const homes: readonly ChoiceOption[] = [
  { value: 'house', label: 'Casa', words: ['sobrado'] },
  { value: 'flat', label: 'Apartamento', words: ['ap', 'apto', 'predio'] },
  { value: 'shop', label: 'Comércio', words: ['loja', 'escritorio'] },
]
const ways: readonly ChoiceOption[] = [
  { value: 'whatsapp', label: 'WhatsApp', words: ['zap', 'whats'] },
  { value: 'call', label: 'Ligação', words: ['telefone', 'ligar'] },
  { value: 'mail', label: 'Por e-mail', words: ['email'] },
]
const uses: readonly ChoiceOption[] = [
  { value: 'games', label: 'Jogos on-line', words: ['jogos', 'jogar'] },
  { value: 'work', label: 'Trabalho em casa', words: ['trabalho', 'home office'] },
  { value: 'films', label: 'Filmes e séries', words: ['filmes', 'series', 'netflix'] },
]

/**
 * Lines that were written before the rules and changed none of them. '?' is asked about, '|' asked which, '' nothing.
 */
describe('a choice within sentences that nothing was made for', () => {
  test.each([
    ['moro em casa mesmo', homes, 'house'],
    ['acho que é apartamento, né', homes, '?flat'],
    ['é um predio comercial, na verdade loja', homes, 'shop'],
    ['não é casa, é apartamento', homes, 'flat'],
    ['a instalação é no apto da minha irmã', homes, 'flat'],
    ['casa ou apartamento tanto faz', homes, 'house|flat'],
    ['vocês atendem comércio?', homes, ''],
    ['moro num sobrado com meus pais', homes, '?house'],
    ['antes era casa mas agora mudei pra um apartamento', homes, 'flat'],
    ['é casa sim, tem quintal e cachorro bravo', homes, 'house'],
    ['pode me chamar no zap que eu respondo rápido', ways, '?whatsapp'],
    ['não me liguem por favor, manda no whats', ways, 'whatsapp'],
    ['prefiro ligação porque não uso whatsapp', ways, 'call'],
    ['por email é mais fácil pra mim', ways, '?mail'],
    ['qualquer um menos ligação', ways, ''],
    ['zap ou email', ways, 'whatsapp|mail'],
    ['tanto zap quanto email', ways, 'whatsapp|mail'],
    ['pode ser tanto por zap qto por email', ways, 'whatsapp|mail'],
    ['nada de ligação, só zap', ways, 'whatsapp'],
    ['dispenso telefone, chega de email, whats', ways, 'whatsapp'],
    ['vocês ligam de que número?', ways, ''],
    ['talvez por e-mail', ways, '?mail'],
    ['whatsapp é melhor que ligação', ways, 'whatsapp'],
    ['meu telefone tá ruim, melhor pelo zap', ways, 'call|whatsapp'],
    ['uso mais pra jogar com os amigos', uses, '?games'],
    ['é pro meu filho jogar', uses, '?games'],
    ['trabalho em casa, preciso de internet boa', uses, 'work'],
    ['netflix e essas coisas', uses, '?films'],
    ['não jogo nada, só vejo filmes', uses, '?films'],
    ['um pouco de tudo, jogos e trabalho', uses, 'games|work'],
    ['acredito que seja home office', uses, '?work'],
    ['quanto de velocidade precisa pra jogar?', uses, ''],
    ['eu diria filmes, aliás jogos', uses, 'games'],
    ['pode colocar trabalho', uses, 'work'],
  ] as const)('%j (D122)', (text, options, expected) => {
    const { answers, doubts } = readAmong(text, options)
    const [doubt] = doubts
    const asked =
      doubt?.or?.map((each) => each.chosen).join('|') ?? (doubt ? `?${doubt.values.chosen ?? ''}` : '')
    expect(answers[step]?.chosen ?? asked).toBe(expected)
  })
})

const sources: readonly ChoiceOption[] = [
  { value: 'friend', label: 'Indicação', words: ['amigo', 'amiga', 'vizinho'] },
  { value: 'search', label: 'Busca na internet', words: ['google', 'busca'] },
  { value: 'street', label: 'Vi na rua', words: ['outdoor', 'rua'] },
]
const calls: readonly ChoiceOption[] = [
  { value: 'now', label: 'Agora' },
  { value: 'soon', label: 'Mais tarde', words: ['logo'] },
]
const marks: readonly ChoiceOption[] = [
  { value: 'good', label: 'Ótimo', words: ['show', 'massa'] },
  { value: 'fair', label: 'Razoável', words: ['legal', 'beleza'] },
]

/** '?' is asked about, '' nothing. */
describe('an option whose word is a filler elsewhere', () => {
  test.each([
    ['um amigo', sources, 'friend'],
    ['uma amiga', sources, 'friend'],
    ['amigo meu', sources, 'friend'],
    ['por uma amiga', sources, 'friend'],
    ['foi meu amigo', sources, 'friend'],
    ['um amigo, e meu telefone é 11 98765-4321', sources, 'friend'],
    ['um amigo me indicou', sources, '?friend'],
    ['foi um amigo que indicou', sources, '?friend'],
    ['uma amiga minha falou', sources, '?friend'],
    ['amiga da faculdade', sources, '?friend'],
    ['agora', calls, 'now'],
    ['prefiro agora', calls, 'now'],
    ['foi um show', marks, 'good'],
    ['obrigado, amigo', sources, ''],
    ['obrigado meu amigo', sources, ''],
    ['valeu amiga', sources, ''],
    ['bom dia, amiga', sources, ''],
    ['amigo, quanto custa?', sources, ''],
    ['meu amigo, quanto custa?', sources, ''],
    ['ô amigo, volta por favor', sources, ''],
    ['calma aí, meu amigo', sources, ''],
    ['google, meu amigo', sources, 'search'],
    ['não foi um amigo', sources, ''],
    ['agora não', calls, ''],
    ['até logo', calls, ''],
    ['beleza, e quanto custa?', marks, ''],
    ['massa, obrigado', marks, ''],
  ] as const)('is chosen only where it is meant: %j', (text, options, expected) => {
    const { answers, doubts } = readAmong(text, options)
    const [doubt] = doubts
    expect(answers[step]?.chosen ?? (doubt ? `?${doubt.values.chosen ?? ''}` : '')).toBe(expected)
  })
})
