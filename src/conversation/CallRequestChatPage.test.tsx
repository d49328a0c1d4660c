import { configureStore, Tuple, type Middleware } from '@reduxjs/toolkit'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { beforeAll, expect, it } from 'vitest'
import { callRequest } from '../content/call-request.ts'
import { callRequested } from '../store/redux-actions.ts'
import { rootReducer } from '../store/root-reducer.ts'
import { loadMasks } from '../ui/forms/MaskedField.tsx'
import CallRequestChatPage from './CallRequestChatPage.tsx'
import { rowsToRun } from '../../tests/support/rows-to-run.ts'
import { itInFullRun } from '../../tests/support/sampled-tests.ts'

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

itInFullRun('helps on request, and keeps asking', async () => {
  const sent = show()
  await say('ajuda')
  expect(log()).toContain('ajuda')
  expect(log()).toContain(callRequest.help)
  expect([line().value, sent]).toEqual(['', []])
})

it('shows the ways to a person', async () => {
  const sent = show()
  await say('quero falar com um atendente')
  expect(log()).toContain('Estes são os nossos canais')
  const below = document.querySelector<HTMLElement>('.chat__notices')
  expect(within(below as HTMLElement).getByRole('link', { name: /WhatsApp/ })).toBeTruthy()
  expect(sent).toEqual([])
})

itInFullRun('says what can be said where a command means nothing here', async () => {
  const sent = show()
  await say('corrigir o plano')
  expect(log()).toContain(callRequest.help)
  expect(sent).toEqual([])
})

it.each(rowsToRun(['não quero ligação', 'quanto custa?'], 1))(
  'answers %j, which is no telephone',
  async (text) => {
    const sent = show()
    await say(text)
    expect(log()).toContain(callRequest.help)
    expect([line().getAttribute('aria-invalid'), line().value, sent]).not.toContain('true')
    expect(sent).toEqual([])
  },
)

it('sends everything else as the telephone', async () => {
  const sent = show()
  await say('11987654321')
  expect(sent.map((each) => each.replace(/\D/g, ''))).toEqual(['11987654321'])
})
