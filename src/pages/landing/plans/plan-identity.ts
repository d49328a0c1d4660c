/** How the cards of a page and links to the order tell plans apart: by sku, or by id where a plan has none. */
interface Identity {
  readonly sku: string
  readonly id?: string
}

/** Returns what tells a plan's card from the others of its page. */
export const planKey = ({ sku, id = sku }: Identity): string => sku || id

/** Returns the query of a link that orders a plan. */
export const planOrderQuery = ({ sku, id = '' }: Identity): string =>
  sku === '' ? `?id=${encodeURIComponent(id)}` : `?s=${sku}`
