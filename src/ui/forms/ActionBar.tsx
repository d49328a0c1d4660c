import type { ReactNode } from 'react'
import './action-bar.css'

type ActionBarProps = {
  children: ReactNode
  note?: string
  /** Whether the bar is sticky on wide screens as well. */
  isAlwaysSeen?: boolean
}

/**
 * Sticky bar at the bottom of the screen, which keeps the main button of a long question visible on phones.
 */
export function ActionBar({ children, note, isAlwaysSeen = false }: ActionBarProps) {
  return (
    <div className={`action-bar${isAlwaysSeen ? ' action-bar--always' : ''}`}>
      {note && <p className="action-bar__note num">{note}</p>}
      {children}
    </div>
  )
}
