import { beforeAll, describe, expect, it } from 'vitest'
import { loadJourneys, situationAt } from '../../scripts/understand/visitor-state-at-question.ts'
import { stepOf } from '../../src/funnel/journey-registry.ts'
import { standing } from '../../src/understanding/denials.ts'
import { messageOf } from '../../src/understanding/message.ts'
import type { ChoiceOption, Situation } from '../../src/understanding/reading.ts'
import { choice, quiz } from '../../src/understanding/kinds/choice.ts'
import { code } from '../../src/understanding/kinds/code.ts'
import type { Kind } from '../../src/understanding/kinds/kind.ts'

const TODAY = '2026-11-20'
const times: readonly ChoiceOption[] = [
  { value: 'morning', label: 'De manhã', words: ['cedo', 'antes do almoco'] },
  { value: 'afternoon', label: 'À tarde' },
  { value: 'any', label: 'Tanto faz' },
]
const operators: readonly ChoiceOption[] = [
  { value: 'claro', label: 'Claro', words: ['net'] },
  { value: 'vivo', label: 'Vivo' },
  { value: 'oi', label: 'Oi' },
]
const dogs: readonly ChoiceOption[] = [
  { value: 'yes', label: 'Sim, tenho cachorro' },
  { value: 'no', label: 'Não tenho' },
]

beforeAll(loadJourneys)

/** The values that a kind finds and that the message does not deny. */
function valuesOf(kind: Kind, text: string, step: string, more: Partial<Situation> = {}) {
  const situation = { ...situationAt(step, TODAY), ...more }
  const message = messageOf(text)
  const found = kind.find(message, situation, stepOf(situation.order, step))
  return standing(message.said, found).map(({ values }) => values)
}
const chosen = (text: string, options: readonly ChoiceOption[]) =>
  valuesOf(choice, text, 'cep', { choice: { name: 'chosen', options } }).map((each) => each.chosen)

describe('an option', () => {
  it.each([
    ['à tarde', times, 'afternoon'],
    ['prefiro de manhã', times, 'morning'],
    ['tanto faz', times, 'any'],
    ['a segunda', times, 'afternoon'],
    ['não posso de manhã, só à tarde', times, 'afternoon'],
    ['de manhã, aliás, à tarde', times, 'afternoon'],
    ['uso a claro', operators, 'claro'],
    ['claro, uso a vivo', operators, 'vivo'],
    ['oi', operators, 'oi'],
    ['sim, tenho', dogs, 'yes'],
    ['não', dogs, 'no'],
  ])('is named by label, other words, place, yes or no: %j (D122)', (text, options, value) =>
    expect(chosen(text, options)).toEqual([value]),
  )

  it('is one of several', () => expect(chosen('uso claro e vivo', operators)).toEqual(['claro', 'vivo']))
  it('is none', () => expect(chosen('não sei', times)).toEqual([]))
})

it.each(['123456', '123-456', 'o código é 123 456', 'um dois três quatro cinco seis'])(
  '%j is a code',
  (text) => expect(valuesOf(code, text, 'codigo')).toEqual([{ code: '123456' }]),
)

it('a quiz is answered question by question', () => {
  const answers = [
    { id: 'a', text: 'Rua das Flores' },
    { id: 'b', text: 'Avenida Central' },
    { id: 'c', text: 'Nenhuma das anteriores' },
  ]
  const asked = {
    id: 'quiz',
    questions: [{ id: 'q1', text: 'Onde?', answers }],
  } as unknown as Situation['quiz']
  const answerTo = (text: string) => valuesOf(quiz, text, 'validacao', { quiz: asked })
  expect(answerTo('morei na rua das flores')).toEqual([{ q1: 'a' }])
  expect(answerTo('a segunda')).toEqual([{ q1: 'b' }])
  expect(answerTo('nenhuma dessas')).toEqual([{ q1: 'c' }])
})
