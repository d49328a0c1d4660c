import { describe, expect, test } from 'vitest'
import '../funnel/journeys/standard/journey.ts'
import { reached } from '../../tests/support/journey-orders.ts'
import { read } from './read.ts'

/** `toMatchObject` would accept any answers where none are expected. */
const NOTHING: unknown = expect.toSatisfy((answers: object) => Object.keys(answers).length === 0)

const situation = {
  step: 'codigo',
  order: reached('codigo'),
  quiz: null,
  banks: [],
  words: {},
  doubt: null,
  draft: {},
}

describe('a choice that no extractor looks for', () => {
  const options = [
    { value: 'morning', label: 'De manhã' },
    { value: 'afternoon', label: 'À tarde' },
    { value: 'any', label: 'Tanto faz' },
  ]
  const choice = { name: 'best_time', options }

  test.each([
    ['à tarde', 'afternoon'],
    ['prefiro de manhã', 'morning'],
    ['tanto faz', 'any'],
  ])('is answered by the words of an option: %j', (text, value) => {
    expect(read(text, { ...situation, choice })).toMatchObject({
      answers: { codigo: { best_time: value } },
      clear: true,
    })
  })

  test.each([
    ['uso a claro', 'claro'],
    ['é a oi', 'oi'],
    ['oi', 'oi'],
    ['minha operadora é a vivo', 'vivo'],
    ['tenho claro', 'claro'],
    ['prefiro não dizer', 'none'],
    ['não quero dizer', 'none'],
  ])('is answered by another name of an option, among words that mean nothing here: %j', (text, value) => {
    const operators = [
      { value: 'claro', label: 'Claro', words: ['net'] },
      { value: 'vivo', label: 'Vivo', words: ['minha operadora e a vivo'] },
      { value: 'oi', label: 'Oi' },
      { value: 'none', label: 'Prefiro não dizer', words: ['nao quero dizer'] },
    ]
    expect(read(text, { ...situation, choice: { name: 'operator', options: operators } })).toMatchObject({
      answers: { codigo: { operator: value } },
    })
  })

  test.each(['não sei', 'voltar', 'quanto custa a instalação?', 'manhã ou tarde'])(
    'is not answered by %j',
    (text) => {
      expect(read(text, { ...situation, choice })).toMatchObject({ answers: NOTHING })
    },
  )
})
