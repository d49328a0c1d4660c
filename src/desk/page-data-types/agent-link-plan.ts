/** A plan that an agent's link may preselect. */
export type LinkPlan = { readonly sku: string; readonly name: string }
