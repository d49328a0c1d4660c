import type { ReactNode } from 'react'

/** A section that is closed at first and opens on a click, without a script. */
export function CollapsibleSection({
  summary,
  children,
}: {
  readonly summary: string
  readonly children: ReactNode
}) {
  return (
    <details className="figure-fold">
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
