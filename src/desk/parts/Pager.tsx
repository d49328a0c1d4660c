/** Links to the other pages of a long list. */
import { pagerWords as words } from '../../content/desk/pager.ts'
import type { ListPart } from '../../lib/paginate-list.ts'
import { LinkButton } from './Button.tsx'
import { QuietLink } from './StandaloneLinks.tsx'

type PagerProps = {
  readonly part: ListPart
  /** Returns the URL of a page of the list, with the filters and the order of this one. */
  readonly hrefOf: (page: number) => string
}

export function Pager({ part: { first, shown, all, before, after }, hrefOf }: PagerProps) {
  if (before === null && after === null) return all > 0 && <p className="desk-hint num">{words.whole(all)}</p>
  return (
    <nav className="desk-pager desk-pager--told" aria-label={words.label}>
      <span className="desk-hint num">{words.part(first, first + shown - 1, all)}</span>
      {before !== null && <QuietLink href={hrefOf(before)} label={words.before} />}
      {after !== null && <LinkButton href={hrefOf(after)} label={words.after} />}
    </nav>
  )
}
