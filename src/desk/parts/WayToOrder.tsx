/** The way from the first screen to the installation: how many came how far. */
import { formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { salesWords as words } from '../../content/desk/sales-report.ts'
import type { Loaded } from '../declare-desk-page.ts'
import { Table } from './Table.tsx'

type WayToOrderProps = Pick<Loaded<'salesOf'>, 'way' | 'total' | 'areInstallationsTold'>

export function WayToOrder({ way, total, areInstallationsTold }: WayToOrderProps) {
  const { now } = total
  const stages = [
    ...(way.views === null ? [] : [[words.views, way.views] as const]),
    [words.began, way.visits],
    [words.withNetwork, way.leads],
    [words.ordered, now.orders],
    [words.net, now.netOrders],
    ...(areInstallationsTold ? [[words.installed, now.installed] as const] : []),
  ] as const
  const rows = stages.map(([name, count], at) => ({ name, count, before: stages[at - 1]?.[1] }))
  return (
    <section>
      <h2 className="desk-section">{words.way}</h2>
      <p className="desk-hint figure-note">{words.wayWhy}</p>
      <Table
        caption={words.way}
        rows={rows}
        keyOf={({ name }) => name}
        empty=""
        isTight
        columns={[
          { head: words.stage, cell: ({ name }) => name },
          { head: words.count, cell: ({ count }) => formatNumber(count), isFigure: true },
          {
            head: words.ofBefore,
            // who comes by a link into the chat never saw the start page
            cell: ({ count, before }) => (before && count <= before ? formatPercent(count / before) : '–'),
            isFigure: true,
          },
        ]}
      />
      {!areInstallationsTold && <p className="desk-hint figure-note">{words.installedUnknown}</p>}
    </section>
  )
}
