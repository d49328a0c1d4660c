/** A section that opens on a click, without a script. */
import type { ReactNode } from 'react'

type CollapsibleSectionProps = {
  readonly summary: string
  /** Whether only narrow windows fold it. */
  readonly isForNarrow?: boolean
  /** Whether it is open at first. */
  readonly isOpen?: boolean
  readonly children: ReactNode
}

export function CollapsibleSection({
  summary,
  isForNarrow = false,
  isOpen = false,
  children,
}: CollapsibleSectionProps) {
  return (
    <details className={isForNarrow ? 'figure-fold figure-fold--narrow' : 'figure-fold'} open={isOpen}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
