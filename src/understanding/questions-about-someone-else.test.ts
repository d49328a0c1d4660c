/**
 * Tests answers to questions about somebody else, in a journey that asks for the visitor's name and telephone, then for
 * a friend's.
 */
import { describe, expect, test } from 'vitest'
import { nameField, phoneField } from '../funnel/contact-fields.ts'
import { noValues } from '../funnel/field-schemas.ts'
import { addJourney, addSteps } from '../funnel/journey-registry.ts'
import type { Field } from '../funnel/field-types.ts'
import { reached } from '../../tests/support/orders-at-step.ts'
import { addLazyReaderParts } from './lazy-extractors-and-patterns.ts'
import { read } from './read-message.ts'

addLazyReaderParts()

const fields: Readonly<Record<string, Field>> = {
  nome: nameField,
  telefone: phoneField,
  'nome-do-amigo': { ...nameField, isOfSomeoneElse: true },
  'telefone-do-amigo': { ...phoneField, isOfSomeoneElse: true },
}
const { id: journey } = addJourney({
  id: 'indicacao-de-prova',
  root: '/indicacao-de-prova',
  pages: Object.keys(fields).map((step) => ({
    path: `/indicacao-de-prova/${step}/`,
    layout: 'checkout',
    stage: 'dados-pessoais',
    steps: [step],
  })),
  recordKind: 'indicacao-de-prova',
})
addSteps(
  journey,
  Object.entries(fields).map(([id, field]) => ({
    id,
    kind: 'question',
    view: 'text',
    fields: [field],
    schema: noValues,
    applies: () => true,
    isDone: () => false,
  })),
)

const order = { ...reached('cep'), journey }
const readAt = (step: string, text: string) =>
  read(text, { step, order, quiz: null, banks: [], words: {}, doubt: null, draft: {} })

describe("a question for somebody else's name", () => {
  test.each([
    ['Carlos Lima', 'Carlos Lima'],
    ['o nome dele é Carlos Lima', 'Carlos Lima'],
    ['é a minha vizinha Ana Prado', 'Ana Prado'],
    ['Carlos Lima, meu vizinho', 'Carlos Lima'],
    ['meu irmão se chama Carlos Lima', 'Carlos Lima'],
    ['o nome da minha irmã é Ana Prado', 'Ana Prado'],
    ['ela se chama Ana Prado', 'Ana Prado'],
    ['ele chama Carlos Lima', 'Carlos Lima'],
    ['meu melhor amigo, Carlos Lima', 'Carlos Lima'],
  ])('is answered by %j', (text, name) => {
    expect(readAt('nome-do-amigo', text)).toMatchObject({
      answers: { 'nome-do-amigo': { name } },
      doubts: [],
    })
  })

  test.each(['meu nome é Ana Prado', 'eu sou a Ana Prado', 'me chamo Ana Prado'])(
    'is asked about where the visitor says the own: %j',
    (text) => {
      const { answers, doubts } = readAt('nome-do-amigo', text)
      expect(answers).toEqual({})
      expect(doubts).toMatchObject([{ step: 'nome-do-amigo', values: { name: 'Ana Prado' }, why: 'confirm' }])
    },
  )

  test.each([
    'vou perguntar pro meu vizinho',
    'minha amiga já tem internet',
    'não sei o nome dele',
    'ele mora longe',
    'quanto custa pra minha irmã?',
  ])('is not answered by %j', (text) => {
    expect(readAt('nome-do-amigo', text)).toMatchObject({ answers: {}, doubts: [] })
    expect(Object.keys(readAt('nome-do-amigo', text).answers)).toEqual([])
  })
})

describe("a question for somebody else's telephone", () => {
  test.each([
    'o telefone dele é 11 98765-4321',
    'o da minha vizinha é 11 98765-4321',
    '11 98765-4321, é do meu primo',
    'o zap dela 11 98765-4321',
  ])('is answered by %j', (text) => {
    expect(readAt('telefone-do-amigo', text)).toMatchObject({
      answers: { 'telefone-do-amigo': { phone: '11987654321' } },
      doubts: [],
    })
  })

  test.each(['meu telefone é 11 98765-4321', 'o dele é 11 91234-5678, o meu é 11 98765-4321'])(
    'is asked about where the visitor says the own: %j',
    (text) => {
      const { answers, doubts } = readAt('telefone-do-amigo', text)
      expect(answers).toEqual({})
      expect(doubts[0]?.step).toBe('telefone-do-amigo')
    },
  )
})

describe('of several people, each keeps the own values', () => {
  test.each([
    'Carlos Lima, 11 98765-4321',
    'ele é Carlos Lima e o telefone dele é 11 98765-4321',
    'minha vizinha Carla Lima, o zap dela é 11 98765-4321',
  ])("at the question for a friend's name: %j", (text) => {
    const { answers, doubts } = readAt('nome-do-amigo', text)
    expect(doubts).toEqual([])
    expect(Object.keys(answers)).toEqual(['nome-do-amigo', 'telefone-do-amigo'])
  })

  test("at the question for the visitor's name", () => {
    expect(readAt('nome', 'Ana Prado, 11 98765-4321').answers).toEqual({
      nome: { name: 'Ana Prado' },
      telefone: { phone: '11987654321' },
    })
    expect(readAt('nome', 'meu vizinho Carlos Lima').answers).toEqual({})
    expect(readAt('telefone', 'o telefone da minha vizinha é 11 98765-4321').answers).toEqual({})
  })
})
