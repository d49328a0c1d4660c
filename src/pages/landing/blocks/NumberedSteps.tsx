/**
 * A landing page block with numbered steps, such as how points are credited or how the visitor's identity is checked.
 */
import type { LinkInText as TextLinkContent } from '../../../content/landing/external-links.ts'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import './numbered-steps.css'

type NumberedStepsProps = {
  readonly title: string
  readonly text: string
  readonly steps: readonly { readonly title: string; readonly text: string }[]
  readonly note?: string
  readonly links?: readonly TextLinkContent[]
  readonly tone?: 'plain' | 'sunken'
}

export function NumberedSteps({ title, text, steps, note, links = [], tone }: NumberedStepsProps) {
  return (
    <Section title={title} text={text} tone={tone}>
      <ol className="steps">
        {steps.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
      {(note || links.length > 0) && (
        <div className="steps__foot">
          {note && <p>{note}</p>}
          {links.map((link) => (
            <TextLink key={link.label} {...link} />
          ))}
        </div>
      )}
    </Section>
  )
}
