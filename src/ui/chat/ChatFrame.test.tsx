/** The chat marks that the focus is below the conversation, which on a low screen hides the order's summary. */
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ChatFrame } from './ChatFrame.tsx'
import { fakeTimers } from '../../../tests/support/fake-timers.ts'

const chat = (question: string) => (
  <ChatFrame
    header={null}
    last={question}
    order={<button type="button">Pedido</button>}
    composer={<input key={question} />}
  >
    {question}
  </ChatFrame>
)

// Fake animation frames: those of jsdom need an interval, which another test file's fake timers may have removed.
fakeTimers()

const nextFrame = () => act(() => void vi.advanceTimersToNextFrame())

test('marks that the focus is below the conversation, and keeps the mark between two questions', () => {
  const { container, rerender } = render(chat('CEP'))
  const isMarked = () => container.querySelector('.chat--focus-below') !== null
  expect(isMarked()).toBe(false)

  act(() => screen.getByRole('textbox').focus())
  expect(isMarked()).toBe(true)

  act(() => screen.getByRole('textbox').blur())
  expect(isMarked()).toBe(true)
  rerender(chat('número'))
  act(() => screen.getByRole('textbox').focus())
  nextFrame()
  expect(isMarked()).toBe(true)

  act(() => screen.getByRole('button', { name: 'Pedido' }).focus())
  nextFrame()
  expect(isMarked()).toBe(false)

  act(() => screen.getByRole('textbox').focus())
  act(() => screen.getByRole('textbox').blur())
  nextFrame()
  expect(isMarked()).toBe(false)
})
