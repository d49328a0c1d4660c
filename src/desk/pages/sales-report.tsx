/** The desk's sales page: sales by day, campaign, source, channel or plan. */
import { Button } from '../parts/Button.tsx'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { filterWords } from '../../content/desk/report-filter.ts'
import { formatDay, formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { salesWords as words } from '../../content/desk/sales-report.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { paginate } from '../../lib/paginate-list.ts'
import { requestedPage, urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage, type Loaded } from '../declare-desk-page.ts'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DayField, campaignOptions } from '../parts/ReportFilter.tsx'
import { Pager } from '../parts/Pager.tsx'
import { SaleTotals, amountBefore, rateBefore } from '../parts/SaleTotals.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { SuspectCountsNotice } from '../parts/SuspectCountsNotice.tsx'
import { Table, type Column } from '../parts/Table.tsx'
import '../reports-and-previews.css'

type By = keyof typeof words.dimensions
type Order = keyof typeof words.orders

/** Days are yyyy-mm-dd; `campaign` as in the URL, '' for all. */
type Filter = {
  readonly from: string
  readonly to: string
  readonly campaign: string
  readonly by: By
  readonly order: Order
}

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
  async load({ services, query }) {
    const { filter, scope, campaigns } = services.reportFilter(query)
    const by = keysOf(words.dimensions).find((each) => each === urlParameter(query, 'por')) ?? 'campanha'
    const usual = by === 'dia' ? 'nome' : 'receita'
    const order = keysOf(words.orders).find((each) => each === urlParameter(query, 'ordem')) ?? usual
    const sales = await services.salesOf({ ...scope, by, order })
    const paged = paginate(sales.rows, requestedPage(query))
    const shown: Filter = { from: filter.from, to: filter.to, campaign: filter.campaign, by, order }
    return { ...sales, ...paged, filter: shown, campaigns }
  },
  files: { planilha: ({ services, user, query }) => services.salesDownload(user, query) },
  view: ({
    filter,
    campaigns,
    before,
    counted,
    isBasedOnVisits,
    leastOrders,
    total,
    rows,
    part,
    suspectCounts,
  }) => (
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
      <SaleTotals
        total={total}
        isBasedOnVisits={isBasedOnVisits}
        countedDays={counted === null ? null : counted.days}
      />
      <section>
        <h2 className="desk-section">{words.dimensions[filter.by]}</h2>
        <p className="desk-hint figure-note">
          {words.compared(formatDay(before.from), formatDay(before.to))}{' '}
          {counted !== null
            ? words.since(formatDay(counted.since))
            : rows.some(({ isComparable }) => !isComparable) && words.fewInRows(formatNumber(leastOrders))}
        </p>
        <Table
          caption={words.dimensions[filter.by]}
          rows={rows}
          keyOf={({ key }) => key}
          empty={words.empty}
          columns={columnsOf(filter, isBasedOnVisits)}
        />
        <Pager part={part} hrefOf={(page) => `${addressOf(filter, {})}&pagina=${page}`} />
        <p className="desk-pager">
          <QuietLink href={addressOf(filter, {}, '/planilha')} label={words.sheet} />
          {filter.by === 'canal' && <QuietLink href="/operador/experimento" label={words.experiment} />}
        </p>
        <p className="desk-hint figure-note">
          {isBasedOnVisits ? words.byVisits : words.byLeads} {words.amountWhy}{' '}
          {(filter.by === 'origem' || filter.by === 'anuncio') && words.sources}
        </p>
      </section>
    </>
  ),
})

type Row = Loaded<'salesOf'>['rows'][number]

function columnsOf(filter: Filter, isBasedOnVisits: boolean): Column<Row>[] {
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
    earlier: (row: Row) => string = (row) => value(row.before),
  ): Column<Row> => ({
    head,
    cell: (row) => (
      <>
        {value(row.now)}
        {row.hasBefore && <span className="desk-hint figure-before"> {words.before(earlier(row))}</span>}
      </>
    ),
    isFigure: true,
    ...sorting(order),
  })
  return [
    {
      head: words.dimensions[filter.by],
      cell: ({ label }) => <span className="desk-strong">{label}</span>,
      ...sorting('nome'),
    },
    figure(isBasedOnVisits ? words.visits : words.leads, 'base', ({ base }) => formatNumber(base)),
    figure(words.ordered, 'pedidos', ({ orders }) => formatNumber(orders)),
    figure(words.amount, 'receita', ({ cents }) => unbrokenBRL(cents / 100), amountBefore),
    figure(words.rate, 'conversao', ({ rate }) => formatPercent(rate), rateBefore),
  ]
}
