/** Says what changes of an order that is put right: at the desk, in its mail and on the page of its link. */
import { formatBRL, keepPricesUnbroken } from '../lib/format-prices-and-counts.ts'
import { bringsLoyalty } from './price-conditions.ts'
import { priceSentence } from './price-sentence.ts'

/** What was agreed of an order; prices in cents a month. */
export type OrderTerms = {
  readonly plan: {
    readonly id: string
    readonly sku: string
    readonly name: string
    readonly price_full: number
    readonly hasLoyalty: boolean
  }
  readonly price: number
  readonly directDebit: boolean
  readonly dueDay: number
}

/** A part of the order before and after. */
export type ChangeRow = { readonly what: string; readonly was: string; readonly became: string }

const planText = ({ plan, price, directDebit }: OrderTerms): string =>
  keepPricesUnbroken(
    `${plan.name}, ${priceSentence({ price: price / 100, priceFull: plan.price_full / 100, directDebit })}` +
      (plan.hasLoyalty ? `; ${bringsLoyalty}` : ''),
  )

const PARTS: readonly (readonly [what: string, text: (terms: OrderTerms) => string])[] = [
  ['Plano', planText],
  ['Pagamento', ({ directDebit }) => (directDebit ? 'débito automático' : 'fatura todo mês')],
  ['Vencimento', ({ dueDay }) => `dia ${dueDay}`],
]

/** Returns the parts of an order that are no longer the same, but for its address. */
export const changeRows = (before: OrderTerms, after: OrderTerms): ChangeRow[] =>
  PARTS.map(([what, text]) => ({ what, was: text(before), became: text(after) })).filter(
    ({ was, became }) => was !== became,
  )

export const changeRowText = ({ what, was, became }: ChangeRow): string => `${what}: ${was} → ${became}`

/** The sentence that is read to the buyer, who answers it with yes or no. */
export const changeSentence = (orderNumber: string, rows: readonly ChangeRow[]): string =>
  `O pedido ${orderNumber} muda assim: ${rows
    .map(({ what, was, became }) => `${what.toLowerCase()}, de ${was} para ${became}`)
    .join('; ')}. Você confirma?`

/** Whether a change costs more or binds longer, so that it holds only after the buyer's yes. */
export const needsYes = (before: OrderTerms, after: OrderTerms): boolean =>
  after.price > before.price ||
  after.plan.price_full > before.plan.price_full ||
  (after.plan.hasLoyalty && !before.plan.hasLoyalty)

/** A plan to choose, and of when its price is. */
export const planChoice = (name: string, price: number, of: string): string =>
  keepPricesUnbroken(`${name}, ${formatBRL(price)} por mês (${of})`)
