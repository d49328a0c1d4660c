import { campaignWords as words } from '../../content/desk/campaigns.ts'
import { campaignName } from '../../content/desk/report-dimension-names.ts'
import { formatDay, formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { salesWords } from '../../content/desk/sales.ts'
import { journeyNames } from '../../content/journey-descriptions.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { PercentageBar } from '../parts/PercentageBar.tsx'
import { SuspectCountsNotice, type SuspectCounts } from '../parts/SuspectCountsNotice.tsx'
import { Heading } from '../parts/Heading.tsx'
import { CollapsiblePlanList } from '../parts/CollapsiblePlanList.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { CurrentLandingPagePreviews } from '../parts/CurrentLandingPagePreviews.tsx'
import { LinkLine, QuietLink } from '../parts/Links.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Table } from '../parts/Table.tsx'
import type { CampaignRow } from '../page-data-types/campaigns.ts'
import '../reports-and-previews.css'
import type { ListPart } from '../page-data-types/pagination.ts'

/** Data of a campaign's page. Days are yyyy-mm-dd. */
export type CampaignProps = {
  readonly campaign: CampaignRow
  readonly from: string
  readonly to: string
  /** Number of days from `from` to `to`. */
  readonly period: number
  /** Latest day first. Days without visits and orders are left out. */
  readonly days: readonly {
    readonly day: string
    readonly visits: number
    readonly orders: number
    readonly cents: number
  }[]
  /** Which of the days are shown, and the most visits of a day. */
  readonly part: ListPart
  readonly mostVisits: number
  /** How many orders a percentage of the visits needs. */
  readonly leastOrders: number
  readonly suspectCounts: SuspectCounts
  readonly mayExport: boolean
}

/** Shows one campaign: its settings, a preview of its landing page, and its visits and orders by day. */
export function CampaignReportPage(props: CampaignProps) {
  const { campaign, from, to, period, days, part, mostVisits, leastOrders, suspectCounts, mayExport } = props
  const { prefix, journey, plans, isHidden, visits, orders, cents } = campaign
  const sums = words.sums(visits, orders, period)
  const hasEnough = (each: { readonly orders: number; readonly visits: number }) =>
    each.orders >= leastOrders && each.visits > 0
  const rate = hasEnough(campaign) ? words.rateOf(formatPercent(orders / visits)) : words.few
  const dates = { de: from, ate: to, campanha: prefix || '-' }
  const funnel = new URLSearchParams({ ...dates, jornada: journey })
  const sales = new URLSearchParams({ ...dates, por: 'dia' })
  const exported = new URLSearchParams({ ...dates, conjunto: 'pedidos', formato: 'excel' })
  return (
    <>
      <LinkLine href="/operador/campanhas" label={words.back} />
      <Heading
        title={campaignName(prefix)}
        why={orders > 0 ? `${sums} ${words.earned(unbrokenBRL(cents / 100))} ${rate}` : sums}
      >
        <p className="desk-pager">
          <QuietLink href={`/operador/vendas?${sales}`} label={words.sales} />
          <QuietLink href={`/operador/funil?${funnel}`} label={words.funnel} />
          {mayExport && <QuietLink href={`/operador/exportar?${exported}`} label={words.exported} />}
        </p>
      </Heading>
      <SuspectCountsNotice {...suspectCounts} />
      <DescriptionList
        rows={[
          [words.journey, journeyNames[journey] ?? journey],
          [words.robots, isHidden ? words.hidden : words.seen],
          [words.plans, <CollapsiblePlanList key="plans" plans={plans} />],
        ]}
      />
      <CurrentLandingPagePreviews prefix={prefix} />
      <section id="dias">
        <h2 className="desk-section">{words.days}</h2>
        <Table
          caption={words.days}
          rows={days}
          keyOf={({ day }) => day}
          empty={words.noDays}
          columns={[
            { head: words.day, cell: ({ day }) => <span className="num">{formatDay(day)}</span> },
            { head: words.visits, cell: (row) => formatNumber(row.visits), isFigure: true },
            { head: words.orders, cell: (row) => formatNumber(row.orders), isFigure: true },
            ...(days.some(hasEnough)
              ? [
                  {
                    head: words.rate,
                    cell: (row: CampaignProps['days'][number]) =>
                      formatPercent(hasEnough(row) ? row.orders / row.visits : null),
                    isFigure: true,
                  },
                ]
              : []),
            { head: salesWords.amount, cell: (row) => unbrokenBRL(row.cents / 100), isFigure: true },
            { head: words.share, cell: (row) => <PercentageBar share={row.visits / mostVisits} /> },
          ]}
        />
        <Pager
          part={part}
          hrefOf={(page) =>
            `/operador/campanhas/ver?${new URLSearchParams({ campanha: prefix, pagina: String(page) })}#dias`
          }
        />
      </section>
    </>
  )
}
