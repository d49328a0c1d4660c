/** What the chat says differently to a company than to a person. */
import { expect, test } from 'vitest'
import { wholeOrder } from '../../tests/support/sample-orders.ts'
import { withAnswer } from '../funnel/apply-answer-and-clear-dependents.ts'
import type { Order } from '../funnel/step-and-journey-types.ts'
import { rootReducer } from '../store/root-reducer.ts'
import { buildTranscript } from './build-transcript.ts'

const { dialogue } = rootReducer(undefined, { type: 'start' })
const atAccount = (order: Order) => {
  const lines = buildTranscript(order, 'conta-debito', null, dialogue, { greeting: 'Oi', none: 'Nada' })
  const document = lines.find((line) => line.kind === 'answer' && line.step === 'cpf')
  return { document, asked: lines.at(-1) }
}

const { 'conta-debito': _, 'data-instalacao': _date, ...answers } = wholeOrder().answers
const person = { ...wholeOrder(), answers }
const company = withAnswer(person, 'cpf', { person_type: 'pj', cnpj: '11222333000181' })

test.each([
  ['person', person, 'CPF', /A conta precisa estar no seu nome\.$/],
  ['company', company, 'CNPJ', /A conta precisa estar no nome da empresa\.$/],
])('the document of a %s is called by its name, and the account is in theirs', (_who, order, name, why) => {
  const { document, asked } = atAccount(order)
  expect(document).toMatchObject({ name })
  expect(asked).toMatchObject({ why: expect.stringMatching(why) as string })
})
