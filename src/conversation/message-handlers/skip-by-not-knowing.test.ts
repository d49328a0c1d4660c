/** Tests that 'não lembro' skips a question that may be skipped, and no other. */
import { afterAll, describe, expect, test } from 'vitest'
import '../../funnel/journeys/standard/journey.ts'
import { noValues } from '../../funnel/field-schemas.ts'
import { addSteps, journeyOf } from '../../funnel/journey-registry.ts'
import { addLazyReaderParts } from '../../understanding/lazy-extractors-and-patterns.ts'
import type { ChoiceOption } from '../../understanding/reading-types.ts'
import { reached } from '../../../tests/support/orders-at-step.ts'
import { readInContext } from './read-message-in-context.ts'

addLazyReaderParts()

const [optional, required] = ['origem-opcional', 'origem-obrigatoria']
addSteps(
  'standard',
  [optional, required].map((id) => ({
    id,
    kind: 'question',
    view: 'choice',
    fields: [{ name: 'heard', kind: 'choice', optional: id === optional }],
    schema: noValues,
    applies: () => true,
    isDone: () => false,
  })),
)

// Test files share the registry, and no other one knows these steps.
afterAll(() => {
  const steps = journeyOf({ journey: 'standard' }).steps as Map<string, unknown>
  for (const id of [optional, required]) steps.delete(id)
})

const options: readonly ChoiceOption[] = [
  { value: 'friend', label: 'Indicação', words: ['amigo', 'amiga'] },
  { value: 'search', label: 'Busca na internet', words: ['google'] },
]
const readAt = (step: string, text: string, more = options) =>
  readInContext(text, {
    step,
    order: reached('codigo'),
    quiz: null,
    banks: [],
    words: {},
    doubt: null,
    draft: {},
    choice: { name: 'heard', options: more },
  })

describe('an answer that is not known', () => {
  test.each([
    'não lembro',
    'nem lembro',
    'não sei',
    'sei lá',
    'não faço ideia',
    'não tenho a menor ideia',
    'ah, não lembro mais não',
    'num sei dizer, moça',
    'sei não',
    'esqueci',
    'prefiro não dizer',
  ])('skips a question that may be skipped: %j', (text) => {
    expect(readAt(optional, text).answers).toEqual({ [optional]: { heard: '' } })
    expect(readAt(required, text).answers).toEqual({})
  })

  test.each([
    'não sei se quero contratar',
    'não sei meu cpf de cabeça',
    'não lembro, quanto custa?',
    'não sei o que é isso',
    'não sei como funciona',
    'sei lá se vale a pena',
    'não sei?',
    'sei',
    'não',
    'esqueci de perguntar do preço',
    'não faço ideia do preço',
    'não lembro se foi um amigo ou o google',
  ])('is not read from %j', (text) => {
    expect(readAt(optional, text).answers).toEqual({})
  })

  test('is an answer where an option says so', () => {
    const more = [...options, { value: 'unknown', label: 'Não sei' }]
    expect(readAt(optional, 'não sei', more).answers).toEqual({ [optional]: { heard: 'unknown' } })
  })
})
