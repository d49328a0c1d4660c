/** The landing page block with bundles of fibre and streaming. Each card links to the order form. */
import { bundles, streamings } from '../../../content/landing/streaming-services-and-bundles.ts'
import { priceConditionTexts } from '../../../content/price-conditions.ts'
import { formatBRL, priceParts } from '../../../lib/format-prices-and-counts.ts'
import { useCampaignHref } from '../../../ui/useCampaign.ts'
import type { BundleCard } from '../build-streaming-bundle-cards.ts'
import { PriceConditions } from '../plans/PriceConditions.tsx'
import { useEditableTexts } from '../edition-contexts.ts'
import { Section } from './Section.tsx'
import './streaming-bundles.css'
import { streamingPages } from '../../../content/landing/streaming-pages.ts'
import type { Streaming } from '../../../contract/plan.ts'
import { Poster, streamingMotifs } from '../../../ui/art/Poster.tsx'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import './streaming-banner.css'
import './streaming-numbers.css'

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

/** The banner of a page about a streaming service, with a link to the plans further down. */
export function StreamingBanner({ service }: { readonly service: Streaming }) {
  const { over, heading, text, action } = streamingPages[service].banner
  return (
    <section className="streaming-banner night" aria-labelledby="faixa">
      <div className="streaming-banner__art">
        <Poster shape="wide" motif={streamingMotifs[service]} seed={`faixa-${service}`} />
      </div>
      <div className="streaming-banner__words">
        <p>{over}</p>
        <h2 id="faixa">{heading}</h2>
        <p>{text}</p>
        <ButtonLink href="#planos">{action}</ButtonLink>
      </div>
    </section>
  )
}

type StreamingNumbersProps = {
  readonly title: string
  readonly cards: readonly { readonly figure: string; readonly title: string; readonly text: string }[]
}

/** The landing page block with figures of a streaming plan, such as the number of screens. */
export function StreamingNumbers({ title, cards }: StreamingNumbersProps) {
  return (
    <Section title={title} tone="sunken">
      <ul className="streaming-benefits">
        {cards.map((card) => (
          <li key={card.title}>
            <h3>
              <span className="streaming-benefits__figure num">{card.figure}</span> {card.title}
            </h3>
            <p>{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
