import { act, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { useInputTypedBeforeHydration } from './useInputTypedBeforeHydration.ts'

afterEach(() => delete window.__prosaEarlyInput)

type Taken = { values: object; isSent: boolean }

function Form({ take }: { readonly take: (taken: Taken) => void }) {
  useInputTypedBeforeHydration('receber-ligacao', (values, isSent) => take({ values, isSent }))
  return null
}

/** What the form takes of what was typed into a step before its code loaded. */
function takenFrom(step: string, submitted: boolean): Taken[] {
  const taken: Taken[] = []
  window.__prosaEarlyInput = {
    values: { telephone: '11987' },
    submitted,
    step,
    release: () => {},
    font: () => {},
  }
  const { rerender } = render(<Form take={(each) => taken.push(each)} />)
  act(() => rerender(<Form take={(each) => taken.push(each)} />))
  return taken
}

describe('typed before a form was alive', () => {
  it('is taken once, with whether it was sent', () => {
    expect(takenFrom('receber-ligacao', false)).toEqual([{ values: { telephone: '11987' }, isSent: false }])
    expect(takenFrom('receber-ligacao', true)).toEqual([{ values: { telephone: '11987' }, isSent: true }])
  })
  it('is left to the form that it was typed into', () => {
    expect(takenFrom('cep', true)).toEqual([])
  })
})
