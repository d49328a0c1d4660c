/** The layout of the login pages: a card with one form. */
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import { CsrfForm } from './CsrfForm.tsx'
import { DeskPageHeading } from './DeskPageHeading.tsx'
import { DeskNotice } from './DeskNotice.tsx'
import { QuietLink } from './StandaloneLinks.tsx'

type LoginCardProps = {
  readonly title: string
  readonly why: string
  /** Content above the form, such as a QR code. */
  readonly above?: ReactNode
  /** Error message of the previous attempt; null if there was none. */
  readonly problem: string | null
  readonly action: string
  /** Fields of the form. */
  readonly children: ReactNode
  /** Label of the button. */
  readonly go: string
  /** Links below the form. */
  readonly below: ReactNode
}

export function LoginCard(props: LoginCardProps) {
  const { title, why, above, problem, action, children, go, below } = props
  return (
    <section className="desk-card">
      <DeskPageHeading title={title} why={why} />
      {above}
      <DeskNotice kind="error" text={problem} />
      <CsrfForm action={action} className="desk-form">
        {children}
        <Button label={go} />
      </CsrfForm>
      {below}
    </section>
  )
}

/** A link below the form of a login page, with optional text before the link. */
export function LoginCardLink(props: {
  readonly before?: string
  readonly href: string
  readonly label: string
}) {
  const { before, href, label } = props
  return (
    <p className="desk-aside">
      {before !== undefined && `${before} `}
      <QuietLink href={href} label={label} />
    </p>
  )
}
