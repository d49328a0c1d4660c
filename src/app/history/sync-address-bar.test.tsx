import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import type { Destination } from '../../sagas/runtime/dependencies.ts'
import { openVisit } from '../../../tests/support/visit-without-browser.ts'
import { makeAddressBar } from './sync-address-bar.ts'

/** An address bar whose store is at the first question, and a form of a step with its field in focus. */
function openAt(path: string, step: StepId) {
  window.history.pushState(null, '', path)
  const addressBar = makeAddressBar('', 'standard', '/chat')
  addressBar.open(openVisit('http://localhost', () => Date.now()).store)
  render(
    <form data-step={step}>
      <input aria-label="Resposta" />
    </form>,
  )
  const field = screen.getByLabelText('Resposta')
  field.focus()
  return { field, go: (to: Omit<Destination, 'how'>) => addressBar.go({ ...to, how: 'push' }) }
}

beforeEach(() => window.history.replaceState(null, '', '/'))

describe('a form that leaves lets go of the focus before it is taken out', () => {
  it.each([
    ['pages', '/checkout/nome/'],
    ['chat', '/chat'],
  ] as const)('in the %s', (mode, path) => {
    const { field, go } = openAt(path, 'nome')
    go({ step: 'telefone', mode })
    expect(document.activeElement).not.toBe(field)
  })

  it('and keeps it while it stays', () => {
    const { field, go } = openAt('/chat', 'nome')
    go({ step: 'nome', mode: 'chat' })
    expect(document.activeElement).toBe(field)
  })
})
