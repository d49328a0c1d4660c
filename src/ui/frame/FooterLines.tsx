/** Contents of a footer: legal text, phone numbers and documents. Some campaigns hide a phone number. */
import { memo } from 'react'
import { footer as words } from '../../content/footer.ts'
import { useCampaign, useCampaignHref } from '../useCampaign.ts'
import { usePhones } from '../usePhones.ts'
import './site-footer.css'

export const FooterLines = memo(function FooterLines() {
  const { footer, seller } = useCampaign()
  const phones = usePhones()
  return (
    <>
      <p className="site-footer__lines">
        {footer.sales && <a href={phones.sales.href}>{words.sales(phones.sales.phone)}</a>}
        {footer.support && <a href={phones.support.href}>{words.support(phones.support.phone)}</a>}
      </p>
      <p>{words.impostors}</p>
      <ul>
        {words.links.map((link) => (
          <li key={link.href}>
            <FooterLink {...link} />
          </li>
        ))}
        <li>
          {/* presses are handled in src/app/session/start-consent-and-tracking.ts, where the current choice is known */}
          <button type="button" className="site-footer__choice" data-consent-open="">
            {words.cookies}
          </button>
        </li>
      </ul>
      {seller && <p className="site-footer__seller">{seller}</p>}
      <p className="site-footer__company">{words.company}</p>
    </>
  )
})

type FooterLinkProps = { readonly href: string; readonly label: string; readonly download?: boolean }

const FooterLink = ({ href, label, download = false }: FooterLinkProps) => (
  <a href={useCampaignHref(href)} download={download}>
    {label}
  </a>
)
