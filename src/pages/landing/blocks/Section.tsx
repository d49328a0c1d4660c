/** The common layout of a landing page block: heading, text and content. */
import { type ReactNode, useId } from 'react'
import './section.css'

type SectionProps = {
  /** Id, for links to the block. */
  readonly id?: string
  readonly title: string
  readonly text?: string
  /** A link below the text. */
  readonly aside?: ReactNode
  /** Background: `sunken` is a slightly darker band, `night` a dark band like that of the drawings. */
  readonly tone?: 'plain' | 'sunken' | 'night'
  /** Position of the content: `beside` puts it next to the heading on wide screens. */
  readonly layout?: 'below' | 'beside'
  readonly children: ReactNode
}

export function Section({
  id,
  title,
  text,
  aside,
  tone = 'plain',
  layout = 'below',
  children,
}: SectionProps) {
  const heading = useId()
  return (
    <section
      id={id}
      className={`section section--${tone}${tone === 'night' ? ' night' : ''}`}
      aria-labelledby={heading}
    >
      <div className={`section__in section__in--${layout}`}>
        <header className="section__head">
          <h2 id={heading}>{title}</h2>
          {text && <p>{text}</p>}
          {aside}
        </header>
        <div className="section__body">{children}</div>
      </div>
    </section>
  )
}
