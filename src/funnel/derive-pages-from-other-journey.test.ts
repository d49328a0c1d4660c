import { expect, test } from 'vitest'
import { pagesWith, type Differences } from './derive-pages-from-other-journey.ts'
import type { Page } from './step-and-journey-types.ts'

const page = (...steps: string[]): Page => ({
  path: `/${steps.join('-')}/`,
  layout: 'checkout',
  stage: 'pagamento',
  steps,
})
const base = [
  page('cep'),
  page('number'),
  page('name'),
  { ...page('operator'), isExtra: true },
  page('review'),
]
const pathsWith = (differences: Differences) => pagesWith(base, differences).map(({ path }) => path)

test('a journey without a difference has every page that the specification knows', () => {
  expect(pathsWith({})).toEqual(['/cep/', '/number/', '/name/', '/review/'])
})

test('a page of its own stands before the one that is named, and its steps are asked nowhere else', () => {
  expect(pathsWith({ before: { cep: [page('cep', 'number')], review: [page('code')] } })).toEqual([
    '/cep-number/',
    '/name/',
    '/code/',
    '/review/',
  ])
})

test('a page is moved by naming it at another place', () => {
  expect(pathsWith({ before: { number: [page('name')] } })).toEqual([
    '/cep/',
    '/name/',
    '/number/',
    '/review/',
  ])
})

test('a step is left out', () => {
  expect(pathsWith({ without: ['name'] })).toEqual(['/cep/', '/number/', '/review/'])
})

test('a question that was added to the base is asked only where it is named (D122)', () => {
  expect(pathsWith({ before: { review: [page('operator')] } })).toContain('/operator/')
  expect(pathsWith({})).not.toContain('/operator/')
})

test('a step that the base does not have is refused', () => {
  expect(() => pathsWith({ without: ['plan'] })).toThrow('plan')
  expect(() => pathsWith({ before: { plan: [page('code')] } })).toThrow('plan')
})
