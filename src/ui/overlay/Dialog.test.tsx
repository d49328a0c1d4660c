import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function Page() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Conferir benefícios
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} kind="drawer" title="700 Mega">
        <p>Babbel</p>
      </Dialog>
    </>
  )
}

function opened() {
  render(<Page />)
  expect(screen.queryByText('Babbel')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Conferir benefícios' }))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: '700 Mega' })
  expect(dialog.open).toBe(true)
  return dialog
}
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

describe('a drawer', () => {
  test('focuses its title, and closes 550 ms after it is hidden (M9.11)', () => {
    const dialog = opened()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '700 Mega' }))
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    expect(dialog.dataset.state).toBe('hidden')
    pass(549)
    expect(dialog.open).toBe(true)
    expect(screen.getByText('Babbel')).not.toBeNull()
    pass(1)
    expect(dialog.open).toBe(false)
    expect(screen.queryByText('Babbel')).toBeNull()
  })

  test.each([
    ['Escape', (dialog: Element) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
    ['a press beside it', (dialog: Element) => fireEvent.click(dialog)],
  ])('is hidden by %s', (_way, close) => {
    const dialog = opened()
    fireEvent.click(screen.getByText('Babbel'))
    expect(dialog.dataset.state).toBe('open')
    close(dialog)
    expect(dialog.dataset.state).toBe('hidden')
  })

  test('that is opened again while it is hidden stays', () => {
    const dialog = opened()
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    pass(300)
    fireEvent.click(screen.getByText('Conferir benefícios'))
    pass(1000)
    expect(dialog.open).toBe(true)
    expect(dialog.dataset.state).toBe('open')
  })
})
