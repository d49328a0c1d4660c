import ChevronRight from 'lucide-react/icons/chevron-right'
import ExternalLink from 'lucide-react/icons/external-link'
import { knownPrefix } from '../../../campaigns/prefix.ts'
import type { TextLink as Content } from '../../../content/landing/third-party-links.ts'
import { legal } from '../../../content/legal.ts'
import { useHref } from '../../../ui/useHref.ts'
import { useOutsideHref } from './outside-links.ts'

type TextLinkProps = Content & {
  /** Read out after the label, where several links of a page read the same. */
  readonly about?: string
}

/** Another campaign's page: the visit's own prefix does not go before it. */
const isCampaign = (href: string) => knownPrefix(href.replaceAll(/^\/|\/$/g, '')) !== ''

/** A link in the flow of a block. */
export function TextLink({ label, about, ...link }: TextLinkProps) {
  const href = useOutsideHref(link)
  const own = useHref(href)
  if (!href.startsWith('https:'))
    return (
      <a className="quiet-link" href={isCampaign(href) ? href : own}>
        {label}
        {about && <span className="hush"> {about}</span>}
        <ChevronRight size={18} aria-hidden="true" />
      </a>
    )
  return (
    <a className="quiet-link" href={href} target="_blank" rel="noreferrer">
      {label}
      {about && <span className="hush"> {about}</span>}
      <ExternalLink size={16} aria-hidden="true" />
      <span className="hush">{legal.inAnotherTab}</span>
    </a>
  )
}
