import type { ReactNode } from 'react'
import { SkipLink } from '../frame/CheckoutFrame.tsx'
import './mobile-plan-frame.css'

type MobilePlanFrameProps = {
  readonly header: ReactNode
  readonly children: ReactNode
  readonly footer: ReactNode
}

/**
 * Layout of the page for choosing a mobile plan: one question, with its answers side by side if they
 * fit.
 */
export function MobilePlanFrame({ header, children, footer }: MobilePlanFrameProps) {
  return (
    <div className="page">
      <SkipLink />
      {header}
      <div className="page__body">
        <main className="mobile-plan" id="pergunta" tabIndex={-1}>
          {children}
        </main>
      </div>
      {footer}
    </div>
  )
}
