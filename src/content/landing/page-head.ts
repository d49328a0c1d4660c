/** What search engines read of a start page: title, description and structured data. */
import { priceOnlyInState } from '../regional-price-texts.ts'

/** Texts that appear only in the structured data for search engines, not on the pages. */
export const planDataWords = {
  home: 'Início',
  category: 'Internet fibra residencial',
  during: 'Por mês, com débito automático, nos primeiros 12 meses',
  after: 'Por mês, a partir do 13º mês',
  /** Describes an offer; `state` is the only state in which it holds, as two letters. */
  promotion: (full: string, state: string | null) =>
    `Preço por mês com débito automático, nos primeiros 12 meses. Depois, ${full} por mês.${state === null ? '' : ` ${priceOnlyInState(state)}.`}`,
}

/** Texts that name a landing page's offer in its title and description, for search engines and shared links. */
export const headWords = {
  title: (title: string, plan: string, price: string) =>
    `${title}: ${plan} por ${price}/mês com débito automático`,
  description: (description: string, plan: string, price: string) =>
    `${plan} por ${price}/mês com débito automático. ${description}`,
} as const
