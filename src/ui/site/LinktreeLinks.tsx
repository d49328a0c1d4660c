/** Groups of links on the page /linktree, drawn as stops along a fibre cable. */
import type { IconNode } from 'lucide'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import ExternalLink from 'lucide/dist/esm/icons/external-link.mjs'
import { Icon } from '../Icon.ts'
import { useId } from 'react'
import { useCampaignHref } from '../useCampaign.ts'
import './linktree-links.css'

type LinktreeLink = {
  readonly icon: IconNode
  readonly label: string
  readonly detail: string
  /** Either a path on this site without campaign prefix, or an https URL, which opens in a new tab. */
  readonly href: string
}

type LinktreeLinksProps = {
  readonly groups: readonly { readonly title: string; readonly links: readonly LinktreeLink[] }[]
}

export function LinktreeLinks({ groups }: LinktreeLinksProps) {
  return (
    <div className="strand-links">
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  )
}

function Group({ title, links }: LinktreeLinksProps['groups'][number]) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <Stop {...link} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Stop({ icon, label, detail, href }: LinktreeLink) {
  const isOutside = href.startsWith('https:')
  return (
    <a
      className="strand-link"
      href={useCampaignHref(href)}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
    >
      <span className="strand-link__stop" aria-hidden="true">
        <Icon shapes={icon} size={20} />
      </span>
      <span>
        <span className="strand-link__label">{label}</span>
        <span className="strand-link__detail">{detail}</span>
      </span>
      <Icon shapes={isOutside ? ExternalLink : ChevronRight} size={20} />
    </a>
  )
}
