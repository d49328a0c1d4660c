import { type ReactNode, useId } from 'react'
import './section.css'

type SectionProps = {
  /** Its address on the page. */
  readonly id?: string
  readonly title: string
  readonly text?: string
  /** Below them: where else to look. */
  readonly aside?: ReactNode
  /** sunken: a separate band; night: the dark band of the motif. */
  readonly tone?: 'plain' | 'sunken' | 'night'
  /** beside: on wide screens the heading is beside what it heads. */
  readonly layout?: 'below' | 'beside'
  readonly children: ReactNode
}

/** A block of a landing page: its heading, a line below it, and what it is about. */
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
