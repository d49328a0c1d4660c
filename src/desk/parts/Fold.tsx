import type { ReactNode } from 'react'

/** What opens at its reader's wish; the browser tracks whether it is open, without script. */
export function Fold({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className="figure-fold">
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
