import type { ReactNode } from 'react'

/** A section that is closed until its reader opens it; it needs no script. */
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
