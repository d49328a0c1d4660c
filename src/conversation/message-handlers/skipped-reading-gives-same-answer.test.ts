/**
 * Checks with random phone numbers, dates, CPFs and house numbers that an answer stored without interpreting the
 * message is the one that interpretation would find.
 */
import { describe, expect, it } from 'vitest'
import { reached } from '../../../tests/support/orders-at-step.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { stepOf } from '../../funnel/journey-registry.ts'
import { surelyNeedsNoInterpretation } from '../../funnel/messages-needing-no-interpretation.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { formatCpf, isCpf } from '../../lib/cpf.ts'
import { formatPhone } from '../../lib/phone.ts'
import { addLazyReaderParts } from '../../understanding/lazy-extractors-and-patterns.ts'
import { readInContext } from './read-message-in-context.ts'
import { isFull } from '../../../tests/support/rows-to-run.ts'

addLazyReaderParts()

/** Random numbers that are the same in every run: a linear congruential generator (Numerical Recipes). */
function* numbers(): Generator<number, never> {
  for (let seed = 7; ;) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    yield seed
  }
}

const drawn = numbers()
const below = (limit: number) => drawn.next().value % limit
const two = (value: number) => String(value).padStart(2, '0')
const some = (count: number) => Array.from({ length: count }, () => below(10)).join('')

function aCpf(): string {
  const base = some(9)
  const found = Array.from({ length: 100 }, (_, at) => base + two(at)).find(isCpf)
  return found ?? aCpf()
}

const examples: readonly [StepId, () => Values][] = [
  ['nr-imovel', () => ({ number: String(1 + below(99_999)) })],
  ['telefone', () => ({ phone: formatPhone(`${[11, 21, 52, 85, 99][below(5)]}9${some(8)}`) })],
  // a CPF may look like a phone number, and is taken as one if a phone number was asked for
  ['telefone', () => ({ phone: formatPhone(aCpf()) })],
  [
    'data-nascimento',
    () => ({ birth_date: `${two(1 + below(28))}/${two(1 + below(12))}/${1930 + below(70)}` }),
  ],
  ['cpf', () => ({ person_type: 'pf', cpf: formatCpf(aCpf()), cnpj: '' })],
]

describe('an answer that is stored without interpreting the message', () => {
  it.each(examples)('at %s is the one that interpretation finds', (id, example) => {
    const order = reached(id)
    const step = stepOf(order, id)
    let taken = 0
    for (let at = 0; at < (isFull ? 150 : 50); at++) {
      const values = example()
      const name = step.fields.find((field) => field.kind === 'text' && values[field.name])?.name ?? ''
      const message = values[name] ?? ''
      if (!surelyNeedsNoInterpretation(order, step, values, message)) continue
      taken += 1
      const situation = { step: id, order, quiz: null, banks: [], words: {}, doubt: null, draft: {} }
      const { answers, ...reading } = readInContext(message, situation)
      expect({ message, steps: Object.keys(answers), ...reading }).toMatchObject({
        message,
        steps: [id],
        doubts: [],
        command: null,
        facts: [],
        smalltalk: null,
        wayOut: null,
      })
      expect(checkAnswer(step, { ...answers[id] }, order)).toEqual(checkAnswer(step, values, order))
    }
    expect(taken).toBeGreaterThan(10)
  })
})
