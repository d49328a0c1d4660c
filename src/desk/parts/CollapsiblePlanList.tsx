/** Shows the number of plans and, after a click, their names, so that table rows stay short. */
import { countWithNoun } from '../../content/desk/number-and-date-formats.ts'

export function CollapsiblePlanList({ plans }: { readonly plans: readonly string[] }) {
  if (plans.length === 0) return '–'
  return (
    <details className="figure-more">
      <summary>{countWithNoun(plans.length, 'plano', 'planos')}</summary>
      <ul>
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
    </details>
  )
}
