import type { ReactNode } from 'react'

/** What opens at its reader's wish; whether it is open is told by the browser, without script. */
export function Fold({ summary, children }: { readonly summary: string; readonly children: ReactNode }) {
  return (
    <details className="figure-fold">
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
