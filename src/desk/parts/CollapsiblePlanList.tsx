/** Shows the number of plans and, after a click, their names, so that table rows stay short. */
export function CollapsiblePlanList({ plans }: { readonly plans: readonly string[] }) {
  if (plans.length === 0) return '–'
  return (
    <details className="figure-more">
      <summary>{plans.length === 1 ? '1 plano' : `${plans.length} planos`}</summary>
      <ul>
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
    </details>
  )
}
