/** A plan that a link may name. */
export type LinkPlan = { readonly sku: string; readonly name: string }
