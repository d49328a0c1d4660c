/** Sticky bar at the bottom of the screen, which keeps the main button of a long question visible on phones. */
import type { ReactNode } from 'react'
import './action-bar.css'

type ActionBarProps = {
  children: ReactNode
  note?: string
  /** Whether the bar is sticky on wide screens as well. */
  isAlwaysSeen?: boolean
  /**
   * Whether something is chosen that the button sends. While nothing is, the bar is not sticky: it would cover
   * choices for a button that cannot be used yet.
   */
  isReady?: boolean
}

export function ActionBar({ children, note, isAlwaysSeen = false, isReady = true }: ActionBarProps) {
  return (
    <div
      className={`action-bar${isAlwaysSeen ? ' action-bar--always' : ''}${isReady ? '' : ' action-bar--waits'}`}
    >
      {note && <p className="action-bar__note num">{note}</p>}
      {children}
    </div>
  )
}
