import type { ReactNode } from 'react'
import './action-bar.css'

/** The primary button of a tall question (plans, dates, quiz, review): on telephones always within the thumb's reach. */
export function ActionBar({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <div className="action-bar">
      {note && <p className="action-bar__note num">{note}</p>}
      {children}
    </div>
  )
}
