import type { ReactNode } from 'react'
import './loading-frame.css'

type LoadingFrameProps = {
  header: ReactNode
  heading: string
  text?: string
  /** A picture of the wait. */
  scene?: ReactNode
  /** A LongWait, if it takes long. */
  children?: ReactNode
}

/** Shown while the order waits for the server: full screen, at night. */
export function LoadingFrame({ header, heading, text, scene, children }: LoadingFrameProps) {
  return (
    <div className="page night">
      {header}
      <main className="loading" id="pergunta" tabIndex={-1}>
        {scene}
        <div className="loading__text" role="status">
          <h1 className="loading__heading">{heading}</h1>
          {text && <p>{text}</p>}
        </div>
        {children}
      </main>
    </div>
  )
}
