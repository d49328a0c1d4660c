import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { brand } from '../../content/brand.ts'
import { frame } from '../../content/frame.ts'
import { lazily } from '../lazily.tsx'
import { useKept } from '../useKept.ts'
import './help-panel.css'

type HelpPanelProps = {
  /** Where a call can be asked for, with the addon prefix. */
  callHref?: string
  /** What is offered about an open order; drawn once the panel was opened. */
  children?: ReactNode
}

/** Comes when help is opened first: nobody waits for it. */
const ZoomControl = lazily(async () => import('../zoom/ZoomControl.tsx'), { spare: true })

/** A press elsewhere or Escape closes it; Escape gives the focus back. */
function closeHelp(details: HTMLDetailsElement, event: Event) {
  if (!details.open) return
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Escape') return
    details.querySelector('summary')?.focus()
  } else if (event.target instanceof Node && details.contains(event.target)) return
  details.open = false
}

/** Ways to a person: the same ones, at the same place of every screen. Opens without script too. */
export const HelpPanel = memo(function HelpPanel(props: HelpPanelProps) {
  const { callHref = brand.callRequest.href, children } = props
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
        <p className="help__title">{frame.help.title}</p>
        <p className="help__text">{text}</p>
        <HelpLinks callHref={callHref} />
        {wasOpened && children}
        <div className="help__zoom">{wasOpened && <ZoomControl />}</div>
      </div>
    </details>
  )
})

/** The three human channels as links; also used by outcomes, long waits and the chat. */
export function HelpLinks({ callHref = brand.callRequest.href }: Pick<HelpPanelProps, 'callHref'>) {
  return (
    <ul className="help-links">
      <li>
        <a href={brand.whatsapp.href} rel="noreferrer" target="_blank">
          {frame.help.whatsapp}
          <span className="hush"> (abre em outra aba)</span>
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
