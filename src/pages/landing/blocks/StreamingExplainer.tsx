/** The landing page block that presents the streaming services, and their limits as far as the site knows them. */
import { streamingExplainer, streamings } from '../../../content/landing/streaming-services-and-bundles.ts'
import { whereStreaming } from '../../../content/landing/describe-streaming-speeds.ts'
import { streamingServiceNames } from '../../../content/streaming-service-names.ts'
import type { Plan } from '../../../contract/plan.ts'
import { Poster, streamingMotifs } from '../../../ui/art/Poster.tsx'
import { useEditableTexts } from '../edition-contexts.ts'
import type { BenefitView } from '../plans/build-plan-card-data.ts'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import './streaming-explainer.css'

type StreamingExplainerProps = {
  readonly benefits: readonly BenefitView[]
  /** The plans that the page's campaign sells. */
  readonly plans: readonly Plan[]
}

export function StreamingExplainer({ benefits, plans }: StreamingExplainerProps) {
  const { streamingTitle, streamingText } = useEditableTexts('streamingTitle', 'streamingText')
  // those that the shop's team has added, if they come with a plan of the page
  const added = benefits.filter(
    ({ slug }) =>
      streamingServiceNames[slug] === undefined &&
      plans.some(({ subscriptions }) => subscriptions.includes(slug)),
  )
  return (
    <Section title={streamingTitle} text={streamingText}>
      <ul className="streamings">
        {streamingExplainer.order.map((id) => {
          const { name, text, limits } = streamings[id]
          const facts = [...limits, ...whereStreaming(name, plans)]
          return (
            <Service key={id} seed={id} motif={streamingMotifs[id]} name={name} text={text} facts={facts}>
              <TextLink label={streamingExplainer.seeMore(name)} href={`/${id}`} />
            </Service>
          )
        })}
        {added.map(({ slug, benefit, description }) => (
          <Service
            key={slug}
            seed={slug}
            name={benefit}
            text={description}
            facts={whereStreaming(benefit, plans)}
          />
        ))}
      </ul>
      <p className="streamings__note">{streamingExplainer.note}</p>
    </Section>
  )
}

type ServiceProps = {
  readonly seed: string
  readonly motif?: (typeof streamingMotifs)[keyof typeof streamingMotifs]
  readonly name: string
  readonly text: string
  readonly facts: readonly string[]
  readonly children?: React.ReactNode
}

const Service = ({ seed, motif, name, text, facts, children }: ServiceProps) => (
  <li className="streaming">
    <Poster shape="wide" motif={motif ?? 'moon'} seed={`servico-${seed}`} />
    <div className="streaming__words">
      <h3>{name}</h3>
      <p>{text}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {children}
    </div>
  </li>
)
