/** Identifies a plan in a page's cards and in links to the order: by sku, or by id if the plan has no sku. */
interface Identity {
  readonly sku: string
  readonly id?: string
}

/** Returns the key that identifies a plan's card on its page. */
export const planKey = ({ sku, id = sku }: Identity): string => sku || id

export const planOrderQuery = ({ sku, id = '' }: Identity): string =>
  sku === '' ? `?id=${encodeURIComponent(id)}` : `?s=${sku}`
