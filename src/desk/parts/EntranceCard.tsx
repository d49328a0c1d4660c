import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Form } from './Form.tsx'
import { Heading } from './Heading.tsx'
import { Notice } from './Notice.tsx'

type EntranceCardProps = {
  readonly title: string
  readonly why: string
  /** What is needed to fill the form in. */
  readonly above?: ReactNode
  /** Why the form was not taken. */
  readonly problem: string | null
  readonly action: string
  /** The fields. */
  readonly children: ReactNode
  /** What the button says. */
  readonly go: string
  /** Other ways from here. */
  readonly below: ReactNode
}

/** A form for someone who is not signed in yet. */
export function EntranceCard(props: EntranceCardProps) {
  const { title, why, above, problem, action, children, go, below } = props
  return (
    <section className="desk-card">
      <Heading title={title} why={why} />
      {above}
      {problem !== null && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <Form action={action} className="desk-form">
        {children}
        <Button label={go} />
      </Form>
      {below}
    </section>
  )
}

/** A line below the form that leads elsewhere. */
export function EntranceLink(props: {
  readonly before?: string
  readonly href: string
  readonly label: string
}) {
  const { before, href, label } = props
  return (
    <p className="desk-aside">
      {before !== undefined && `${before} `}
      <a className="quiet-link" href={href}>
        {label}
      </a>
    </p>
  )
}
