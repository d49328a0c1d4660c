import type { ReactNode } from 'react'
import './small-drawing-box.css'

/** Box with a night background for a small drawing beside a text. */
export function SmallDrawingBox({ children }: { children: ReactNode }) {
  return <span className="house-scene night">{children}</span>
}
