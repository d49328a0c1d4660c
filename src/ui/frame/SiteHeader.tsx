/** Dark header of every screen: brand, link to the other mode (chat or pages), and help. */
import Form from 'lucide/dist/esm/icons/list-checks.mjs'
import Chat from 'lucide/dist/esm/icons/message-circle.mjs'
import { Icon } from '../Icon.ts'
import type { ReactNode } from 'react'
import { brand } from '../../content/brand-and-phones.ts'
import { frame } from '../../content/header-progress-and-help.ts'
import { useCampaignHref } from '../useCampaign.ts'
import { HelpPanel } from './HelpPanel.tsx'
import './site-header.css'

type SiteHeaderProps = {
  /** Link to the other mode, chat or pages; absent if there is none. */
  switchTo?: { mode: 'chat' | 'pages'; href: string }
  /** URL of the call request, if it is not the page's. */
  callHref?: string
  /** Help with the question on the screen. */
  hint?: ReactNode
  /** Options for an open order in the help panel. */
  help?: ReactNode
  /** The progress of the order, along the header's lower edge. */
  children?: ReactNode
}

export function SiteHeader({ switchTo, callHref, hint, help, children }: SiteHeaderProps) {
  return (
    <header id="topo" className="site-header night">
      <div className="site-header__row">
        <a href={useCampaignHref('/')} className="wordmark" aria-label={frame.home}>
          <span>{brand.wordmark[0]}</span> <span className="wordmark__second">{brand.wordmark[1]}</span>
        </a>
        {switchTo && (
          <a href={switchTo.href} className="mode-switch">
            <Icon shapes={switchTo.mode === 'chat' ? Chat : Form} size={18} />
            <span>{switchTo.mode === 'chat' ? frame.switchToChat : frame.switchToPages}</span>
          </a>
        )}
        <HelpPanel callHref={callHref} hint={hint}>
          {help}
        </HelpPanel>
      </div>
      {children}
    </header>
  )
}
