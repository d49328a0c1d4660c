/**
 * The desk's sales page: sales by day, campaign, source, channel or plan, their trend, the way to them, and what is to be
 * known of one campaign.
 */
import { Button } from '../parts/Button.tsx'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { formatDay, formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { salesWords as words } from '../../content/desk/sales-report.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { paginate, type ListPart } from '../../lib/paginate-list.ts'
import { requestedPage, urlParameter } from '../../lib/desk-url-parameters.ts'
import { journeyNames } from '../../content/journey-names-and-descriptions.ts'
import { campaignName, filterWords } from '../../content/desk/report-words.ts'
import type { FilterValues } from '../../../server/routes/desk/read-figures-filter.ts'
import { deskPage, type Loaded } from '../declare-desk-page.ts'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DayField, NO_PREFIX, campaignOptions } from '../parts/ReportFilter.tsx'
import {
  SaleTotals,
  amountBefore,
  rateBefore,
  reaisOrDash,
  TrendLine,
  WayToOrder,
  CollapsiblePlanList,
} from '../parts/SalesFigures.tsx'
import { FormSelect } from '../parts/FormFields.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { SuspectCountsNotice } from '../parts/SuspectCountsNotice.tsx'
import { Table, type Column, Pager } from '../parts/Table.tsx'
import '../reports-and-previews.css'

type By = keyof typeof words.dimensions
type Order = keyof typeof words.orders

/** Days are yyyy-mm-dd; `campaign` as in the URL, '' for all. */
type Filter = Pick<FilterValues, 'from' | 'to' | 'campaign'> & { readonly by: By; readonly order: Order }

const keysOf = <Key extends string>(named: Readonly<Record<Key, unknown>>) => Object.keys(named) as Key[]

/** Returns the URL of the page, or of its file, with some of the filters replaced. */
function addressOf(filter: Filter, changed: Partial<Filter>, path = ''): string {
  const { from, to, campaign, by, order } = { ...filter, ...changed }
  const all = { de: from, ate: to, campanha: campaign, por: by, ordem: order }
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''))
  return `/operador/vendas${path}?${query}`
}

export default deskPage({
  path: '/operador/vendas',
  roles: ANALYSTS,
  title: words.title,
  menu: { group: 'figures', at: 1 },
  async load({ services, query, user, mayOpen }) {
    const { filter, scope, campaigns } = services.reportFilter(query)
    const by = keysOf(words.dimensions).find((each) => each === urlParameter(query, 'por')) ?? 'campanha'
    const usual = by === 'dia' ? 'nome' : 'receita'
    const order = keysOf(words.orders).find((each) => each === urlParameter(query, 'ordem')) ?? usual
    const [sales, campaign] = await Promise.all([
      services.salesOf({ ...scope, by, order }),
      services.factsOfCampaign(scope.campaign),
    ])
    const paged = paginate(sales.rows, requestedPage(query))
    const shown: Filter = { from: filter.from, to: filter.to, campaign: filter.campaign, by, order }
    const named = new Set(sales.rows.map(({ key }) => key))
    const quiet =
      by === 'campanha' && scope.campaign === null ? campaigns.filter((each) => !named.has(each)) : []
    const mayExport = user.role === 'administracao' && mayOpen('/operador/exportar')
    return { ...sales, ...paged, filter: shown, campaigns, campaign, quiet, mayExport }
  },
  files: { planilha: ({ services, user, query }) => services.salesDownload(user, query) },
  view: SalesPage,
})

type SalesProps = Loaded<'salesOf'> & {
  readonly part: ListPart
  readonly filter: Filter
  readonly campaigns: readonly string[]
  /** The only campaign that is shown; null for all. */
  readonly campaign: Loaded<'factsOfCampaign'>
  /** The campaigns of which there is nothing in the period. */
  readonly quiet: readonly string[]
  readonly mayExport: boolean
}

