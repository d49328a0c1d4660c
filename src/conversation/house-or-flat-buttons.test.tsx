import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ChatForm } from './ChatForm.tsx'
import { wholeOrder } from '../../tests/support/sample-orders.ts'
import { answersSubmitted } from '../store/redux-actions.ts'
import { QuestionForm } from '../questions/QuestionForm.tsx'
import { showWith, storeAt } from '../../tests/support/store-at-question.tsx'

it('the button “É apartamento” beside “É casa” asks for the flat and puts the focus into the text field', async () => {
  const order = wholeOrder()
  const house = order.answers['nr-imovel']
  if (!house) throw new Error('no house')
  const sent: unknown[] = []
  const answers = { 'nr-imovel': { ...house, lacks: 'complement' } }
  const store = storeAt('nr-imovel', { order: { ...order, answers }, mode: 'chat' }, (action) => {
    if (answersSubmitted.match(action)) sent.push(action.payload)
  })
  showWith(store, <QuestionForm step="nr-imovel" variant="chat" Form={ChatForm} />)
  const names = (await screen.findAllByRole('button', { name: /^É / })).map(({ textContent }) => textContent)
  expect(names).toEqual(['É casa', 'É apartamento'])
  await userEvent.click(screen.getByRole('button', { name: 'É apartamento' }))
  expect(store.getState().dialogue.lines.map(({ who, text }) => [who, text])).toEqual([
    ['visitor', 'É apartamento'],
    ['assistant', 'Qual é o apartamento? Por exemplo: “apto 42”.'],
  ])
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  expect(sent).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'É casa' }))
  expect(sent).toHaveLength(1)
  expect(
    store
      .getState()
      .dialogue.lines.slice(-2)
      .map(({ who, text }) => [who, text]),
  ).toEqual([
    ['assistant', 'É casa ou apartamento?'],
    ['visitor', 'É casa'],
  ])
})
