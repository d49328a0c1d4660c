/** The landing page block that presents the three streaming services and their limits. */
import { streamingExplainer, streamings } from '../../../content/landing/streaming-services-and-bundles.ts'
import { whereStreaming } from '../../../content/landing/describe-streaming-speeds.ts'
import type { Plan } from '../../../contract/plan.ts'
import { GeneratedPoster } from '../../../ui/art/GeneratedPoster.tsx'
import { streamingMotifs } from '../../../ui/art/draw-poster-motifs.ts'
import { useEditableTexts } from '../edition-contexts.ts'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import './streaming-explainer.css'

type StreamingExplainerProps = {
  /** The plans that the page's campaign sells. */
  readonly plans: readonly Plan[]
}

export function StreamingExplainer({ plans }: StreamingExplainerProps) {
  const { streamingTitle, streamingText } = useEditableTexts('streamingTitle', 'streamingText')
  return (
    <Section title={streamingTitle} text={streamingText}>
      <ul className="streamings">
        {streamingExplainer.order.map((id) => {
          const { name, text, limits } = streamings[id]
          return (
            <li key={id} className="streaming">
              <GeneratedPoster seed={`servico-${id}`} shape="wide" motif={streamingMotifs[id]} />
              <div className="streaming__words">
                <h3>{name}</h3>
                <p>{text}</p>
                <ul>
                  {[...limits, ...whereStreaming(id, plans)].map((limit) => (
                    <li key={limit}>{limit}</li>
                  ))}
                </ul>
                <TextLink label={streamingExplainer.seeMore(name)} href={`/${id}`} />
              </div>
            </li>
          )
        })}
      </ul>
      <p className="streamings__note">{streamingExplainer.note}</p>
    </Section>
  )
}
