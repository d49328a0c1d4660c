import { memo } from 'react'
import { brand } from '../../content/brand.ts'
import { footer as words } from '../../content/footer.ts'
import { useCampaign } from '../useCampaign.ts'
import { useHref } from '../useHref.ts'
import './site-footer.css'

/**
 * Legal text, phone lines and documents below every screen except loading screens and the chat. Some campaigns hide a
 * phone line (F§1).
 */
export const SiteFooter = memo(function SiteFooter() {
  const { footer } = useCampaign()
  return (
    <footer className="site-footer">
      <div className="site-footer__in">
        <p className="site-footer__lines">
          {footer.sales && <a href={brand.sales.href}>{words.sales}</a>}
          {footer.support && <a href={brand.support.href}>{words.support}</a>}
        </p>
        <p>{words.impostors}</p>
        <ul>
          {words.links.map((link) => (
            <li key={link.href}>
              <FooterLink {...link} />
            </li>
          ))}
          <li>
            {/* handled by the session, which knows the choice (src/app/session/start.ts) */}
            <button type="button" className="site-footer__choice" data-consent-open="">
              {words.cookies}
            </button>
          </li>
        </ul>
        <p>{words.company}</p>
      </div>
    </footer>
  )
})

type FooterLinkProps = { readonly href: string; readonly label: string; readonly download?: boolean }

/** Page links keep the campaign's prefix; documents are shared by all. */
function FooterLink({ href, label, download = false }: FooterLinkProps) {
  const page = useHref(href)
  return (
    <a href={href.endsWith('.pdf') ? href : page} download={download}>
      {label}
    </a>
  )
}
