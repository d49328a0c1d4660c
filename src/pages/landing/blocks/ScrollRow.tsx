/** One or more rows of cards that scroll sideways together, with arrow buttons. */
import { type ReactNode, useId } from 'react'
import { IslandPlaceholder } from '../IslandPlaceholder.tsx'
import './scroll-row.css'

type ScrollRowProps = {
  readonly label: string
  readonly arrows: { readonly previous: string; readonly next: string }
  /** One or more lists of cards. */
  readonly children: ReactNode
}

export function ScrollRow({ label, arrows, children }: ScrollRowProps) {
  const id = useId()
  return (
    <>
      <IslandPlaceholder
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
