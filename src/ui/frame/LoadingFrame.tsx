import type { ReactNode } from 'react'
import { FibreScene } from '../motif/FibreScene.tsx'
import type { SceneState } from '../motif/FibreScene.tsx'
import './loading-frame.css'

type LoadingFrameProps = {
  header: ReactNode
  heading: string
  text?: string
  /** 'reached' once the answer has arrived. Default 'travelling'. */
  scene?: SceneState
  /** A LongWait, if it takes long. */
  children?: ReactNode
}

/** Shown while the order waits for the server: a full-screen night scene, light travelling to the house. */
export function LoadingFrame({ header, heading, text, scene = 'travelling', children }: LoadingFrameProps) {
  return (
    <div className="page night">
      {header}
      <main className="loading" id="pergunta" tabIndex={-1}>
        <FibreScene state={scene} />
        <div className="loading__text" role="status">
          <h1 className="loading__heading">{heading}</h1>
          {text && <p>{text}</p>}
        </div>
        {children}
      </main>
    </div>
  )
}
