/** The layout that all pages of the demo site at /demo share: header, one column and footer. */
import type { ReactNode } from 'react'
import { useCampaignHref } from '../ui/useCampaign.ts'
import { changeLanguage, toggleDark, useIsDark, useDemoTexts } from './language-and-theme.ts'

/** The header of the demo site at /demo, with links to its pages and buttons for theme and language. */
export function DemoHeader({ children }: { children?: ReactNode }) {
  const { name, buttons, navigation } = useDemoTexts()
  const isDark = useIsDark()
  const home = useCampaignHref('/demo/')
  return (
    <header className="demo-header">
      <p className="demo-mark">
        <span className="demo-mark__bars" aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
        <span className="demo-mark__name">{name}</span>
      </p>
      <nav className="demo-nav" aria-label={navigation}>
        <a className="quiet-link" href={home}>
          {buttons.home}
        </a>
        <a className="quiet-link" href={useCampaignHref('/demo/about/')}>
          {buttons.about}
        </a>
        {children}
      </nav>
      <div className="demo-nav">
        <button type="button" className="demo-switch" aria-pressed={isDark} onClick={toggleDark}>
          {buttons.dark}
        </button>
        <button type="button" className="demo-switch" onClick={changeLanguage}>
          {buttons.languages}
        </button>
      </div>
    </header>
  )
}

/** The layout of a demo page: header, one column, and a footer about privacy. */
export function DemoFrame({ nav, children }: { nav?: ReactNode; children: ReactNode }) {
  const { privacy, skip } = useDemoTexts()
  return (
    <div className="demo">
      <a href="#demo" className="skip-link">
        {skip}
      </a>
      <DemoHeader>{nav}</DemoHeader>
      <main className="demo__main" id="demo" tabIndex={-1}>
        {children}
      </main>
      <footer className="demo__foot">
        <p>{privacy}</p>
      </footer>
    </div>
  )
}
