/**
 * Rows (label and text) that say what a campaign promises for a plan: points, mobile bonus and regional price. The
 * summary, review, receipt and e-mail of an order show them.
 */
import type { CampaignPromises } from '../funnel/campaign-promises.ts'
import { formatCount } from '../lib/format-prices-and-counts.ts'
import { mobileBonus } from './mobile-bonus.ts'
import { inState } from './regional-price-texts.ts'

export const promiseLabels = {
  points: 'Pontos Livelo',
  bonus: 'Bônus no celular',
  state: 'Preço da região',
} as const

const pointsText = (points: number, directDebit: boolean | undefined) =>
  directDebit === false
    ? `${formatCount(points)} pontos são da oferta com débito automático. Sem ele, vale o regulamento da Livelo.`
    : `${formatCount(points)} pontos na sua conta Livelo, em até 30 dias depois da instalação, conforme o regulamento.`

/**
 * Returns the rows that say what the campaign promises.
 * @param directDebit whether the order is paid by direct debit; undefined until that is answered
 */
export function promiseRows(
  { points, bonus, state }: CampaignPromises,
  directDebit: boolean | undefined,
): { label: string; value: string }[] {
  return [
    ...(points > 0 ? [{ label: promiseLabels.points, value: pointsText(points, directDebit) }] : []),
    ...(bonus ? [{ label: promiseLabels.bonus, value: mobileBonus[bonus] }] : []),
    ...(state ? [{ label: promiseLabels.state, value: `Vale só ${inState(state)}.` }] : []),
  ]
}
