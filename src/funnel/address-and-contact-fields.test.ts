/** How the fields for address and contact are shown and checked. */
import { describe, expect, test } from 'vitest'
import { checkedInWords } from '../../tests/support/problem-texts.ts'
import { complementTypes, wholeOrder, type Changed } from '../../tests/support/sample-orders.ts'
import { wholeTown } from '../../tests/support/orders-at-step.ts'
import { checkAnswer } from './check-answer.ts'
import { comCobertura } from './journeys/coverage/com-cobertura.ts'
import { instalacao } from './steps/instalacao.ts'
import { ofertaIndisponivel } from './steps/oferta-indisponivel.ts'
import type { Values } from './step-and-journey-types.ts'

describe('the address of the installation asks only what is missing', () => {
  const apartment = { 'nr-imovel': { number: '130', complement: 'apto 42' } }
  const byHand = { notFoundComplement: 'true' }
  test.each<[string, Changed, Values, string[]]>([
    ['a street', { coverage: wholeTown }, {}, ['address']],
    ['a complement', { complementTypes }, {}, ['complemento1', 'complemento2', 'notFoundComplement']],
    ['one of no type', { complementTypes }, byHand, ['notFoundComplement', 'customComplement']],
  ])('%s', (_what, more, draft, names) => {
    const order = wholeOrder(more, more.complementTypes ? apartment : {})
    const shown = instalacao.fields.filter(({ shownWhen }) => shownWhen?.(draft, order))
    expect(shown.map(({ name }) => name)).toEqual(names)
  })
})

test('on the waiting list a telephone is shown as a mask once it is one, the rest as it was typed', () => {
  const show = (name: string, value: string) => ofertaIndisponivel.parts?.show?.(name, value)
  expect(show('phone', '(11) 98765-4321')).toBe('(11) 9****-**21')
  expect(show('phone', '1198')).toBe('1198')
  expect(show('name', '11 98765-4321')).toBe('11 98765-4321')
})

test('a call is asked for with a telephone that there can be', () => {
  const order = wholeOrder()
  expect(checkAnswer(comCobertura, { telephone: '(11) 98765-4321' }, order)).toEqual({
    values: { telephone: '11987654321' },
  })
  expect(checkedInWords(checkAnswer(comCobertura, { telephone: '1198' }, order))).toEqual({
    problems: { telephone: 'Esse número não é válido. Verifique a digitação.' },
  })
})
