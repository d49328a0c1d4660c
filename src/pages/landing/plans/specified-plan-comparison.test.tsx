/** With which plan the comparison of plans begins, as specified. */
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { samplePlan } from '../../../../tests/support/sample-orders.ts'
import PlanComparison from '../islands/PlanComparison.tsx'
import { comparedPlans } from './build-plan-card-data.ts'

test.each([
  ['d300a', ['d500a', 'd300a', 'd1000a']],
  ['d500a', ['d500a', 'd1000a']],
])('begins with %s of %j (M4.9)', (first, skus) => {
  const plans = comparedPlans(
    skus.map((sku) => samplePlan(sku, { plan: `Plano ${sku}` })),
    {
      list: 'all',
      leads: null,
      card: { variant: 'new', foot: 'benefits', badge: 'still' },
      component: '',
      bonus: null,
      benefits: [],
    },
  )
  render(<PlanComparison plans={plans} benefits={[]} variant="new" first="/checkout/cep/" />)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(`Plano ${first}`)
})
