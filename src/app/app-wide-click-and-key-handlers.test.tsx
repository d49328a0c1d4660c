import { act, fireEvent, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { reached } from '../../tests/support/orders-at-step.ts'
import { fallbackCampaign } from '../campaigns/fallback-campaign.ts'
import { stepChanged } from '../store/redux-actions.ts'
import { App } from './App.tsx'
import { journeyParts } from './journeys/standard.ts'
import { screens } from './screen-components.tsx'
import { storeAt } from '../../tests/support/store-at-question.tsx'

beforeEach(async () => {
  await Promise.all([journeyParts.later?.(), screens.step.preload()])
})

/** Shows the question for the name; returns how the next question follows. */
function showQuestion(): () => void {
  const store = storeAt('nome', { order: reached('nome') })
  render(
    <MemoryRouter initialEntries={['/checkout/nome']}>
      <App
        store={store}
        base=""
        campaign={fallbackCampaign}
        journey="standard"
        follow={() => {}}
        report={() => {}}
      />
    </MemoryRouter>,
  )
  // what an earlier test has pressed is over
  fireEvent.keyDown(field('name'), { key: 'Tab' })
  return () => act(() => void store.dispatch(stepChanged({ to: 'telefone', how: 'push' })))
}

function field(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[name="${name}"]`)
  if (!found) throw new Error(`no field ${name}`)
  return found
}

/** Presses Enter at a time in milliseconds; returns whether the press does something. */
function enter(on: HTMLElement, at: number): boolean {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: at })
  return fireEvent(on, event)
}

it('Enter pressed twice does not also answer the question that has just appeared (X12)', () => {
  const goOn = showQuestion()
  expect(enter(field('name'), 1000)).toBe(true)
  goOn()
  expect([50, 150, 250].map((later) => enter(field('phone'), 1000 + later))).toEqual([false, false, false])
  expect(enter(field('phone'), 2000)).toBe(true)
})

it.each([
  ['typed', () => fireEvent.keyDown(field('phone'), { key: '1' })],
  ['entered without a key', () => fireEvent.input(field('phone'), { target: { value: '11987654321' } })],
])('Enter is never dropped after something was %s', (_, give) => {
  const goOn = showQuestion()
  enter(field('name'), 1000)
  goOn()
  give()
  expect(enter(field('phone'), 1050)).toBe(true)
})

it('Enter is never dropped at a question that has stayed', () => {
  showQuestion()
  enter(field('name'), 1000)
  expect(enter(field('name'), 1150)).toBe(true)
})
