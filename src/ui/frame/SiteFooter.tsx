import { memo } from 'react'
import { brand } from '../../content/brand.ts'
import { legal } from '../../content/legal.ts'
import './site-footer.css'

type SiteFooterProps = {
  /** Hidden for the addons fluxo, collaborator and premium (funnel §1). */
  hideSales?: boolean
  /** Hidden for the mobile addons (funnel §1). */
  hideSupport?: boolean
}

/** Legal words, telephone lines and documents under every screen but the loading ones and the chat. */
export const SiteFooter = memo(function SiteFooter({
  hideSales = false,
  hideSupport = false,
}: SiteFooterProps) {
  return (
    <footer className="site-footer">
      <div className="site-footer__in">
        <p className="site-footer__lines">
          {!hideSales && <a href={brand.sales.href}>{legal.salesLine(brand.sales.phone)}</a>}
          {!hideSupport && <a href={brand.support.href}>{legal.supportLine(brand.support.phone)}</a>}
        </p>
        <p>{legal.impostors}</p>
        <ul>
          {legal.links.map((link) => (
            <li key={link.href}>
              <a href={link.href} download={'download' in link}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        <p>{legal.company}</p>
      </div>
    </footer>
  )
})
