/** How a drawer closes, as specified. */
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'
import { fakeTimers } from '../../../tests/support/fake-timers.ts'

fakeTimers()

function Drawer() {
  const [isOpen, setIsOpen] = useState(true)
  return (
    <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} kind="drawer" title="Consulte">
      <p>Texto</p>
    </Dialog>
  )
}

test('a drawer is hidden by Escape, and gone 550 ms later (M4.22)', () => {
  render(<Drawer />)
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  // what a browser does on Escape
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(dialog.dataset.state).toBe('hidden')
  const openAfter = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    return dialog.open
  }
  expect({ 549: openAfter(549), 550: openAfter(1) }).toEqual({ 549: true, 550: false })
  expect([550, dialog.open]).toEqual([550, false])
})
