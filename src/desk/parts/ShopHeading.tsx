/** The top of the shop's pages at the desk: heading, tabs and a notice about the draft's state. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopDraftWords, shopServiceWords } from '../../content/desk/shop-plans.ts'
import { DeskNotice } from './DeskNotice.tsx'
import { DeskPageHeading } from './DeskPageHeading.tsx'
import type { DraftFinding } from '../../../server/rules/desk/link-findings-to-desk-forms.ts'
import type { DraftState } from '../../../server/services/desk/shop-draft-page-data.ts'
import { shopTextWords } from '../../content/desk/shop-texts.ts'
import { usePageContext } from './usePageContext.ts'

/** Says whether there is a draft, and who changed it last. */
export function ShopDraftNotice({ draft }: { readonly draft: DraftState }) {
  if (draft === null) return <p className="desk-hint">{shopDraftWords.none}</p>
  const { base, refusal, changedBy, changedAt, stops } = draft
  return (
    <>
      <p className="desk-hint">
        {shopDraftWords.state(base, shopWords.person(changedBy), formatDayAndTime(changedAt))}
      </p>
      {refusal && (
        <DeskNotice
          kind="info"
          text={shopDraftWords.refused({ ...refusal, at: formatDayAndTime(refusal.at) })}
        />
      )}
      {stops.length > 0 && <Stops stops={stops} />}
    </>
  )
}

/** How many findings a notice shows. */
const SHOWN = 5
const REVIEW = '/operador/loja/conferir'

/** What stops the publication, for those who may correct it with links to where. */
function Stops({ stops }: { readonly stops: readonly DraftFinding[] }) {
  const mayCorrect = usePageContext().places.includes(REVIEW)
  const linked = (href: string | null, text: string) =>
    href !== null && mayCorrect ? <a href={href}>{text}</a> : text
  return (
    <DeskNotice kind="error">
      <p className="desk-strong">{shopDraftWords.stops(stops.length)}</p>
      <ul>
        {stops.slice(0, SHOWN).map(({ about, text, href }) => (
          <li key={`${about} ${text} ${href}`}>
            {about !== null && <span className="desk-strong">{about}: </span>}
            {linked(href, text)}
          </li>
        ))}
        {stops.length > SHOWN && <li>{linked(REVIEW, shopDraftWords.stopsMore(stops.length - SHOWN))}</li>}
      </ul>
    </DeskNotice>
  )
}

type ShopDraftHeadingProps = { readonly title: string; readonly why?: string; readonly draft: DraftState }

const HOME = '/operador/loja'

const TABS = [
  [HOME, shopDraftWords.live],
  ['/operador/loja/planos', shopDraftWords.plans],
  ['/operador/loja/servicos', shopServiceWords.tab],
  ['/operador/loja/campanhas', shopDraftWords.campaigns],
  ['/operador/loja/textos', shopTextWords.tab],
  ['/operador/loja/datas', shopDraftWords.dates],
  [REVIEW, shopDraftWords.review],
] as const

/** The tabs of the desk's shop pages. A person sees only the tabs that they may open. */
export function ShopTabs() {
  const { here, places } = usePageContext()
  const tabs = TABS.filter(([path]) => places.includes(path))
  if (tabs.length < 2) return null
  const open = tabs.find(([path]) => here === path || (path !== HOME && here.startsWith(`${path}/`)))
  return (
    <nav className="desk-tabs" aria-label={shopDraftWords.tabs}>
      {tabs.map(([path, label]) => (
        <a key={path} href={path} aria-current={path === open?.[0] ? 'page' : undefined}>
          {label}
        </a>
      ))}
    </nav>
  )
}

/** The top of a page that changes the draft. */
export const ShopDraftHeading = ({ draft, ...heading }: ShopDraftHeadingProps) => (
  <>
    <DeskPageHeading {...heading} />
    <ShopTabs />
    <ShopDraftNotice draft={draft} />
  </>
)
