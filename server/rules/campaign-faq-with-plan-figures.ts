/** Returns a campaign's frequently asked questions, with the figures of its plans in the answers. */
import { withWhatsapp } from '../../src/content/adapt-whatsapp-links-to-edition.ts'
import { faqListIds } from '../../src/content/landing/faq/faq-list-ids.ts'
import { filledAnswer, type FaqPlan } from '../../src/content/landing/faq/fill-answer-placeholders.ts'
import type { CampaignFaq } from '../../src/contract/campaign-faq.ts'
import { cheapestOf } from '../../src/funnel/cheapest-plan.ts'
import type { EditionCatalogue } from './catalogue-types.ts'
import { planFileOf, plansSold } from './plans-on-offer.ts'

/**
 * Returns the questions of all lists of an edition.
 * @param list name of the plan list whose figures the answers contain
 */
export function faqOfCampaign(edition: EditionCatalogue, list: string): CampaignFaq['questions'] {
  const { faq, phones } = edition
  const ofFaq = (plans: ReturnType<typeof plansSold>): FaqPlan[] =>
    plans.map((plan) => ({ ...plan, state: plan.state ?? null }))
  const plans = ofFaq((planFileOf(edition, list) ?? []).filter(({ showOnLanding }) => showOnLanding))
  const figures = { plans, sold: ofFaq(plansSold(edition, list)), cheapest: cheapestOf(plans), phones }
  return faqListIds.flatMap((id) =>
    faq[id].questions.map(({ question, answer, links = [] }) => ({
      question,
      answer: filledAnswer(answer, figures),
      links: links.map(({ label, href }) => ({ label, href: withWhatsapp(href, phones) })),
    })),
  )
}
