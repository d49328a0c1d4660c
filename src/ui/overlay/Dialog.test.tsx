import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from './Dialog.tsx'
import { fakeTimers } from '../../../tests/support/fake-timers.ts'

fakeTimers()
afterEach(() => void vi.unstubAllGlobals())

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

  test('without motion is closed at once, so that the page takes what is typed next (M9.11)', () => {
    vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduce') }))
    const dialog = opened()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(dialog.open).toBe(false)
  })

  test('stays if the event of its closing comes after it is opened again', () => {
    const dialog = opened()
    // browsers report the closing in a task of its own
    dialog.close = function close() {
      this.open = false
    }
    fireEvent.click(screen.getByRole('button', { name: 'Fechar' }))
    pass(550)
    fireEvent.click(screen.getByText('Conferir benefícios'))
    fireEvent(dialog, new Event('close'))
    expect(dialog.open).toBe(true)
    expect(dialog.dataset.state).toBe('open')
    pass(1000)
    expect(dialog.open).toBe(true)
  })
})
