/** The tabs of the desk's shop pages, and the notice and heading of pages that change the draft. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop.ts'
import { shopTextWords } from '../../content/desk/shop-texts.ts'
import { shopDraftWords as words } from '../../content/desk/shop-plans.ts'
import type { DraftState } from '../page-data-types/shop-draft.ts'
import { DeskNotice } from './DeskNotice.tsx'
import { Heading } from './Heading.tsx'
import { usePageContext } from './usePageContext.ts'

const HOME = '/operador/loja'

const TABS = [
  [HOME, words.live],
  ['/operador/loja/planos', words.plans],
  ['/operador/loja/campanhas', words.campaigns],
  ['/operador/loja/textos', shopTextWords.tab],
  ['/operador/loja/conferir', words.review],
] as const

/** The tabs of the desk's shop pages. A person sees only the tabs that they may open. */
export function ShopTabs() {
  const { here, places } = usePageContext()
  const tabs = TABS.filter(([path]) => places.includes(path))
  if (tabs.length < 2) return null
  const open = tabs.find(([path]) => here === path || (path !== HOME && here.startsWith(`${path}/`)))
  return (
    <nav className="desk-tabs" aria-label={words.tabs}>
      {tabs.map(([path, label]) => (
        <a key={path} href={path} aria-current={path === open?.[0] ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}

/** Says whether there is a draft, who changed it last, and whether another edition is live by now. */
export function DraftNotice({ draft }: { readonly draft: DraftState }) {
  if (draft === null) return <p className="desk-hint">{words.none}</p>
  const { base, live, changedBy, changedAt } = draft
  return (
    <>
      <p className="desk-hint">
        {words.state(base, shopWords.person(changedBy), formatDayAndTime(changedAt))}
      </p>
      {base !== live && <DeskNotice kind="info" text={words.behind(base, live)} />}
    </>
  )
}

type DraftHeadingProps = { readonly title: string; readonly why?: string; readonly draft: DraftState }

/** The top of a page that changes the draft. */
export const DraftHeading = ({ draft, ...heading }: DraftHeadingProps) => (
  <>
    <Heading {...heading} />
    <ShopTabs />
    <DraftNotice draft={draft} />
  </>
)
