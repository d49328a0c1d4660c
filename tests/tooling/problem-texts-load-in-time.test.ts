/** The error messages for wrong answers and for failed API calls load no later than the code that needs them. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { ApiFailure } from '../../src/api/api-error-and-its-message.ts'
import type { Values } from '../../src/funnel/step-and-journey-types.ts'
import { wholeOrder } from '../support/sample-orders.ts'
import { rowsToRun } from '../support/rows-to-run.ts'

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

// the pages of these group the standard questions
describe.each(rowsToRun(ids, (id) => !['b', 'b-mobile', 'compact'].includes(id)))('%s', (id) => {
  beforeEach(() => vi.resetModules())

  test('says what is wrong with each of its questions', async () => {
    const { journeyParts } = (await import(new URL(`${id}.ts`, journeys).href)) as {
      journeyParts: { later?: () => Promise<void> }
    }
    const { journeyOf } = await import('../../src/funnel/journey-registry.ts')
    const { checkAnswer: check } = await import('../../src/funnel/check-answer.ts')
    const { problemText } = await import('../../src/questions/turn-problems-into-messages.ts')
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
    await journeyParts.later?.()
    ask()
    expect(seen.size).toBeGreaterThan(2)
  })
})

describe('a call that fails', () => {
  beforeEach(() => vi.resetModules())

  test('for want of a network is put into words before any later code has loaded', async () => {
    await import('../../src/app/journeys/standard.ts')
    const { problemText } = await import('../../src/questions/turn-problems-into-messages.ts')
    const { ApiError } = await import('../../src/api/api-error-and-its-message.ts')
    expect(problemText(new ApiError({ kind: 'network' }).problem)).toMatch(/^Erro de rede/)
  })

  test.each<ApiFailure>([
    { kind: 'timeout', seconds: 20 },
    { kind: 'http', status: 502, statusText: '' },
    { kind: 'contentType', contentType: '', status: 200 },
    { kind: 'unparseable', status: 200 },
    { kind: 'missing', names: ['id'], problem: 'resposta-incompleta' },
    { kind: 'empty', problem: 'sem-cobertura' },
    { kind: 'server', status: 500, text: '', reply: {} },
    { kind: 'server', status: 500, text: '', wordless: 'cep-invalido', reply: {} },
  ])('for another reason ($kind) is put into words that load with the calls', async (failure) => {
    const { failedRequestProblems } = await import('../../src/content/problems/failed-requests.ts')
    const { filledIn } = await import('../../src/content/problems/fill-in-error-message.ts')
    const { ApiError } = await import('../../src/api/api-error-and-its-message.ts')
    expect(filledIn(failedRequestProblems, new ApiError(failure).problem)).toMatch(/^[^{}]*[^{} ]$/)
  })

  // in one file with the later questions' words, every page that makes a call would load those
  test('has its words where no file of a browser brings those of all answers along', () => {
    const files = globSync('src/{app,pages,questions,conversation,sagas,ui}/**/*.{ts,tsx}')
    expect(files.length).toBeGreaterThan(300)
    const all = /content\/problems\/all-problems\.ts'/
    expect(
      files.filter((file) => !/\.test\.tsx?$/.test(file) && all.test(readFileSync(file, 'utf8'))),
    ).toEqual([])
    expect(readFileSync('src/content/problems/failed-requests.ts', 'utf8').match(/from '\.\/(.+)'/g)).toEqual(
      ["from './fill-in-error-message.ts'"],
    )
  })
})
