import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { brand } from '../../content/brand.ts'
import { frame } from '../../content/frame.ts'
import { legal } from '../../content/legal.ts'
import { lazily } from '../lazily.tsx'
import { useKept } from '../useKept.ts'
import './help-panel.css'

type HelpPanelProps = {
  /** Address for requesting a call, with the addon prefix. */
  callHref?: string
  /** What helps with the question on the screen. */
  hint?: ReactNode
  /** Options for an open order; rendered once the panel has been opened. */
  children?: ReactNode
}

/** Loaded when help is first opened, so that it delays nothing else. */
const ZoomControl = lazily(async () => import('../zoom/ZoomControl.tsx'), { spare: true })

/** Closes on an outside press or Escape; Escape also returns focus to the toggle. */
function closeHelp(details: HTMLDetailsElement, event: Event) {
  if (!details.open) return
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Escape') return
    details.querySelector('summary')?.focus()
  } else if (event.target instanceof Node && details.contains(event.target)) return
  details.open = false
}

/** Contact channels: the same ones in the same place on every screen. Opens without script too. */
export const HelpPanel = memo(function HelpPanel(props: HelpPanelProps) {
  const { callHref = brand.callRequest.href, hint, children } = props
  const text = useKept<string>(frame.help.text, frame.help.textOpen)
  const [wasOpened, setWasOpened] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => details.current && closeHelp(details.current, event)
    document.addEventListener('keydown', close)
    document.addEventListener('pointerdown', close)
    return () => {
      document.removeEventListener('keydown', close)
      document.removeEventListener('pointerdown', close)
    }
  }, [])

  return (
    <details className="help" ref={details} onToggle={() => setWasOpened(true)}>
      <summary>
        <CircleHelp size={22} aria-hidden="true" />
        <span className="help__word">{frame.help.button}</span>
      </summary>
      <div className="help__panel">
        {hint && <p className="help__hint">{hint}</p>}
        <p className="help__title">{frame.help.title}</p>
        <p className="help__text">{text}</p>
        <HelpLinks callHref={callHref} />
        {wasOpened && children}
        <div className="help__zoom">{wasOpened && <ZoomControl />}</div>
      </div>
    </details>
  )
})

/** The three contact channels as links; also used by outcomes, long waits and the chat. */
export function HelpLinks({ callHref = brand.callRequest.href }: Pick<HelpPanelProps, 'callHref'>) {
  return (
    <ul className="help-links">
      <li>
        <a href={brand.whatsapp.href} rel="noreferrer" target="_blank">
          {frame.help.whatsapp}
          <span className="hush">{legal.inAnotherTab}</span>
        </a>
      </li>
      <li>
        <a href={brand.sales.href}>{frame.help.phone}</a>
      </li>
      <li>
        <a href={callHref}>{frame.help.call}</a>
      </li>
    </ul>
  )
}
