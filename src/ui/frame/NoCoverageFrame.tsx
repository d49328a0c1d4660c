/**
 * Page layout with a large heading and ways to continue. The specification names it `no-coverage` after the page for an
 * address without coverage; plans, regulations and other pages use it too.
 */
import type { ReactNode } from 'react'
import { SkipLink } from './CheckoutFrame.tsx'
import './no-coverage-frame.css'

type NoCoverageFrameProps = {
  header: ReactNode
  heading: string
  text?: string | undefined
  /** Buttons and links: always at least one way to continue. */
  children: ReactNode
  footer?: ReactNode
  back?: ReactNode
  /** A line above the heading. */
  lead?: ReactNode
  /**
   * An OrderSummary, shown beside a list of plans on wide windows. On narrower windows the `lead` gives
   * enough information.
   */
  order?: ReactNode
  /** A drawing at the top of the page, on a night sky. */
  drawing?: ReactNode
}

export function NoCoverageFrame(props: NoCoverageFrameProps) {
  const { header, heading, text, children, footer, back, lead, order, drawing } = props
  return (
    <div className="page">
      <SkipLink />
      {header}
      {drawing && <div className="no-coverage__scene night">{drawing}</div>}
      <div className="page__body">
        {order && <aside className="page__order no-coverage__order">{order}</aside>}
        <main
          className={`page__main stack no-coverage--${drawing ? 'drawn' : 'none'}`}
          id="pergunta"
          tabIndex={-1}
        >
          {back}
          <div className="no-coverage__text">
            {lead}
            <h1 className="no-coverage__heading">{heading}</h1>
            {text && <p>{text}</p>}
          </div>
          <div className="no-coverage__ways">{children}</div>
        </main>
      </div>
      {footer}
    </div>
  )
}
