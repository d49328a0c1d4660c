/** Shows one campaign: its settings, a preview of its landing page, and its visits and orders by day. */
import { campaignWords as words } from '../../content/desk/campaigns.ts'
import { deskErrorMessages } from '../../content/desk/server-error-messages.ts'
import { campaignName } from '../../content/desk/report-dimension-names.ts'
import { formatDay, formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { salesWords } from '../../content/desk/sales-report.ts'
import { journeyNames } from '../../content/journey-names-and-descriptions.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { paginate, type ListPart } from '../../lib/paginate-list.ts'
import { requestedPage, urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage, refuse, type Loaded } from '../declare-desk-page.ts'
import { PercentageBar } from '../parts/PercentageBar.tsx'
import { SuspectCountsNotice } from '../parts/SuspectCountsNotice.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { CollapsiblePlanList } from '../parts/CollapsiblePlanList.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { CurrentLandingPagePreviews } from '../parts/CurrentLandingPagePreviews.tsx'
import { LinkLine, QuietLink } from '../parts/StandaloneLinks.tsx'
import { Pager } from '../parts/Pager.tsx'
import { Table } from '../parts/Table.tsx'
import '../reports-and-previews.css'

type Report = NonNullable<Loaded<'figuresOfCampaign'>>
type Day = Report['days'][number]

export default deskPage({
  path: '/operador/campanhas/ver',
  roles: ANALYSTS,
  title: words.one,
  hasFrames: true,
  async load({ services, query, user, mayOpen }) {
    const found = await services.figuresOfCampaign(urlParameter(query, 'campanha'))
    if (!found) return refuse(404, deskErrorMessages.noCampaign)
    const { rows: days, part } = paginate(found.days, requestedPage(query))
    const mostVisits = Math.max(1, ...found.days.map(({ visits }) => visits))
    const mayExport = user.role === 'administracao' && mayOpen('/operador/exportar')
    return { ...found, days, part, mostVisits, mayExport }
  },
  view: Campaign,
})

type CampaignProps = Report & {
  readonly part: ListPart
  /** The most visits of a day. */
  readonly mostVisits: number
  readonly mayExport: boolean
}

function Campaign(props: CampaignProps) {
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
      <DeskPageHeading
        title={campaignName(prefix)}
        why={orders > 0 ? `${sums} ${words.earned(unbrokenBRL(cents / 100))} ${rate}` : sums}
      >
        <p className="desk-pager">
          <QuietLink href={`/operador/vendas?${sales}`} label={words.sales} />
          <QuietLink href={`/operador/funil?${funnel}`} label={words.funnel} />
          {mayExport && <QuietLink href={`/operador/exportar?${exported}`} label={words.exported} />}
        </p>
      </DeskPageHeading>
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
                    cell: (row: Day) => formatPercent(hasEnough(row) ? row.orders / row.visits : null),
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
