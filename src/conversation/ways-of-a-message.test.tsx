/** Tests which way each input of the chat sends what is typed: all go through the function that takes messages. */
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { reached } from '../../tests/support/orders-at-step.ts'
import { QuestionForm } from '../questions/QuestionForm.tsx'
import { ChatForm } from './ChatForm.tsx'
import { TakeMessageContext, type TakeMessage } from './message-input-context.ts'
import { showWith, storeAt } from '../../tests/support/store-at-question.tsx'

/** Types a text at a question and sends it. Returns what was sent. */
function sent(step: string, text: string) {
  const store = storeAt(step, { order: reached(step), mode: 'chat' })
  const taken: Parameters<TakeMessage>[] = []
  showWith(
    store,
    <TakeMessageContext value={(...message) => void taken.push(message)}>
      <QuestionForm step={step} variant="chat" Form={ChatForm} />
    </TakeMessageContext>,
  )
  const [input] = screen.getAllByRole<HTMLInputElement>('textbox')
  if (!input?.form) throw new Error('no form')
  fireEvent.change(input, { target: { value: text } })
  fireEvent.submit(input.form)
  return taken.map(([message, submitForm, plain]) => [message, submitForm !== undefined, plain])
}

it.each([
  ['a CEP, which the form takes at once', 'cep', '01310-100', true, 'line'],
  ['an empty line, which the form refuses at once', 'email', '', true, 'line'],
  ['an address, which only the reader finds', 'email', 'é ana@exemplo.com.br', false, undefined],
  ['a telephone in digits', 'telefone', '(11) 98765-4321', true, 'line'],
  ['a question in place of a telephone', 'telefone', 'por que precisa?', false, undefined],
])('%s, is sent as a message', (_what, step, text, hasForm, plain) => {
  expect(sent(step, text)).toEqual([[text, hasForm, plain]])
})
