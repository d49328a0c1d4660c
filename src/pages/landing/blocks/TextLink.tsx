/** A text link with an icon. Links to other sites open in a new tab. */
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs'
import { Icon } from '../../../ui/Icon.ts'
import type { LinkInText as Content } from '../../../content/landing/external-links.ts'
import { opensInAnotherTab } from '../../../content/common-labels.ts'
import { useCampaignHref } from '../../../ui/useCampaign.ts'
import { usePrefixes } from '../edition-contexts.ts'
import { useExternalHref } from './external-links-context.ts'

type TextLinkProps = Content & {
  /** Text that screen readers add to the label, so that links with the same label can be told apart. */
  readonly about?: string
}

/** Whether a link does not get the campaign's prefix: a place on this page, or the start page of a campaign. */
const hasNoPrefix = (href: string, prefixes: readonly string[]) =>
  href.startsWith('#') || prefixes.includes(href.replaceAll(/^\/|\/$/g, ''))

export function TextLink({ label, about, ...link }: TextLinkProps) {
  const href = useExternalHref(link)
  const own = useCampaignHref(href)
  const prefixes = usePrefixes()
  if (!href.startsWith('https:'))
    return (
      <a className="quiet-link" href={hasNoPrefix(href, prefixes) ? href : own}>
        {label}
        {about && <span className="hush"> {about}</span>}
        <Icon shapes={ChevronRight} size={18} />
      </a>
    )
  return (
    <a className="quiet-link" href={href} target="_blank" rel="noreferrer">
      {label}
      {about && <span className="hush"> {about}</span>}
      <Icon shapes={ExternalLink} size={16} />
      <span className="hush">{opensInAnotherTab}</span>
    </a>
  )
}
