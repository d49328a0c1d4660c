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
  /** A BackLink; the place stays when there is none, so that the question never jumps. */
  back?: ReactNode
  /** An OrderGlance: a bar above the question on telephones, a card beside it on wide screens. */
  order?: ReactNode
  /** A SaveSign. */
  save?: ReactNode
  /** OfflineBar and Notices, above everything of the question. */
  notices?: ReactNode
}

function SkipLink() {
  return (
    <a href="#pergunta" className="skip-link">
      {frame.skipToQuestion}
    </a>
  )
}

/** One question of the order: header, progress, back, the question in a column of 40 rem, the order beside it. */
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

/** Review, quiz, outcomes of the risk check and receipt: the same column, without the order beside it. */
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
