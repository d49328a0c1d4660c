import ChevronRight from 'lucide-react/icons/chevron-right'
import ExternalLink from 'lucide-react/icons/external-link'
import { type ComponentType, useId } from 'react'
import { useHref } from '../useHref.ts'
import './strand-links.css'

type StrandLink = {
  readonly icon: ComponentType<{ size: number }>
  readonly label: string
  readonly detail: string
  /** An address on this site without prefix, or an https URL that opens in a new tab. */
  readonly href: string
}

type StrandLinksProps = {
  readonly groups: readonly { readonly title: string; readonly links: readonly StrandLink[] }[]
}

/** Links as stops along a strand of fibre. */
export function StrandLinks({ groups }: StrandLinksProps) {
  return (
    <div className="strand-links">
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </div>
  )
}

function Group({ title, links }: StrandLinksProps['groups'][number]) {
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

function Stop({ icon: Icon, label, detail, href }: StrandLink) {
  const own = useHref(href)
  const isOutside = href.startsWith('https:')
  const Mark = isOutside ? ExternalLink : ChevronRight
  return (
    <a
      className="strand-link"
      href={isOutside ? href : own}
      {...(isOutside && { target: '_blank', rel: 'noreferrer' })}
    >
      <span className="strand-link__stop" aria-hidden="true">
        <Icon size={20} />
      </span>
      <span>
        <span className="strand-link__label">{label}</span>
        <span className="strand-link__detail">{detail}</span>
      </span>
      <Mark size={20} aria-hidden="true" />
    </a>
  )
}
