/** The banner of a page about a streaming service, with a link to the plans further down. */
import { streamingPages } from '../../../content/landing/streaming-pages.ts'
import type { Streaming } from '../../../funnel/streaming-toggles.ts'
import { GeneratedPoster } from '../../../ui/art/GeneratedPoster.tsx'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import './streaming-banner.css'

type StreamingBannerProps = {
  readonly service: Streaming
  /** Link to the plans of the page. */
  readonly plansHref?: string
}

export function StreamingBanner({ service, plansHref = '#planos' }: StreamingBannerProps) {
  const { over, heading, text, action } = streamingPages[service].banner
  return (
    <section className="streaming-banner night" aria-labelledby="faixa">
      <div className="streaming-banner__art">
        <GeneratedPoster seed={`faixa-${service}`} motif={MOTIFS[service]} shape="wide" />
      </div>
      <div className="streaming-banner__words">
        <p>{over}</p>
        <h2 id="faixa">{heading}</h2>
        <p>{text}</p>
        <ButtonLink href={plansHref}>{action}</ButtonLink>
      </div>
    </section>
  )
}

const MOTIFS = { globoplay: 'city', 'hbo-max': 'stage', paramount: 'hills' } as const
