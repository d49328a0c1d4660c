import type { ReactNode } from 'react'
import './action-bar.css'

/** Keeps the primary button of a tall question (plans, dates, quiz, review) within thumb reach on phones. */
export function ActionBar({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <div className="action-bar">
      {note && <p className="action-bar__note num">{note}</p>}
      {children}
    </div>
  )
}
