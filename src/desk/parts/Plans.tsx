/** How many, with the names folded behind it: a list of twenty names in every row would hide the rows. */
export function Plans({ plans }: { readonly plans: readonly string[] }) {
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
