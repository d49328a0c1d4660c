import type { ReactNode } from 'react'
import './house-scene.css'

/** A small picture beside the words that say the same: the light has reached the house. */
export function HouseScene({ children }: { children: ReactNode }) {
  return <span className="house-scene night">{children}</span>
}
