/** Pictures of shared links to campaigns: the heading of the landing page, its offer, the price with its condition. */
import { seedMarketing } from '../../server/db/seed-in-api-format.ts'
import { campaigns } from '../../src/campaigns/all-campaigns.ts'
import { landingOf } from '../../src/campaigns/landing-of-campaign.ts'
import { campaignPicture } from '../../src/content/landing/offer-pictures.ts'
import { planShare } from '../../src/content/plan-share.ts'
import { heroOffer } from '../../src/pages/landing/hero/hero-offer.ts'
import { plansOnPage } from '../../src/pages/landing/blocks/PlanSection.tsx'
import { marketingPathsOf } from '../../src/site/page-at-path.ts'
import { drawnPage, type DrawnFile } from './drawn-page.ts'

/** Where it is said what is written on the pictures of campaigns. */
export const CAMPAIGN_PICTURES = 'src/content/landing/drawn-campaigns.ts'

/** Returns the campaigns with a landing page that offers a plan, with that plan according to the seed. */
function campaignsWithOffer() {
  const all = ['', ...campaigns.prefixes].filter((prefix) =>
    marketingPathsOf(campaigns, prefix).includes('/'),
  )
  return all.flatMap((prefix) => {
    const landing = landingOf(prefix)
    const { plans, general, bonus } = seedMarketing(campaigns, prefix)
    const offer = heroOffer(plansOnPage(plans, undefined, prefix), { ...landing, bonus, general })
    return offer ? [{ prefix, banner: landing.banner, plan: offer.plan }] : []
  })
}

/** Returns the pages that are captured as pictures of links to campaigns. */
export function campaignPages(): DrawnFile[] {
  return campaignsWithOffer().map(({ prefix, banner, plan }) => {
    const shown = {
      name: plan.plan,
      withDebit: plan.price_with_dacc,
      withoutDebit: plan.price,
      state: plan.state,
    }
    const { picture } = planShare
    const offer = [picture.plan(shown), picture.price(shown)].map((line) => `<p class="price">${line}</p>`)
    const lines = `<p class="long">${banner.heading}</p>${offer.join('')}<p class="condition">${picture.condition(shown)}</p>`
    return { file: `public${campaignPicture(prefix)}`, text: drawnPage(banner.scene, lines) }
  })
}

/** Returns what is written on the pictures of campaigns, by prefix. */
const campaignsNow = () =>
  Object.fromEntries(
    campaignsWithOffer().map(
      ({ prefix, banner: { heading }, plan: { plan: name, price_with_dacc: price } }) => [
        prefix,
        { heading, name, price },
      ],
    ),
  )

/** Returns the source file that says what is written on the pictures of campaigns. */
export const drawnCampaignsFile = (): string => `/**
 * What is written on the pictures of links to campaigns, by prefix, written by \`npm run rig -- art\`. A picture is shown only
 * while the page has this heading, and its offer this name and this price in reais per month with direct debit.
 */
export const drawnCampaigns: Readonly<
  Record<string, { readonly heading: string; readonly name: string; readonly price: number }>
> = ${JSON.stringify(campaignsNow())}
`
