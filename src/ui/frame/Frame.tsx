import type { ReactNode } from 'react'
import { frame } from '../../content/frame.ts'
import './frame.css'

type FrameProps = {
  /** A SiteHeader, with its ProgressStrand where the order has one. */
  header: ReactNode
  children: ReactNode
  /** A SiteFooter. */
  footer?: ReactNode
}

type CheckoutFrameProps = FrameProps & {
  /** A BackLink; its space is reserved when absent, so that the question never shifts. */
  back?: ReactNode
  /** An OrderGlance: a bar above the question on phones, a card beside it on wide screens. */
  order?: ReactNode
  /** A SaveSign. */
  save?: ReactNode
  /** OfflineBar and Notices, above the question. */
  notices?: ReactNode
}

/** The way past the header, for keyboards. */
export function SkipLink() {
  return (
    <a href="#pergunta" className="skip-link">
      {frame.skipToQuestion}
    </a>
  )
}

/** Layout of one question: header, progress, back link, question in a 40 rem column, order beside it. */
export function CheckoutFrame({ header, back, order, save, notices, footer, children }: CheckoutFrameProps) {
  return (
    <div className="page">
      <SkipLink />
      {header}
      <div className="page__body">
        {order && <aside className="page__order">{order}</aside>}
        <main className="page__main" id="pergunta" tabIndex={-1}>
          {notices}
          <div className="page__tools">
            {back}
            {save}
          </div>
          {children}
        </main>
      </div>
      {footer}
    </div>
  )
}

/** Layout of review, quiz, risk outcomes and receipt: the same column, without the order beside it. */
export function CartFrame({
  header,
  back,
  save,
  notices,
  footer,
  children,
}: Omit<CheckoutFrameProps, 'order'>) {
  return (
    <CheckoutFrame header={header} back={back} save={save} notices={notices} footer={footer}>
      {children}
    </CheckoutFrame>
  )
}
