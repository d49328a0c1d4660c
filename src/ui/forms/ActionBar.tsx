import type { ReactNode } from 'react'
import './action-bar.css'

type ActionBarProps = {
  children: ReactNode
  note?: string
  /** On wide screens too. */
  isAlwaysSeen?: boolean
}

/** Keeps the primary button of a tall question (plans, dates, quiz, review) within thumb reach on phones. */
export function ActionBar({ children, note, isAlwaysSeen = false }: ActionBarProps) {
  return (
    <div className={`action-bar${isAlwaysSeen ? ' action-bar--always' : ''}`}>
      {note && <p className="action-bar__note num">{note}</p>}
      {children}
    </div>
  )
}
