/** The banner of a page about a streaming service, with a link to the plans further down. */
import { streamingPages } from '../../../content/landing/streaming-pages.ts'
import type { Streaming } from '../../../contract/plan.ts'
import { GeneratedPoster } from '../../../ui/art/GeneratedPoster.tsx'
import { streamingMotifs } from '../../../ui/art/draw-poster-motifs.ts'
import { ButtonLink } from '../../../ui/forms/PrimaryButton.tsx'
import './streaming-banner.css'

export function StreamingBanner({ service }: { readonly service: Streaming }) {
  const { over, heading, text, action } = streamingPages[service].banner
  return (
    <section className="streaming-banner night" aria-labelledby="faixa">
      <div className="streaming-banner__art">
        <GeneratedPoster seed={`faixa-${service}`} motif={streamingMotifs[service]} shape="wide" />
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
