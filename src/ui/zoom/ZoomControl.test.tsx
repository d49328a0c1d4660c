import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ZOOM_STEPS } from '../../content/page-zoom.ts'
import ZoomControl, { zoomTo } from './ZoomControl.tsx'

const root = document.documentElement
const shown = () => screen.getByRole('status').textContent
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

afterEach(() => zoomTo(100))

test('has the steps of the specification (F4.18, F9.2)', () => {
  expect(ZOOM_STEPS.join(', ')).toBe('50, 62.5, 75, 87.5, 93.75, 100, 106.25, 112.5, 125, 150, 175, 200, 250')
})

test('begins at 100 %, goes from step to step, keeps the size and forgets 100 % (F4.19)', async () => {
  render(<ZoomControl />)
  expect(shown()).toBe('100%')
  await press('Aumentar a página')
  expect(shown()).toBe('106,25%')
  expect(root.style.getPropertyValue('--zoom')).toBe('1.0625')
  expect(localStorage.getItem('prosa.zoom')).toBe('1.0625')
  await press('Voltar a 100%')
  expect(shown()).toBe('100%')
  expect(localStorage.getItem('prosa.zoom')).toBeNull()
  expect(root.style.getPropertyValue('--zoom')).toBe('')
})

test.each([
  [250, 'Aumentar a página'],
  [50, 'Diminuir a página'],
] as const)('ends at %i %%', async (step, button) => {
  zoomTo(step)
  render(<ZoomControl />)
  expect(screen.getByRole('button', { name: button }).getAttribute('aria-disabled')).toBe('true')
  await press(button)
  expect(shown()).toBe(`${step}%`)
})

test.each(ZOOM_STEPS)('shows %d %% when the page was opened at it', (step) => {
  zoomTo(step)
  render(<ZoomControl />)
  expect(shown()).toBe(`${String(step).replace('.', ',')}%`)
})

test.each(['2', '3', 'x', ''])('takes “%s” in the storage for 100 % unless it is a step', (kept) => {
  root.style.setProperty('--zoom', kept)
  render(<ZoomControl />)
  expect(shown()).toBe(kept === '2' ? '200%' : '100%')
})
