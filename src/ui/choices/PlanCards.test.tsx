// @vitest-environment jsdom
/** The cards of the plan question: which plans are in sight, what opens the others, and what the details say. */
import { render, screen } from '@testing-library/react'
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
  addsOrCan: '',
  condition: 'com débito automático',
  shows: first.id,
  plans: [first, ...others],
})

/** The question with three cards in sight, of which the second has streaming, and a fourth below. */
type PlansProps = { value?: string; meant?: readonly string[]; marked?: string }
function Plans({ value: given = '', meant = [], marked = '' }: PlansProps) {
  const [value, choose] = useState(given)
  const [isWhole, showAll] = useState(false)
  const [a, b, c, d] = [
    card(plan('A')),
    {
      ...card(plan('B'), plan('B+', { streaming: 'HBO Max', hasLoyalty: true })),
      addsOrCan: 'HBO Max opcional',
    },
    card(plan('C')),
    { ...card(plan('D')), isBeyond: true },
  ]
  return (
    <PlanCards
      name="idPlan"
      label="Planos"
      value={value || marked}
      isOnlyMarked={value === ''}
      onChange={(_, id) => choose(id)}
      first={isWhole ? [a, b, d, c] : [a, b, c]}
      others={isWhole ? [] : [d]}
      onShowAll={showAll}
      meant={meant}
    />
  )
}
const noop = () => {}
const bare = { name: 'idPlan', label: 'Planos', onChange: noop, onShowAll: noop, isOnlyMarked: false }
const radioOf = (id: string) => document.querySelector<HTMLInputElement>(`input[value="${id}"]`)
const isSeen = (id: string) => radioOf(id)?.closest('details:not([open]), [hidden]') === null

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
  expect(document.querySelectorAll('input:checked')).toHaveLength(0)
})

test.each([
  ['one of the other plans that is chosen', { value: 'D' }, 'D'],
  ['one of them that words or link mean', { meant: ['D'] }, 'D'],
  ['a plan with streaming that a message chose', { value: 'B+' }, 'B+'],
])('%s is in sight at once (D106)', (_, props, id) => {
  render(<Plans {...props} />)
  expect(isSeen(id)).toBe(true)
})

test('who opens the other plans sees all in one list, goes on by keyboard at the first that is new, and can close them (D106)', async () => {
  render(<Plans />)
  await userEvent.click(screen.getByText('Ver todos os planos'))
  expect([...document.querySelectorAll<HTMLInputElement>('.plan > input')].map(({ value }) => value)).toEqual(
    ['A', 'B', 'D', 'C'],
  )
  expect(screen.queryByText('Ver todos os planos')).toBeNull()
  expect(document.activeElement).toBe(radioOf('D'))
  expect(document.querySelectorAll('input:checked')).toHaveLength(0)
  // none is closed while it is chosen
  await userEvent.click(radioOf('D') ?? document.body)
  expect(screen.queryByText('Ver menos planos')).toBeNull()
  await userEvent.click(radioOf('A') ?? document.body)
  await userEvent.click(screen.getByText('Ver menos planos'))
  expect([isSeen('D'), screen.getByText('Ver todos os planos').closest('details')?.open]).toEqual([
    false,
    false,
  ])
})

test('the other plans open when a message chooses one of them', () => {
  const props = { ...bare, first: [card(plan('A'))] }
  const others = [card(plan('D'))]
  const { rerender } = render(<PlanCards {...props} value="" others={others} />)
  expect(isSeen('D')).toBe(false)
  rerender(<PlanCards {...props} value="D" others={others} />)
  expect(isSeen('D')).toBe(true)
})

test('the choice of streaming opens in place once its card is chosen, and with its details (D158)', async () => {
  render(<Plans />)
  const details = document.querySelectorAll<HTMLElement>('.plan__details > summary')[1] ?? document.body
  await userEvent.click(details)
  expect([isSeen('B'), isSeen('B+')]).toEqual([true, true])
  await userEvent.click(details)
  expect([isSeen('B'), isSeen('B+')]).toEqual([true, false])
  await userEvent.click(radioOf('B') ?? document.body)
  expect([radioOf('B')?.checked, isSeen('B+')]).toEqual([true, true])
  expect(screen.getByText('HBO Max opcional')).toBeDefined()
  await userEvent.click(radioOf('B+') ?? document.body)
  expect([radioOf('B+')?.checked, isSeen('B')]).toEqual([true, true])
  // what is included is no option
  expect(screen.queryByText('HBO Max opcional')).toBeNull()
  // another card is chosen: this one closes, and none of its plans is hidden while it is chosen
  await userEvent.click(radioOf('A') ?? document.body)
  expect([isSeen('B'), isSeen('B+')]).toEqual([true, false])
})

test('a plan that a link has marked opens its choices when it is pressed, since they hide prices below (D158)', async () => {
  render(<Plans marked="B" />)
  expect([radioOf('B')?.checked, isSeen('B+')]).toEqual([true, false])
  await userEvent.click(radioOf('B') ?? document.body)
  expect([radioOf('B')?.checked, isSeen('B+')]).toEqual([true, true])
})

test('one switch above the plans shows all prices with direct debit or without it, and sends nothing (D158)', async () => {
  const prices = () => [...document.querySelectorAll('.plan__price')].map((each) => each.textContent)
  const shown: boolean[] = []
  const props = { ...bare, value: '', first: [card(plan('A'))], others: [] }
  const payment = (directDebit: boolean) => ({
    directDebit,
    saving: 'R$ 10,00',
    isFirstYear: true,
    onChange: (to: boolean) => shown.push(to),
  })
  const { rerender, container } = render(<PlanCards {...props} payment={payment(true)} />)
  expect(prices()[0]).toMatch(/^R\$ 50,00\/mês com débito automático/)
  const without = screen.getByRole('button', { name: 'Sem débito' })
  expect([without.getAttribute('name'), without.getAttribute('type')]).toEqual([null, 'button'])
  expect(container.textContent).toContain('R$ 10,00 a menos por mês, por 12 meses')
  await userEvent.click(without)
  expect(shown).toEqual([false])
  rerender(<PlanCards {...props} payment={payment(false)} />)
  expect(prices()[0]).toMatch(/^R\$ 60,00\/mês sem débito automático/)
  expect(container.textContent).toContain('R$ 10,00 a mais por mês, por 12 meses')
  rerender(<PlanCards {...props} payment={{ ...payment(false), isFirstYear: false }} />)
  expect(container.textContent).not.toContain('por mês, por 12 meses')
})

test.each([
  ['of a plan that has it', 'B+', '12 meses. Quem cancela antes pode pagar multa proporcional ao que falta.'],
  ['of no other plan', 'B', 'Não tem'],
])('the details of a card name the loyalty period %s (D127)', (_, value, said) => {
  render(<Plans value={value} />)
  const [, facts] = document.querySelectorAll('.plan__facts')
  const terms = [...(facts?.querySelectorAll('dt') ?? [])].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(new Map(terms as [string, string][]).get('Fidelidade')).toBe(said)
})
