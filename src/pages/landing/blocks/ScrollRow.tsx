import { type ReactNode, useId } from 'react'
import { Island } from '../Island.tsx'
import './scroll-row.css'

type ScrollRowProps = {
  readonly label: string
  readonly arrows: { readonly previous: string; readonly next: string }
  /** Lists of `ScrollCard`. */
  readonly children: ReactNode
}

/** Cards side by side, in one row or several that scroll together; the arrows come alive when they are seen. */
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
