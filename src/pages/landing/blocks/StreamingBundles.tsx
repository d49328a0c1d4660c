/** The landing page block with bundles of fibre and streaming. Each card links to the order form. */
import { bundles, streamings } from '../../../content/landing/streaming-services-and-bundles.ts'
import { priceConditionTexts } from '../../../content/loyalty-and-price-conditions.ts'
import { formatBRL, priceParts } from '../../../lib/format-prices-and-counts.ts'
import { useCampaignHref } from '../../../ui/useCampaignHref.ts'
import type { BundleCard } from '../build-streaming-bundle-cards.ts'
import { PriceConditions } from '../plans/PriceConditions.tsx'
import { useEditableTexts } from '../edition-contexts.ts'
import { Section } from './Section.tsx'
import './streaming-bundles.css'

export function StreamingBundles({ cards }: { readonly cards: readonly BundleCard[] }) {
  const { bundlesTitle, bundlesText } = useEditableTexts('bundlesTitle', 'bundlesText')
  if (cards.length === 0) return null
  return (
    <Section title={bundlesTitle} text={bundlesText} tone="sunken">
      <ul className="mini-cards" data-promotion="streaming">
        {cards.map((card) => (
          <li key={card.link}>
            <Card {...card} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Card({
  title,
  link,
  price,
  full_price,
  price_without_debit,
  has_loyalty,
  state,
  streaming,
  addedStreaming,
}: BundleCard) {
  const { reais, cents } = priceParts(price)
  const service = streaming ? streamings[streaming].name : addedStreaming
  return (
    <a className="mini-card" href={useCampaignHref(link)}>
      {service && (
        <span className="mini-card__streaming">
          <span className="mini-card__label">{bundles.included}</span>
          <strong>{service}</strong>
        </span>
      )}
      <span className="mini-card__title">{title}</span>
      <span className="mini-card__prices num">
        <span className="mini-card__full">
          {bundles.full} <s>{formatBRL(full_price)}</s> {priceConditionTexts.struckPrice}
        </span>
        <span>
          {bundles.now}{' '}
          <span className="mini-card__price">
            R$ <b>{reais}</b>,{cents}
          </span>
          {bundles.perMonth}
        </span>
        <PriceConditions price={price_without_debit} hasLoyalty={has_loyalty} state={state} />
      </span>
    </a>
  )
}
