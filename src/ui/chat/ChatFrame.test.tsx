import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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

const nextFrame = async () =>
  act(async () => new Promise<number>((resolve) => requestAnimationFrame(resolve)))

test('knows whether the focus is below the conversation, and does not let go of it between two questions', async () => {
  const { container, rerender } = render(chat('CEP'))
  const isMarked = () => container.querySelector('.chat--focus-below') !== null
  expect(isMarked()).toBe(false)

  act(() => screen.getByRole('textbox').focus())
  expect(isMarked()).toBe(true)

  act(() => screen.getByRole('textbox').blur())
  expect(isMarked()).toBe(true)
  rerender(chat('número'))
  act(() => screen.getByRole('textbox').focus())
  await nextFrame()
  expect(isMarked()).toBe(true)

  act(() => screen.getByRole('button', { name: 'Pedido' }).focus())
  await nextFrame()
  expect(isMarked()).toBe(false)

  act(() => screen.getByRole('textbox').focus())
  act(() => screen.getByRole('textbox').blur())
  await nextFrame()
  expect(isMarked()).toBe(false)
})
