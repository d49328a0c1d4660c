/** Every problem that a question may have has its text, as soon as the question is loaded. */
import { readdirSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Values } from '../../src/funnel/types.ts'
import { wholeOrder } from '../support/orders.ts'

const journeys = new URL('../../src/app/journeys/', import.meta.url)
const ids = readdirSync(new URL('../../src/funnel/journeys/', import.meta.url))
  // the template's problems are names of texts in its own packs
  .filter((id) => id !== 'demo')

/** Typed into every field of a question at once. */
const WRONG = [
  '',
  ' ',
  'x',
  '1',
  '12',
  '123',
  '0123456',
  '00000000',
  '01310-1000',
  'ana@',
  '@x',
  'a b@c',
  'Ana 2 Sá',
  'quero ver preço',
]
const LONG = '9'.repeat(300)

describe.each(ids)('%s', (id) => {
  beforeEach(() => vi.resetModules())

  test('says what is wrong with each of its questions', async () => {
    const { parts } = (await import(new URL(`${id}/parts.ts`, journeys).href)) as {
      parts: { later?: () => Promise<void> }
    }
    const { journeyOf } = await import('../../src/funnel/journeys.ts')
    const { check } = await import('../../src/funnel/answer.ts')
    const { problemText } = await import('../../src/questions/problem-texts.ts')
    const order = { ...wholeOrder(), journey: id }
    const seen = new Set<string>()
    const ask = () => {
      for (const step of journeyOf({ journey: id }).steps.values())
        for (const typed of [...WRONG, LONG]) {
          const names = ['number', 'is_block_allotment', ...step.fields.map(({ name }) => name)]
          const values: Values = Object.fromEntries(names.map((name) => [name, typed]))
          const checked = check(step, values, order)
          if ('values' in checked) continue
          for (const problem of Object.values(checked.problems)) {
            seen.add(problem.problem)
            expect([step.id, problem, problemText(problem)]).not.toContain('')
            expect(problemText(problem)).not.toMatch(/[{}]/)
          }
        }
    }
    ask()
    await parts.later?.()
    ask()
    expect(seen.size).toBeGreaterThan(2)
  })
})
