/** The page shown at the URLs of a campaign that has ended. */
import { endedCampaign as words } from '../content/plain-pages.ts'
import { ButtonLink } from '../ui/forms/PrimaryButton.tsx'
import type { EndedCampaign } from './page-data-types.ts'
import './scriptless-pages.css'

export const EndedCampaignPage = ({ text, offers }: EndedCampaign) => (
  <section className="placed-order__dead">
    <h1>{words.title}</h1>
    <p>{text}</p>
    <ButtonLink href={offers}>{words.offers}</ButtonLink>
  </section>
)
