/** Lists who viewed an order and why. The list is collapsed at first, because views are frequent and change nothing. */
import { orderRecord } from '../../content/desk/orders.ts'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import { ListGroupedByDay } from './ListGroupedByDay.tsx'
import type { AccessRow } from '../../../server/services/desk/order-history.ts'

const words = orderRecord.history

export function OrderAccessLog({ rows }: { readonly rows: readonly AccessRow[] }) {
  if (rows.length === 0) return null
  const all = rows.reduce((sum, { times }) => sum + times, 0)
  return (
    <CollapsibleSection summary={words.looks(all)}>
      <ListGroupedByDay rows={rows} level="h3">
        {({ operator, times, reasons }) =>
          [
            `${operator === 'command' ? words.command : (operator ?? words.shop)} ${words.looked(times)}`,
            ...reasons.map((each) => `${words.reason}: ${reasonName(each)}`),
          ].join(' · ')
        }
      </ListGroupedByDay>
    </CollapsibleSection>
  )
}

const reasonName = (reason: string): string =>
  orderRecord.reasons[reason as keyof typeof orderRecord.reasons] ?? reason
