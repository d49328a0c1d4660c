import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import '../../tests/support/sample-orders.ts'
import { coverageTexts } from '../content/journeys/coverage.ts'
import { comCobertura } from '../content/steps/com-cobertura.ts'
import { coverageJourney } from '../funnel/journeys/coverage/journey.ts'
import type { FormProps } from '../questions/question-props.ts'
import { partAccepted } from '../store/redux-actions.ts'
import { QuestionForm } from '../questions/QuestionForm.tsx'
import { ChatForm } from './ChatForm.tsx'
import { showWith, storeAt } from '../../tests/support/store-at-question.tsx'

function show({ step, submit, layout }: Pick<FormProps, 'step' | 'submit' | 'layout'>) {
  const store = storeAt(step, { journey: coverageJourney.id, mode: 'chat' })
  showWith(
    store,
    <ChatForm step={step} onAnswer={() => {}} busy={false} refusals={0} submit={submit} layout={layout}>
      <input name="any" />
    </ChatForm>,
  )
}

it('a form has a button with the words of the step', () => {
  show({ step: 'com-cobertura', submit: comCobertura.submit, layout: 'block' })
  expect(screen.getByRole('button').textContent).toBe('Quero receber a ligação')
})

it('a single line is sent by the arrow', () => {
  show({ step: 'cep', submit: coverageTexts.cep?.submit ?? '', layout: 'line' })
  expect(screen.getByRole('button', { name: 'Enviar' })).toBeTruthy()
})

it('the keyboard reaches the parts as they are drawn: the line, its button, and below them another way to answer', () => {
  const store = storeAt('cpf', { mode: 'chat' })
  const { container } = showWith(store, <QuestionForm step="cpf" variant="chat" Form={ChatForm} />)
  const stops = [...container.querySelectorAll('input, button')].map((each) => each.textContent)
  expect(stops).toEqual(['', 'abcTeclado de letras', 'Enviar', 'Para uma empresa, com CNPJ'])
})

it('the key for letters stands beside the part that opens a keyboard of numbers, and beside no other', () => {
  const step = 'oferta-indisponivel'
  const store = storeAt(step, { mode: 'chat' })
  showWith(
    store,
    <ChatForm step={step} onAnswer={() => {}} busy={false} refusals={0} submit="" layout="line">
      <input name="any" />
    </ChatForm>,
  )
  const hasKey = () => screen.queryByText('abc') !== null
  expect(hasKey()).toBe(false)
  act(() => void store.dispatch(partAccepted({ step, name: 'name' })))
  expect(hasKey()).toBe(true)
  act(() => void store.dispatch(partAccepted({ step, name: 'phone' })))
  expect(hasKey()).toBe(false)
})
