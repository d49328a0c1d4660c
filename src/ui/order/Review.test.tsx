import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { review } from '../../content/order-summary.ts'
import { Review } from './Review.tsx'

const change = { onAsk: () => {} }
const groups = [
  { title: 'Seus dados', rows: ['Nome', 'CPF'].map((label) => ({ label, value: 'x', change })) },
]

test('a keyboard gets to the confirming button before every “Alterar” (U6)', () => {
  const skip = vi.fn<() => void>()
  render(<Review groups={groups} onSkip={skip} />)
  const [first, ...others] = screen.getAllByRole('button')
  expect(first?.textContent).toBe(review.skip)
  expect(others.map(({ textContent }) => textContent)).toEqual(['Alterar: Nome', 'Alterar: CPF'])
  fireEvent.click(screen.getByRole('button', { name: review.skip }))
  expect(skip).toHaveBeenCalledOnce()
})

test('a review that is only read has nothing to skip', () => {
  render(<Review groups={groups} />)
  expect(screen.queryByText(review.skip)).toBeNull()
})
