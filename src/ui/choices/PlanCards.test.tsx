// @vitest-environment jsdom
/**
 * The cards of the plan question: which plans are in sight, which are hidden until the other plans or the streaming
 * options of a card are opened, and what the details of a card say.
 */
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PlanCards } from './PlanCards.tsx'
import type { PlanOnCard, PlanRadioCardView } from './PlanRadioCard.tsx'

const plan = (name: string, more: Partial<PlanOnCard> = {}): PlanOnCard => ({
  priceWithDebit: 50,
  price: 60,
  priceFull: 90,
  id: name,
  name,
  hasLoyalty: false,
  download: 500,
  upload: 250,
  devices: 40,
  benefits: ['Babel'],
  streaming: '',
  choice: name,
  besides: '',
  extra: '',
  extraLater: '',
  ...more,
})
const card = (first: PlanOnCard, ...others: PlanOnCard[]): PlanRadioCardView => ({
  name: first.name,
  badge: undefined,
  adds: '',
  add: 'Streaming: mais R$ 10,00',
  addLater: '',
  addBringsLoyalty: others.some(({ hasLoyalty }) => hasLoyalty),
  condition: 'com débito automático',
  shows: first.id,
  plans: [first, ...others],
})

/** The question with three cards in sight, of which the second has streaming, and a fourth below. */
function Plans({ value: given = '', meant = [] }: { value?: string; meant?: readonly string[] }) {
  const [value, choose] = useState(given)
  return (
    <PlanCards
      name="idPlan"
      label="Planos"
      value={value}
      onChange={(_, id) => choose(id)}
      first={[
        card(plan('A')),
        card(plan('B'), plan('B+', { streaming: 'HBO Max', hasLoyalty: true })),
        card(plan('C')),
      ]}
      others={[card(plan('D'))]}
      meant={meant}
    />
  )
}
const radioOf = (id: string) => document.querySelector<HTMLInputElement>(`input[value="${id}"]`)
const isSeen = (id: string) => radioOf(id)?.closest('details:not([open])') === null

test('three plans are in sight, and each plan has its radio (D106, D65)', () => {
  render(<Plans />)
  expect(['A', 'B', 'B+', 'C', 'D'].map((id) => [id, isSeen(id)])).toEqual([
    ['A', true],
    ['B', true],
    ['B+', false],
    ['C', true],
    ['D', false],
  ])
  expect(document.querySelectorAll('input[type=radio]')).toHaveLength(5)
  expect(document.querySelectorAll(':checked')).toHaveLength(0)
})

test.each([
  ['chosen', { value: 'D' }],
  ['meant by words or link', { meant: ['D'] }],
])('the other plans are open where one of them is %s (D106)', (_, props) => {
  render(<Plans {...props} />)
  expect(isSeen('D')).toBe(true)
})

test('the other plans open when a message chooses one of them', () => {
  const props = { name: 'idPlan', label: 'Planos', onChange: () => {}, first: [card(plan('A'))] }
  const others = [card(plan('D'))]
  const { rerender } = render(<PlanCards {...props} value="" others={others} />)
  expect(isSeen('D')).toBe(false)
  rerender(<PlanCards {...props} value="D" others={others} />)
  expect(isSeen('D')).toBe(true)
})

test('the chosen plan stays in sight when the streaming options of its card are closed', async () => {
  render(<Plans value="B+" />)
  // chosen before: the options are closed, and the card's own radio chooses this plan
  expect([isSeen('B+'), radioOf('B+')?.checked, isSeen('B')]).toEqual([true, true, false])
  const streaming = document.querySelector<HTMLElement>('.plan__streaming > summary')
  expect(streaming?.textContent).toBe('Trocar HBO Max')
  await userEvent.click(streaming ?? document.body)
  await userEvent.click(radioOf('B') ?? document.body)
  expect([radioOf('B')?.checked, isSeen('B'), isSeen('B+')]).toEqual([true, true, true])
  expect(streaming?.textContent).toBe('Streaming: mais R$ 10,00, fidelidade de 12 meses')
  await userEvent.click(streaming ?? document.body)
  expect([radioOf('B')?.checked, isSeen('B'), isSeen('B+')]).toEqual([true, true, false])
})

test.each([
  ['of a plan that has it', 'B+', '12 meses. Quem cancela antes pode pagar multa proporcional ao que falta.'],
  ['of no other plan', 'B', undefined],
])('the details of a card name the loyalty period %s (D127)', (_, value, said) => {
  render(<Plans value={value} />)
  const [, facts] = document.querySelectorAll('.plan__facts')
  const terms = [...(facts?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(new Map(terms as [string, string][]).get('Fidelidade')).toBe(said)
})
