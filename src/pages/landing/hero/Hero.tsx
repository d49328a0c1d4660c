/** The top of a landing page: heading, offer with its price and condition, drawing and coverage form. */
import Check from 'lucide/dist/esm/icons/check.mjs'
import { Icon } from '../../../ui/Icon.ts'
import type { Banner } from '../../../campaigns/landing-types.ts'
import { heroWords as words } from '../../../content/landing/hero.ts'
import { smallPrint } from '../../../content/landing/price-small-print.ts'
import { priceConditionTexts } from '../../../content/price-conditions.ts'
import { priceParts, unbrokenBRL } from '../../../lib/format-prices-and-counts.ts'
import { BannerScene } from '../../../ui/art/BannerScene.tsx'
import { hasLoyaltyPeriod } from '../../../lib/has-loyalty-period.ts'
import { useCampaignHref } from '../../../ui/useCampaign.ts'
import { IslandPlaceholder } from '../IslandPlaceholder.tsx'
import { planOrderQuery } from '../plans/plan-key-and-query.ts'
import type { HeroOffer } from './choose-hero-offer.ts'
import './hero.css'

/** First page of an order that begins with the CEP alone. */
const BY_CEP = '/checkout/cep/'

type HeroProps = {
  readonly banner: Pick<Banner, 'scene'>
  readonly title: string
  readonly text: string
  readonly offer: HeroOffer | null
  /** Path of the order's first page, without the campaign's prefix. */
  readonly first: string
  /** Whether the consent box of the coverage form is checked at first. */
  readonly consentChecked: boolean
  /** `h2` below a plan list that has the page's heading. */
  readonly heading: 'h1' | 'h2'
}

export function Hero({ banner, title, text, offer, first, consentChecked, heading: Heading }: HeroProps) {
  const href = useCampaignHref(first)
  return (
    <section id={Heading === 'h1' ? 'banner' : undefined} className="hero night">
      <div className="hero__words">
        <IslandPlaceholder name="ResumeOrder" props={{}} when="begun" />
        <Heading className="hero__heading">{title}</Heading>
        <p className="hero__text">
          {text}
          {first === BY_CEP && (
            <>
              {' '}
              <a href={href}>{words.byCep}</a>
            </>
          )}
        </p>
        <div className="hero__stage">
          {offer && <Offer {...offer} />}
          <BannerScene scene={banner.scene} />
        </div>
        {offer && <Specials {...offer} />}
        {offer && <Terms {...offer} />}
        <IslandPlaceholder name="CoverageForm" props={{ consentChecked }} when="touch" />
      </div>
    </section>
  )
}

function Offer({ plan }: HeroOffer) {
  const { reais, cents } = priceParts(plan.price_with_dacc)
  return (
    <div className="hero__offer">
      <p className="hero__plan">
        <b>{plan.plan}</b> <span>{plan.description}</span>
      </p>
      <p className="hero__price num">
        R$ <b data-digits={reais.length}>{reais}</b>,{cents}
      </p>{' '}
      <p className="hero__condition">
        {words.perMonth} {priceConditionTexts.directDebitShort}
      </p>
    </div>
  )
}

function Specials({ specials }: Pick<HeroOffer, 'specials'>) {
  if (specials.length === 0) return null
  return (
    <ul className="hero__specials">
      {specials.map((special) => (
        <li key={special}>
          <Icon shapes={Check} size={16} />
          {special}
        </li>
      ))}
    </ul>
  )
}

/** The other conditions of the price, one short sentence per line. */
function Terms({ plan }: HeroOffer) {
  return (
    <p className="hero__terms num">
      {priceConditionTexts.withoutDebit(unbrokenBRL(plan.price))}{' '}
      <b>{priceConditionTexts.afterPromotion(unbrokenBRL(plan.price_full))}</b>{' '}
      {hasLoyaltyPeriod(plan) && priceConditionTexts.loyaltyShort}
    </p>
  )
}

type OfferBarProps = HeroOffer & {
  /** Path of the order's first page, without the campaign's prefix. */
  readonly first: string
}

/**
 * The offer again, in a slim bar at the bottom of a phone's window while the page below the banner is read. It is part
 * of that region, so it never covers the form above or the cookie banner.
 */
export function OfferBar({ plan, first }: OfferBarProps) {
  const href = useCampaignHref(first)
  return (
    <section className="offer-bar" aria-label={words.bar} data-promotion="barra">
      <p className="offer-bar__words num">
        <b>
          {plan.plan} · {unbrokenBRL(plan.price_with_dacc)} {words.perMonth}
        </b>{' '}
        <span>{smallPrint.brief(plan.state ?? null)}</span>
      </p>
      <a className="offer-bar__order" href={href + planOrderQuery(plan)} data-order="">
        {words.order} <span className="hush">{plan.plan}</span>
      </a>
    </section>
  )
}
