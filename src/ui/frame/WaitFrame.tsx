/** Full-screen layout with a night sky, for pages on which the visitor waits for the server. */
import type { ReactNode } from 'react'
import './wait-frame.css'

type WaitFrameProps = {
  header: ReactNode
  heading: string
  text?: string
  /** A drawing shown during the wait. */
  scene?: ReactNode
  /** A LongWait, which adds a message and buttons if the wait is long. */
  children?: ReactNode
}

export function WaitFrame({ header, heading, text, scene, children }: WaitFrameProps) {
  return (
    <div className="page night">
      {header}
      <main className="wait" id="pergunta" tabIndex={-1}>
        {scene}
        <div className="wait__text" role="status">
          <h1 className="wait__heading">{heading}</h1>
          {text && <p>{text}</p>}
        </div>
        {children}
      </main>
    </div>
  )
}
