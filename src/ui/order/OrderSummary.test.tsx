import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { priceConditions } from '../../content/price-conditions.ts'
import { resultWords } from '../../content/journey-result-names.ts'
import { OrderSummary } from './OrderSummary.tsx'

test.each(Object.values(priceConditions))('the price in the bar is shown %s (D99)', (condition) => {
  render(
    <OrderSummary
      words={resultWords.order.card}
      plan={{ name: '500 Mega', price: 59.99, condition }}
      rows={[]}
    />,
  )
  const bar = screen.getByRole('button', { name: /^500 Mega/ })
  expect(bar.textContent.replaceAll('\u00a0', ' ')).toContain(`R$ 59,99/mês ${condition}`)
})

test('the bar says the price without debit too, while that is not chosen (D99, D107)', () => {
  const plan = {
    name: '500 Mega',
    price: 59.99,
    condition: 'com débito automático',
    otherwise: 'R$ 69,99 sem',
  }
  render(<OrderSummary words={resultWords.order.card} plan={plan} rows={[]} />)
  const bar = screen.getByRole('button', { name: /^500 Mega/ })
  expect(bar.textContent.replaceAll('\u00a0', ' ')).toContain(
    'R$ 59,99/mês com débito automático; R$ 69,99 sem',
  )
})

test('the opened summary says what is paid then (D107)', () => {
  const terms = 'com débito automático, por 12 meses; depois R$ 159,99'
  render(
    <OrderSummary
      words={resultWords.order.card}
      plan={{ name: '500 Mega', price: 59.99, condition: 'com débito automático', terms }}
      rows={[]}
    />,
  )
  expect(screen.getByText(terms).closest('.order__body')).not.toBeNull()
})

test('Escape closes the bar and returns the focus to it', () => {
  render(<OrderSummary words={resultWords.order.card} plan={{ name: '500 Mega', price: 59.99 }} rows={[]} />)
  const bar = screen.getByRole('button', { name: /^500 Mega/ })
  fireEvent.click(bar)
  expect(bar.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(bar.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(bar)
})
