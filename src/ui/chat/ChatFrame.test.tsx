import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatFrame } from './ChatFrame.tsx'

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

// Fake frames: jsdom waits for its own with an interval, and keeps waiting for one that another file's fake timers took.
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const nextFrame = () => act(() => void vi.advanceTimersToNextFrame())

test('knows whether the focus is below the conversation, and does not let go of it between two questions', () => {
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
