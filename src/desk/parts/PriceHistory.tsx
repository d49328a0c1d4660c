/** What each plan has cost since when. */
import { salesWords as words } from '../../content/desk/sales-report.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import type { Loaded } from '../declare-desk-page.ts'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import { Table } from './Table.tsx'
import { Time } from './Time.tsx'

export const PriceHistory = ({ prices }: { readonly prices: Loaded<'planPriceHistory'> }) => (
  <CollapsibleSection summary={words.prices}>
    <p className="desk-hint figure-note">{words.pricesWhy}</p>
    <Table
      caption={words.prices}
      rows={prices}
      keyOf={({ plan, at }) => `${plan} ${at}`}
      empty={words.noPrices}
      columns={[
        { head: words.dimensions.plano, cell: ({ plan }) => plan },
        { head: words.priceSince, cell: ({ at }) => <Time iso={at} how="day" /> },
        { head: words.withDebit, cell: ({ withDebit }) => unbrokenBRL(withDebit), isFigure: true },
        { head: words.withoutDebit, cell: ({ without }) => unbrokenBRL(without), isFigure: true },
        { head: words.afterPromotion, cell: ({ full }) => unbrokenBRL(full), isFigure: true },
      ]}
    />
  </CollapsibleSection>
)
