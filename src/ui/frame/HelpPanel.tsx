import CircleHelp from 'lucide-react/icons/circle-question-mark'
import type { KeyboardEvent } from 'react'
import { brand } from '../../content/brand.ts'
import { frame } from '../../content/frame.ts'
import './help-panel.css'

type HelpPanelProps = {
  /** Where a call can be asked for, with the addon prefix. */
  callHref?: string
}

function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
  const details = event.currentTarget
  if (event.key !== 'Escape' || !details.open) return
  details.open = false
  details.querySelector('summary')?.focus()
}

/** Ways to a person: the same ones, at the same place of every screen. Opens without script too. */
export function HelpPanel({ callHref = brand.callRequest.href }: HelpPanelProps) {
  return (
    <details className="help" onKeyDown={closeOnEscape}>
      <summary>
        <CircleHelp size={22} aria-hidden="true" />
        <span className="help__word">{frame.help.button}</span>
      </summary>
      <div className="help__panel">
        <p className="help__title">{frame.help.title}</p>
        <p className="help__text">{frame.help.text}</p>
        <HelpLinks callHref={callHref} />
      </div>
    </details>
  )
}

/** The three human channels as links; also used by outcomes, long waits and the chat. */
export function HelpLinks({ callHref = brand.callRequest.href }: HelpPanelProps) {
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
