/** Page layouts of the order, and the skip link past the header. */
import type { ReactNode } from 'react'
import { frame } from '../../content/header-progress-and-help.ts'
import './checkout-frame.css'

type CheckoutFrameProps = {
  /** A SiteHeader, with progress if the order has any. */
  header: ReactNode
  children: ReactNode
  /** A SiteFooter. */
  footer?: ReactNode
  /** A BackLink. Its space is reserved even if there is none, so that the question never shifts. */
  back?: ReactNode
  /**
   * An OrderSummary: a bar above the question on phones, a card next to it on wide screens. Review, quiz, risk outcomes
   * and receipt have none.
   */
  order?: ReactNode
  /** A SaveStatus. */
  save?: ReactNode
  /** An OfflineBar and Notices, above the question. */
  notices?: ReactNode
}

/** Link with which keyboard users skip the header. */
export function SkipLink() {
  return (
    <a href="#pergunta" className="skip-link">
      {frame.skipToQuestion}
    </a>
  )
}

/**
 * Layout of a question: header, notices, back link, and the question in a column of 40 rem next to the order summary.
 */
export function CheckoutFrame({ header, back, order, save, notices, footer, children }: CheckoutFrameProps) {
  return (
    <div className="page">
      <SkipLink />
      {header}
      <div className="page__body">
        {order && <aside className="page__order">{order}</aside>}
        <main className="page__main" id="pergunta" tabIndex={-1}>
          <div className="page__notices">{notices}</div>
          <div className="page__question">
            {(back || save) && (
              <div className="page__tools">
                {back}
                {save}
              </div>
            )}
            {children}
          </div>
        </main>
      </div>
      {footer}
    </div>
  )
}
