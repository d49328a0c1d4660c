/** The help panel in the header, and the links to the contact channels. */
import CircleHelp from 'lucide/dist/esm/icons/circle-question-mark.mjs'
import { Icon } from '../Icon.ts'
import { memo, useEffect, useRef, useState, type ReactNode } from 'react'
import { brand } from '../../content/brand-and-phones.ts'
import { frame } from '../../content/header-progress-and-help.ts'
import { opensInAnotherTab } from '../../content/common-labels.ts'
import { lazily } from '../lazy-component.tsx'
import { useCampaignHref } from '../useCampaign.ts'
import { usePhones } from '../usePhones.ts'
import { useWhatsappHref } from '../useWhatsappHref.ts'
import './help-panel.css'

type HelpPanelProps = {
  /** URL of the call request, if it is not the page's. */
  callHref?: string
  /** Help with the question on the screen. */
  hint?: ReactNode
  /** Options for an open order, rendered once the panel has been opened. */
  children?: ReactNode
}

/** Loaded when the help panel is first opened, so that it does not delay the page. */
const ZoomControl = lazily(async () => import('../zoom/ZoomControl.tsx'), { isOptional: true })

/** Closes the panel after Escape or a press outside. Escape also returns the focus to the button. */
function closeHelp(details: HTMLDetailsElement, event: Event) {
  if (!details.open) return
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Escape') return
    details.querySelector('summary')?.focus()
  } else if (event.target instanceof Node && details.contains(event.target)) return
  details.open = false
}

/**
 * Help panel in the header, with the same contact channels on every screen. It also opens without JavaScript.
 */
export const HelpPanel = memo(function HelpPanel(props: HelpPanelProps) {
  const { callHref, hint, children } = props
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
        <Icon shapes={CircleHelp} size={22} />
        <span className="help__word">{frame.help.button}</span>
      </summary>
      <div className="help__panel">
        {hint && <p className="help__hint">{hint}</p>}
        <p className="help__title">{frame.help.title}</p>
        <p className="help__text">{frame.help.text}</p>
        <HelpLinks callHref={callHref} />
        {wasOpened && children}
        <div className="help__zoom">{wasOpened && <ZoomControl />}</div>
      </div>
    </details>
  )
})

/**
 * The three contact channels as links: WhatsApp, phone and call request. Also used at dead ends, during long
 * waits and in the chat.
 */
export function HelpLinks({ callHref }: { readonly callHref?: string | null }) {
  const usual = useCampaignHref(brand.callRequest.href)
  const whatsapp = useWhatsappHref()
  const { sales } = usePhones()
  return (
    <ul className="help-links">
      <li>
        <a href={whatsapp} rel="noreferrer" target="_blank">
          {frame.help.whatsapp}
          <span className="hush">{opensInAnotherTab}</span>
        </a>
      </li>
      <li>
        <a href={sales.href}>{frame.help.phone(sales.phone)}</a>
      </li>
      {callHref !== null && (
        <li>
          <a href={callHref ?? usual}>{frame.help.call}</a>
        </li>
      )}
    </ul>
  )
}
