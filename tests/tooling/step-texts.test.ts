import { describe, expect, test } from 'vitest'
import { steps } from '../../src/content/steps.ts'
import { standard } from '../../src/funnel/journeys.ts'

/** Fields that a widget draws by itself, and the button that confirms. */
const drawn: Record<string, readonly string[]> = {
  'data-instalacao': ['date', 'period', 'date2', 'period2', 'date3', 'period3'],
  validacao: [],
  confirmacao: ['accept_information'],
}

describe.each(standard)('the texts of $id', ({ id, fields, kind }) => {
  const text = steps[id]

  test('label every field, and nothing else', () => {
    const names = drawn[id] ?? fields.map((field) => field.name)
    expect(Object.keys(text.labels).sort()).toEqual([...names].sort())
  })

  test('hint only at fields', () => {
    const hinted = [...Object.keys(text.hints ?? {}), ...Object.keys(text.placeholders ?? {})]
    expect(Object.keys(text.labels)).toEqual(expect.arrayContaining(hinted))
  })

  test('offer the values of its choice in its order', () => {
    const choice = fields.find((field) => field.kind === 'choice')
    if (choice) expect(text.options?.map((option) => option.value)).toEqual(choice.options)
  })

  test('ask a question with a button that says what happens', () => {
    expect(text.title && text.heading && text.submit).toBeTruthy()
    if (kind === 'question' || kind === 'review') expect(text.heading).toMatch(/\?$|^Vamos /)
  })
})