function SalesPage(props: SalesProps) {
  const { filter, campaigns, campaign, total, isBasedOnVisits, counted, rows, part, suspectCounts } = props
  return (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <nav aria-label={words.by} className="desk-tabs">
        {Object.entries(words.dimensions).map(([by, label]) => (
          <a
            key={by}
            href={addressOf(filter, { by: by as By, order: by === 'dia' ? 'nome' : 'receita' })}
            aria-current={by === filter.by ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <form method="get" action="/operador/vendas" className="figure-filter" aria-label={filterWords.legend}>
        <DayField name="de" label={filterWords.from} value={filter.from} />
        <DayField name="ate" label={filterWords.to} value={filter.to} />
        <FormSelect
          name="campanha"
          label={words.campaign}
          options={campaignOptions(campaigns)}
          value={filter.campaign}
        />
        <FormSelect
          name="ordem"
          label={words.order}
          options={Object.entries(words.orders)}
          value={filter.order}
        />
        <input type="hidden" name="por" value={filter.by} />
        <Button label={words.apply} kind="secondary" />
      </form>
      <SuspectCountsNotice {...suspectCounts} />
      {campaign !== null && (
        <CollapsibleSection summary={campaignName(campaign.prefix)} isForNarrow>
          <Campaign campaign={campaign} filter={filter} mayExport={props.mayExport} />
        </CollapsibleSection>
      )}
      <SaleTotals
        total={total}
        areInstallationsTold={props.areInstallationsTold}
        isBasedOnVisits={isBasedOnVisits}
        countedDays={counted === null ? null : counted.days}
      />
      <CollapsibleSection summary={words.trendAndWay} isForNarrow>
        <TrendLine days={props.days} />
        <WayToOrder way={props.way} total={total} areInstallationsTold={props.areInstallationsTold} />
      </CollapsibleSection>
      <section>
        <h2 className="desk-section">{words.dimensions[filter.by]}</h2>
        <p className="desk-hint figure-note">
          {words.compared(formatDay(props.before.from), formatDay(props.before.to))}{' '}
          {counted !== null
            ? words.since(formatDay(counted.since))
            : rows.some(({ isComparable }) => !isComparable) &&
              words.fewInRows(formatNumber(props.leastOrders))}
        </p>
        <Table
          caption={words.dimensions[filter.by]}
          rows={rows}
          keyOf={({ key }) => key}
          empty={words.empty}
          columns={columnsOf(filter, props)}
        />
        <Pager part={part} hrefOf={(page) => `${addressOf(filter, {})}&pagina=${page}`} />
        {props.quiet.length > 0 && (
          <CollapsibleSection summary={words.quiet(props.quiet.length)}>
            <p className="desk-pager">
              {props.quiet.map((prefix) => (
                <a key={prefix} href={addressOf(filter, daysOf(prefix))}>
                  {campaignName(prefix)}
                </a>
              ))}
            </p>
          </CollapsibleSection>
        )}
        <p className="desk-pager">
          <QuietLink href={addressOf(filter, {}, '/planilha')} label={words.sheet} />
          <QuietLink href="/operador/custos" label={words.costs} />
          {filter.by === 'canal' && <QuietLink href="/operador/experimento" label={words.experiment} />}
        </p>
        <p className="desk-hint figure-note">
          {isBasedOnVisits ? words.byVisits : words.byLeads} {words.amountWhy}{' '}
          {total.now.costCents !== null && `${words.costPerOrderWhy} `}
          {props.areInstallationsTold && `${words.installedWhy} `}
          {(filter.by === 'origem' || filter.by === 'anuncio') && words.sources}
        </p>
      </section>
    </>
  )
}

/** What changes in the filter for the days of one campaign. */
const daysOf = (prefix: string): Partial<Filter> => ({
  by: 'dia',
  order: 'nome',
  campaign: prefix || NO_PREFIX,
})

type CampaignProps = {
  readonly campaign: NonNullable<SalesProps['campaign']>
  readonly filter: Filter
  readonly mayExport: boolean
}

/** What the live edition says of the campaign whose sales are shown, and where more is known of it. */
function Campaign({ campaign: { prefix, journey, plans, isHidden }, filter, mayExport }: CampaignProps) {
  const dates = { de: filter.from, ate: filter.to, campanha: prefix || NO_PREFIX }
  const funnel = new URLSearchParams({ ...dates, jornada: journey })
  const exported = new URLSearchParams({ ...dates, conjunto: 'pedidos', formato: 'excel' })
  return (
    <section>
      <h2 className="desk-section">{campaignName(prefix)}</h2>
      <DescriptionList
        rows={[
          [words.journey, journeyNames[journey] ?? journey],
          [words.robots, isHidden ? words.hidden : words.seen],
          [words.plans, <CollapsiblePlanList key="plans" plans={plans} />],
        ]}
      />
      <p className="desk-pager">
        <QuietLink
          href={addressOf(filter, { campaign: '', by: 'campanha', order: 'receita' })}
          label={words.allCampaigns}
        />
        <QuietLink href={`/operador/funil?${funnel}`} label={words.funnel} />
        {mayExport && <QuietLink href={`/operador/exportar?${exported}`} label={words.exported} />}
        <a className="quiet-link" href={`/${prefix && `${prefix}/`}`} target="_blank" rel="noreferrer">
          {words.look}
        </a>
      </p>
    </section>
  )
}

type Row = Loaded<'salesOf'>['rows'][number]

function columnsOf(
  filter: Filter,
  {
    isBasedOnVisits,
    total,
    areInstallationsTold,
  }: Pick<SalesProps, 'isBasedOnVisits' | 'total' | 'areInstallationsTold'>,
): Column<Row>[] {
  const sorting = (order: Order): Pick<Column<Row>, 'sortHref' | 'sorted'> => ({
    sortHref: addressOf(filter, { order }),
    sorted:
      order !== filter.order
        ? undefined
        : order === 'nome' && filter.by !== 'dia'
          ? 'ascending'
          : 'descending',
  })
  const figure = (
    head: string,
    order: Order,
    value: (sales: Row['now']) => string,
    { net, earlier }: { net?: (sales: Row['now']) => string; earlier?: (row: Row) => string } = {},
  ): Column<Row> => ({
    head,
    cell: (row) => (
      <>
        {value(row.now)}
        {net && net(row.now) !== value(row.now) && (
          <span className="desk-hint figure-before"> {words.netOf(net(row.now))}</span>
        )}
        {row.hasBefore && (
          <span className="desk-hint figure-before">
            {' '}
            {words.before(earlier ? earlier(row) : value(row.before))}
          </span>
        )}
      </>
    ),
    isFigure: true,
    ...sorting(order),
  })
  return [
    {
      head: words.dimensions[filter.by],
      cell: ({ key, label }) =>
        filter.by === 'campanha' ? (
          <a className="desk-strong" href={addressOf(filter, daysOf(key))}>
            {label}
          </a>
        ) : (
          <span className="desk-strong">{label}</span>
        ),
      ...sorting('nome'),
    },
    ...(total.now.views === null
      ? []
      : [
          {
            head: words.views,
            cell: ({ now: { views } }: Row) => (views === null ? '–' : formatNumber(views)),
            isFigure: true,
          },
        ]),
    figure(isBasedOnVisits ? words.visits : words.leads, 'base', ({ base }) => formatNumber(base)),
    figure(words.ordered, 'pedidos', ({ orders }) => formatNumber(orders), {
      net: ({ netOrders }) => formatNumber(netOrders),
    }),
    ...(!areInstallationsTold
      ? []
      : [{ head: words.installed, cell: ({ now }: Row) => formatNumber(now.installed), isFigure: true }]),
    figure(words.amount, 'receita', ({ cents }) => unbrokenBRL(cents / 100), {
      net: ({ netCents }) => unbrokenBRL(netCents / 100),
      earlier: amountBefore,
    }),
    figure(words.rate, 'conversao', ({ rate }) => formatPercent(rate), { earlier: rateBefore }),
    ...(total.now.costCents === null
      ? []
      : [
          {
            head: words.costPerOrder,
            cell: ({ now: { costCents, costPerOrderCents } }: Row) =>
              costCents === null ? (
                '–'
              ) : (
                <>
                  {reaisOrDash(costPerOrderCents)}
                  <span className="desk-hint figure-before"> {words.costOf(reaisOrDash(costCents))}</span>
                </>
              ),
            isFigure: true,
          },
        ]),
  ]
}
