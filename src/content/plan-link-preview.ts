/**
 * Texts of the preview of a link to a plan: title, description and share picture. Every price is shown with its
 * condition.
 */
import { formatBRL } from '../lib/format-prices-and-counts.ts'
import { brand } from './brand-and-phones.ts'
import { inState } from './regional-price-texts.ts'

/** A plan as the preview of a shared link shows it. `state` is the only state in which it is sold, as two letters. */
export type SharedPlan = {
  readonly name: string
  /** Price in reais per month with direct debit. */
  readonly withDebit: number
  /** Price in reais per month without direct debit. */
  readonly withoutDebit: number
  readonly state?: string | undefined
}

/** Names the state of a plan that is sold in only one state. */
const place = ({ state }: Pick<SharedPlan, 'state'>) => (state ? ` ${inState(state)}` : '')
const placeAfterComma = (plan: Pick<SharedPlan, 'state'>) => `${plan.state ? ',' : ''}${place(plan)}`

export const planLinkPreview = {
  title: (plan: SharedPlan) =>
    `Fibra ${plan.name} por ${formatBRL(plan.withDebit)} com débito automático · ${brand.name}`,
  description: (plan: SharedPlan) =>
    `Internet fibra ${plan.name}${place(plan)} por ${formatBRL(plan.withDebit)} por mês com débito automático, nos primeiros 12 meses; sem débito, ${formatBRL(plan.withoutDebit)}. Peça conversando: com o CEP vemos se chega aí.`,
  /** What is written on the picture. */
  picture: {
    // no line ends between a speed and its unit
    plan: (plan: Pick<SharedPlan, 'name'>) => `Fibra ${plan.name.replace(/(\d) /, '$1\u00A0')}`,
    price: (plan: Pick<SharedPlan, 'withDebit'>) => `${formatBRL(plan.withDebit)} por mês`,
    condition: (plan: Pick<SharedPlan, 'state'>) =>
      `com débito automático, nos primeiros 12 meses${placeAfterComma(plan)}`,
  },
  /** Describes the picture of a plan. */
  alt: (plan: SharedPlan) =>
    `Fibra ${plan.name} por ${formatBRL(plan.withDebit)} por mês com débito automático, nos primeiros 12 meses${placeAfterComma(plan)}, escrito sobre uma casa à noite.`,
  /** Describes the picture of a campaign, which shows its plan under its heading. */
  campaignAlt: (heading: string, plan: SharedPlan) =>
    `${heading}: fibra ${plan.name} por ${formatBRL(plan.withDebit)} por mês com débito automático, nos primeiros 12 meses${placeAfterComma(plan)}.`,
} as const
