/**
 * Visitors by the day of their first visit, with their orders within seven days and the rate, which is left out where
 * visitors could not be counted. Days that may still get more orders are marked.
 */
import { funnelWords as words } from '../../content/desk/funnel-report.ts'
import { formatDay, formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { Table } from './Table.tsx'

/** How many visitors came for the first time on `day`, and how many orders they placed within seven days. */
export type CohortRow = {
  readonly day: string
  readonly visitors: number
  readonly orders: number
  /** Whether the seven days for placing an order are over. */
  readonly isRipe: boolean
}

const rateOf = (orders: number, visitors: number) =>
  formatPercent(visitors > 0 && orders <= visitors ? orders / visitors : null)

export function FirstVisitCohorts({ cohorts }: { readonly cohorts: readonly CohortRow[] }) {
  return (
    <Table
      caption={words.cohorts}
      rows={cohorts}
      keyOf={({ day }) => day}
      empty={words.noCohorts}
      isTight
      columns={[
        {
          head: words.day,
          cell: ({ day, isRipe }) => (
            <>
              <span className="num">{formatDay(day)}</span>{' '}
              {!isRipe && <span className="figure-open">{words.unripe}</span>}
            </>
          ),
        },
        { head: words.visitors, cell: ({ visitors }) => formatNumber(visitors), isFigure: true },
        { head: words.orders, cell: ({ orders }) => formatNumber(orders), isFigure: true },
        { head: words.rate, cell: ({ orders, visitors }) => rateOf(orders, visitors), isFigure: true },
      ]}
    />
  )
}

/** Shows the conversion rate over all days whose counts are final. Renders nothing if there are none. */
export function OverallConversionRate({ cohorts }: { readonly cohorts: readonly CohortRow[] }) {
  const ripe = cohorts.filter(({ isRipe, orders, visitors }) => isRipe && orders <= visitors)
  const orders = ripe.reduce((all, each) => all + each.orders, 0)
  const visitors = ripe.reduce((all, each) => all + each.visitors, 0)
  if (visitors === 0) return null
  return (
    <p className="figure-lead">
      {words.cohortsSum(formatNumber(orders), formatNumber(visitors), rateOf(orders, visitors))}
    </p>
  )
}
