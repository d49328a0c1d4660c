import { configureStore, Tuple, type Middleware } from '@reduxjs/toolkit'
import { render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { beforeAll, expect, it } from 'vitest'
import { callRequest } from '../content/call-request.ts'
import { callRequested } from '../store/redux-actions.ts'
import { rootReducer } from '../store/root-reducer.ts'
import { loadMasks } from '../ui/forms/MaskedField.tsx'
import CallRequestChatPage from './CallRequestChatPage.tsx'
import { rowsToRun } from '../../tests/support/rows-to-run.ts'

/** The wordings of commands load when words are typed, here for the first time. */
const PATIENCE = { timeout: 20_000 }

// masks that arrive between two keystrokes would make the test depend on the machine's speed
beforeAll(loadMasks)

/** The chat, and the telephones that were sent from it. */
function show() {
  const sent: string[] = []
  const record: Middleware = () => (next) => (action) => {
    if (callRequested.match(action)) sent.push(action.payload.telephone ?? '')
    return next(action)
  }
  const store = configureStore({ reducer: rootReducer, middleware: () => new Tuple(record) })
  render(
    <Provider store={store}>
      <CallRequestChatPage />
    </Provider>,
  )
  return sent
}

const line = () => screen.getByRole<HTMLInputElement>('textbox')
const say = (text: string) => userEvent.type(line(), `${text}{Enter}`)
const log = () => screen.getByRole('log').textContent

it('shows the ways to a person', async () => {
  const sent = show()
  await say('quero falar com um atendente')
  await waitFor(() => expect(log()).toContain('Estes são os nossos canais'), PATIENCE)
  const below = document.querySelector<HTMLElement>('.chat__notices')
  expect(within(below as HTMLElement).getByRole('link', { name: /WhatsApp/ })).toBeTruthy()
  expect(sent).toEqual([])
})

/** Talk, a request for help, and a command that means nothing here. */
const TALK = ['não quero ligação', 'quanto custa?', 'ajuda', 'corrigir o plano']

it.each(rowsToRun(TALK, 1))('helps after %j, which is no telephone, and keeps asking', async (text) => {
  const sent = show()
  await say(text)
  expect(log()).toContain(text)
  await waitFor(() => expect(log()).toContain(callRequest.help), PATIENCE)
  expect(line().getAttribute('aria-invalid')).not.toBe('true')
  expect([line().value, sent]).toEqual(['', []])
})

it('sends everything else as the telephone', async () => {
  const sent = show()
  await say('11987654321')
  expect(sent.map((each) => each.replace(/\D/g, ''))).toEqual(['11987654321'])
})
