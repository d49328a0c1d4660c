/** States of a button and the ways to send a form, as specified. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { rowsToRun } from '../../../tests/support/rows-to-run.ts'
import { PrimaryButton } from './PrimaryButton.tsx'
import { StepForm } from './StepForm.tsx'
import { TextField } from './TextField.tsx'

test.each(['default', 'loading', 'success', 'error'] as const)(
  'a button can stand in the state %s, and be pressed in two of them (M4.8)',
  async (state) => {
    let pressed = 0
    render(
      <PrimaryButton state={state} type="button" onClick={() => void pressed++}>
        Enviar
      </PrimaryButton>,
    )
    const button = screen.getByRole('button')
    expect(button.dataset.state).toBe(state)
    await userEvent.click(button)
    expect(pressed).toBe(state === 'default' || state === 'error' ? 1 : 0)
  },
)

test('a button is disabled to a screen reader where a press by mouse or keyboard sends nothing (M4.5, M4.8)', async () => {
  const sent: unknown[] = []
  const rows = [
    ['ready', {}, true, false],
    // the form hears the press, and shows what is missing
    ['lacking', { lacks: 'Preencha o CEP' }, true, true],
    ['busy', { state: 'loading' }, false, true],
    ['busy, but listening', { state: 'loading', listens: true }, true, false],
    ['done', { state: 'success' }, false, true],
  ] as const
  for (const [what, props, isHeard, isDisabled] of rowsToRun(rows, 3)) {
    sent.length = 0
    const { unmount } = render(
      <StepForm onAnswer={(values) => sent.push(values)}>
        <PrimaryButton {...props}>Enviar</PrimaryButton>
      </StepForm>,
    )
    const button = screen.getByRole('button', 'lacks' in props ? { description: props.lacks } : {})
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    expect([what, document.activeElement === button, sent.length]).toEqual([what, true, isHeard ? 3 : 0])
    expect([what, button.getAttribute('aria-disabled')]).toEqual([what, isDisabled ? 'true' : null])
    unmount()
  }
})

test('Enter in a field sends its form (M5.6)', async () => {
  const sent: unknown[] = []
  render(
    <StepForm onAnswer={(values) => sent.push(values)}>
      <TextField name="number" label="Número" value="10" onChange={() => {}} />
      <PrimaryButton lacks="Preencha o CEP">Enviar</PrimaryButton>
    </StepForm>,
  )
  await userEvent.type(screen.getByLabelText('Número'), '{Enter}')
  expect(sent).toEqual([expect.objectContaining({ number: '10' })])
})
