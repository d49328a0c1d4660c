import { type ReactNode, useId } from 'react'
import { Island } from '../Island.tsx'
import './scroll-row.css'

type ScrollRowProps = {
  readonly label: string
  readonly arrows: { readonly previous: string; readonly next: string }
  /** One or more lists of cards. */
  readonly children: ReactNode
}

/**
 * Cards in one or more rows that scroll sideways together. The arrows become active when they are scrolled into view.
 */
export function ScrollRow({ label, arrows, children }: ScrollRowProps) {
  const id = useId()
  return (
    <>
      <Island
        name="RowArrows"
        props={{ row: id, labels: arrows }}
        when="visible"
        className="scroll-row__arrows"
      />
      <div id={id} className="scroll-row" role="group" aria-label={label}>
        {children}
      </div>
    </>
  )
}
