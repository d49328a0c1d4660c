import { campaignWords as words } from '../../content/desk/campaigns.ts'
import { campaignName } from '../../content/desk/names.ts'
import { inDay, inNumbers, inPercent } from '../../content/desk/number-formats.ts'
import { journeyNames } from '../../content/journey-descriptions.ts'
import { Bar } from '../parts/Bar.tsx'
import { CountSources, type SourcesRow } from '../parts/CountSources.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Plans } from '../parts/Plans.tsx'
import { Previews } from '../parts/Previews.tsx'
import { Table } from '../parts/Table.tsx'
import type { CampaignRow } from './CampaignsPage.tsx'
import '../figures.css'

/** Days are yyyy-mm-dd. */
export type CampaignProps = {
  readonly campaign: CampaignRow
  readonly from: string
  readonly to: string
  /** Days from one to the other. */
  readonly period: number
  /** The latest first; days without visits and orders are missing. */
  readonly days: readonly { readonly day: string; readonly visits: number; readonly orders: number }[]
  readonly sources: SourcesRow
  readonly mayExport: boolean
}

export function CampaignPage({ campaign, from, to, period, days, sources, mayExport }: CampaignProps) {
  const { prefix, journey, plans, isHidden, visits, orders } = campaign
  const most = Math.max(1, ...days.map((each) => each.visits))
  const dates = { de: from, ate: to, campanha: prefix || '-' }
  const funnel = new URLSearchParams({ ...dates, jornada: journey })
  const exported = new URLSearchParams({ ...dates, conjunto: 'pedidos', formato: 'csv' })
  return (
    <>
      <p>
        <a className="quiet-link" href="/operador/campanhas">
          {words.back}
        </a>
      </p>
      <Heading title={campaignName(prefix)} why={words.sums(inNumbers(visits), inNumbers(orders), period)}>
        <p className="desk-pager">
          <a className="quiet-link" href={`/operador/funil?${funnel}`}>
            {words.funnel}
          </a>
          {mayExport && (
            <a className="quiet-link" href={`/operador/exportar?${exported}`}>
              {words.exported}
            </a>
          )}
        </p>
      </Heading>
      <CountSources {...sources} />
      <dl className="desk-facts">
        <div>
          <dt>{words.journey}</dt>
          <dd>{journeyNames[journey] ?? journey}</dd>
        </div>
        <div>
          <dt>{words.robots}</dt>
          <dd>{isHidden ? words.hidden : words.seen}</dd>
        </div>
        <div>
          <dt>{words.plans}</dt>
          <dd>
            <Plans plans={plans} />
          </dd>
        </div>
      </dl>
      <Previews prefix={prefix} />
      <section id="dias">
        <h2 className="desk-section">{words.days}</h2>
        <Table
          caption={words.days}
          rows={days}
          keyOf={({ day }) => day}
          empty={words.noDays}
          columns={[
            { head: words.day, cell: ({ day }) => <span className="num">{inDay(day)}</span> },
            { head: words.visits, cell: (row) => inNumbers(row.visits), isFigure: true },
            { head: words.orders, cell: (row) => inNumbers(row.orders), isFigure: true },
            {
              head: words.rate,
              cell: (row) => inPercent(row.visits > 0 ? row.orders / row.visits : null),
              isFigure: true,
            },
            { head: words.share, cell: (row) => <Bar share={row.visits / most} /> },
          ]}
        />
      </section>
    </>
  )
}
