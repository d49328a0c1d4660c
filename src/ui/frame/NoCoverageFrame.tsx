import type { ReactNode } from 'react'
import { FibreScene } from '../motif/FibreScene.tsx'
import './no-coverage-frame.css'

type NoCoverageFrameProps = {
  header: ReactNode
  heading: string
  text: string
  /** Buttons and links: always at least one way to continue. */
  children: ReactNode
  footer?: ReactNode
  back?: ReactNode
  /** A line above the heading. */
  lead?: ReactNode
  /** 'short': the light stops before the house; 'reached': the house is lit; 'none': no drawing. Default 'short'. */
  scene?: 'short' | 'reached' | 'none'
}

/** Also the layout of plans and regulations (M§2); the drawing stands for an address without an offer. */
export function NoCoverageFrame(props: NoCoverageFrameProps) {
  const { header, heading, text, children, footer, back, lead, scene = 'short' } = props
  return (
    <div className="page">
      {header}
      {scene !== 'none' && (
        <div className="no-coverage__scene night">
          <FibreScene state={scene} />
        </div>
      )}
      <div className="page__body">
        <main className={`page__main stack no-coverage--${scene}`} id="pergunta" tabIndex={-1}>
          {back}
          <div className="no-coverage__text">
            {lead}
            <h1 className="no-coverage__heading">{heading}</h1>
            <p>{text}</p>
          </div>
          <div className="no-coverage__ways">{children}</div>
        </main>
      </div>
      {footer}
    </div>
  )
}
