/** Selects the FAQ of a landing page and fills in its prices and speeds. */
import type { FAQPage, WithContext } from 'schema-dts'
import type { ComponentPrefix } from '../../campaigns/landing-types.ts'
import type { Plan } from '../../contract/plan.ts'
import { firstPhones, type Phones } from '../../content/brand-and-phones.ts'
import { withWhatsapp } from '../../content/adapt-whatsapp-links-to-edition.ts'
import {
  type FaqFigures,
  type FaqPlan,
  filledAnswer,
} from '../../content/landing/faq/fill-answer-placeholders.ts'
import type { FaqList, FaqListId } from '../../content/landing/faq/faq-types.ts'
import type { LinkInText } from '../../content/landing/external-links.ts'
import { faqDataTitle } from '../../content/landing/faq/section-texts.ts'
import { cheapestOf } from '../../funnel/cheapest-plan.ts'
import { jsonForScript } from '../../lib/html.ts'

/** A question with its answer. Prices and speeds in the answer come from the plans on the page. */
export type FaqEntry = {
  readonly id: string
  readonly question: string
  /** Paragraphs and lists in the format of `src/lib/parse-regulation-text.ts`. */
  readonly answer: string
  readonly links: readonly LinkInText[]
}

/** A group of questions, with an optional title. */
export type FaqGroup = { readonly title?: string; readonly entries: readonly FaqEntry[] }

/**
 * Returns the id of a campaign's FAQ. 'staff' means that the campaign shows a link to the page
 * for employees instead.
 */
export function faqListOf(component: ComponentPrefix): FaqListId | 'staff' {
  if (component === 'oferta-colaborador') return 'staff'
  return component === 'paramount' || component === 'hbo-max' ? component : 'general'
}

type PagePlan = Omit<FaqPlan, 'state'> & Pick<Plan, 'state'>

/** The data that is filled into the answers of a page's FAQ. */
type OnPage = {
  /** The plans offered on the page, and all that the campaign sells; by default those of the page. */
  readonly plans: readonly PagePlan[]
  readonly sold?: readonly PagePlan[]
  readonly phones?: Phones | undefined
}

/** Returns the questions of an FAQ in their groups, with answers for a page. */
export function faqGroups(
  { questions }: FaqList,
  { plans: offered, sold = offered, phones = firstPhones }: OnPage,
): FaqGroup[] {
  const ofFaq = (some: readonly PagePlan[]) => some.map((plan) => ({ ...plan, state: plan.state ?? null }))
  const plans = ofFaq(offered)
  const figures: FaqFigures = { plans, sold: ofFaq(sold), cheapest: cheapestOf(plans), phones }
  const groups: { title: string | undefined; entries: FaqEntry[] }[] = []
  for (const { id, group: title, question, answer, links = [] } of questions) {
    const ofPage = links.map((link) => ({ ...link, href: withWhatsapp(link.href, phones) }))
    const entry = { id, question, answer: filledAnswer(answer, figures), links: ofPage }
    const last = groups.at(-1)
    if (last && last.title === title) last.entries.push(entry)
    else groups.push({ title, entries: [entry] })
  }
  return groups
}

/** Returns the text of a JSON-LD script that describes the questions to search engines. */
export function faqData(entries: readonly FaqEntry[]): string {
  const data: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    name: faqDataTitle,
    inLanguage: 'pt-BR',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
  return jsonForScript(data)
}
