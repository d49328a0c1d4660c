/** The heading of shop pages that change the draft, with the tabs and a notice about the state of the draft. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop.ts'
import { shopDraftWords as words } from '../../content/desk/shop-plans.ts'
import type { DraftState } from '../page-data-types/shop-draft.ts'
import { DeskNotice } from './DeskNotice.tsx'
import { Heading } from './Heading.tsx'
import { ShopTabs } from './ShopTabs.tsx'

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
