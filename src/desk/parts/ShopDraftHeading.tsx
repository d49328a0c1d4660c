/** The heading of the pages that edit the shop's draft, with tabs and a notice about the draft's state. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopDraftWords as words } from '../../content/desk/shop-plans.ts'
import { DeskNotice } from './DeskNotice.tsx'
import { DeskPageHeading } from './DeskPageHeading.tsx'
import { ShopTabs } from './ShopTabs.tsx'
import type { DraftFinding } from '../../../server/rules/desk/link-findings-to-desk-forms.ts'
import type { DraftState } from '../../../server/services/desk/shop-draft-page-data.ts'

/** Says whether there is a draft, and who changed it last. */
export function ShopDraftNotice({ draft }: { readonly draft: DraftState }) {
  if (draft === null) return <p className="desk-hint">{words.none}</p>
  const { base, refusal, changedBy, changedAt, stops } = draft
  return (
    <>
      <p className="desk-hint">
        {words.state(base, shopWords.person(changedBy), formatDayAndTime(changedAt))}
      </p>
      {refusal && (
        <DeskNotice kind="info" text={words.refused({ ...refusal, at: formatDayAndTime(refusal.at) })} />
      )}
      {stops.length > 0 && <Stops stops={stops} />}
    </>
  )
}

/** How many findings a notice shows. */
const SHOWN = 5

/** What stops the publication, with links to where it is corrected. */
const Stops = ({ stops }: { readonly stops: readonly DraftFinding[] }) => (
  <DeskNotice kind="error">
    <p className="desk-strong">{words.stops(stops.length)}</p>
    <ul>
      {stops.slice(0, SHOWN).map(({ about, text, href }) => (
        <li key={`${about} ${text} ${href}`}>
          {about !== null && <span className="desk-strong">{about}: </span>}
          {href === null ? text : <a href={href}>{text}</a>}
        </li>
      ))}
      {stops.length > SHOWN && (
        <li>
          <a href="/operador/loja/conferir">{words.stopsMore(stops.length - SHOWN)}</a>
        </li>
      )}
    </ul>
  </DeskNotice>
)

type ShopDraftHeadingProps = { readonly title: string; readonly why?: string; readonly draft: DraftState }

/** The top of a page that changes the draft. */
export const ShopDraftHeading = ({ draft, ...heading }: ShopDraftHeadingProps) => (
  <>
    <DeskPageHeading {...heading} />
    <ShopTabs />
    <ShopDraftNotice draft={draft} />
  </>
)
