/**
 * Lists all campaigns with their visits and orders, those without a visit folded away, and below them the price changes
 * of the plans.
 */
import { campaignWords as words } from '../../content/desk/campaigns.ts'
import { campaignName } from '../../content/desk/report-dimension-names.ts'
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { salesWords } from '../../content/desk/sales-report.ts'
import { journeyNames } from '../../content/journey-names-and-descriptions.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskPage, type Loaded } from '../declare-desk-page.ts'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { CollapsiblePlanList } from '../parts/CollapsiblePlanList.tsx'
import { SuspectCountsNotice } from '../parts/SuspectCountsNotice.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import '../reports-and-previews.css'

type CampaignRow = Loaded<'figuresOfCampaigns'>['campaigns'][number]

const isVisited = ({ visits, orders }: CampaignRow) => visits > 0 || orders > 0

export default deskPage({
  path: '/operador/campanhas',
  roles: ANALYSTS,
  title: words.title,
  menu: { group: 'figures', at: 5 },
  async load({ services }) {
    const { campaigns, prices, suspectCounts } = await services.figuresOfCampaigns()
    const rest = campaigns.filter((each) => !isVisited(each))
    return { visited: campaigns.filter(isVisited), rest, prices, suspectCounts }
  },
  view: ({ visited, rest, prices, suspectCounts }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <SuspectCountsNotice {...suspectCounts} />
      <CampaignTable caption={words.title} rows={visited} />
      {rest.length > 0 && (
        <CollapsibleSection summary={words.rest(formatNumber(rest.length))}>
          <CampaignTable caption={words.rest(formatNumber(rest.length))} rows={rest} />
        </CollapsibleSection>
      )}
      <CollapsibleSection summary={words.prices}>
        <p className="desk-hint figure-note">{words.pricesWhy}</p>
        <Table
          caption={words.prices}
          rows={prices}
          keyOf={({ plan, at }) => `${plan} ${at}`}
          empty={words.noPrices}
          columns={[
            { head: words.plan, cell: ({ plan }) => plan },
            { head: words.at, cell: ({ at }) => <Time iso={at} how="day" /> },
            { head: words.withDebit, cell: ({ withDebit }) => unbrokenBRL(withDebit), isFigure: true },
            { head: words.without, cell: ({ without }) => unbrokenBRL(without), isFigure: true },
            { head: words.full, cell: ({ full }) => unbrokenBRL(full), isFigure: true },
          ]}
        />
      </CollapsibleSection>
    </>
  ),
})

type CampaignTableProps = { readonly caption: string; readonly rows: readonly CampaignRow[] }

function CampaignTable({ caption, rows }: CampaignTableProps) {
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ prefix }) => prefix}
      empty={words.unvisited}
      columns={[
        {
          head: words.campaign,
          cell: ({ prefix }) => <a href={pageOf(prefix)}>{campaignName(prefix)}</a>,
        },
        { head: words.journey, cell: ({ journey }) => journeyNames[journey] ?? journey },
        { head: words.plans, cell: ({ plans }) => <CollapsiblePlanList plans={plans} /> },
        { head: words.robots, cell: ({ isHidden }) => (isHidden ? words.hidden : words.seen) },
        {
          head: words.visits,
          cell: ({ visits, prefix }) => <Count of={visits} prefix={prefix} />,
          isFigure: true,
        },
        {
          head: words.orders,
          cell: ({ orders, prefix }) => <Count of={orders} prefix={prefix} />,
          isFigure: true,
        },
        { head: salesWords.amount, cell: ({ cents }) => unbrokenBRL(cents / 100), isFigure: true },
      ]}
    />
  )
}

/** Returns the URL of a campaign's page. */
const pageOf = (prefix: string) => `/operador/campanhas/ver?${new URLSearchParams({ campanha: prefix })}`

/** A total that links to its breakdown by day. */
function Count({ of, prefix }: { readonly of: number; readonly prefix: string }) {
  if (of === 0) return '0'
  return (
    <a href={`${pageOf(prefix)}#dias`}>
      {formatNumber(of)}
      <span className="hush"> {words.byDay(campaignName(prefix))}</span>
    </a>
  )
}
