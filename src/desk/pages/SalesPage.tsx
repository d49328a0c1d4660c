/** The desk's sales page: sales by day, campaign, source, channel or plan. */
import { Button } from '../parts/Button.tsx'
import { filterWords } from '../../content/desk/report-filter.ts'
import { formatDay, formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { salesWords as words } from '../../content/desk/sales.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { Heading } from '../parts/Heading.tsx'
import { DayField, campaignOptions } from '../parts/ReportFilter.tsx'
import { Pager } from '../parts/Pager.tsx'
import { SaleTotals, amountBefore, rateBefore } from '../parts/SaleTotals.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import { QuietLink } from '../parts/Links.tsx'
import { SuspectCountsNotice, type SuspectCounts } from '../parts/SuspectCountsNotice.tsx'
import { Table, type Column } from '../parts/Table.tsx'
import '../reports-and-previews.css'
import type { ListPart } from '../page-data-types/pagination.ts'
import type { PeriodSales, SaleRow, SalesCompared } from '../page-data-types/sales.ts'

type By = keyof typeof words.dimensions
type Order = keyof typeof words.orders

export type SalesProps = {
  /** Days are yyyy-mm-dd; `campaign` as in the URL, '' for all. */
  readonly filter: {
    readonly from: string
    readonly to: string
    readonly campaign: string
    readonly by: By
    readonly order: Order
  }
  readonly campaigns: readonly string[]
  readonly before: { readonly from: string; readonly to: string }
  /** Set if the period before lacks days: the day on which counting began, and how many days it has. */
  readonly counted: { readonly since: string; readonly days: number } | null
  /** Whether orders are compared with visits; otherwise with leads. */
  readonly isBasedOnVisits: boolean
  /** How many orders the period before needs for a comparison in per cent. */
  readonly leastOrders: number
  readonly total: SalesCompared
  /** The rows of this page of the list. */
  readonly rows: readonly SaleRow[]
  readonly part: ListPart
  readonly suspectCounts: SuspectCounts
}

/** Returns the URL of the page, or of its file, with some of the filters replaced. */
function addressOf(filter: SalesProps['filter'], changed: Partial<SalesProps['filter']>, path = ''): string {
  const { from, to, campaign, by, order } = { ...filter, ...changed }
  const all = { de: from, ate: to, campanha: campaign, por: by, ordem: order }
  const query = new URLSearchParams(Object.entries(all).filter(([, value]) => value !== ''))
  return `/operador/vendas${path}?${query}`
}

/** Shows the sales of a period next to those of the preceding one, sorted as requested. */
export function SalesPage(props: SalesProps) {
  const {
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
  } = props
  return (
    <>
      <Heading title={words.title} why={words.why} />
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
  )
}

type Row = SalesProps['rows'][number]

function columnsOf(filter: SalesProps['filter'], isBasedOnVisits: boolean): Column<Row>[] {
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
    value: (sales: PeriodSales) => string,
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
