/**
 * Shows at which hours of the day visits start, as a column chart with the busiest hour highlighted. Screen readers
 * skip the chart, because the table below it contains the same numbers.
 */
import { funnelWords as words } from '../../content/desk/funnel-report.ts'
import { formatHourOfDay, formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { CollapsibleSection } from './CollapsibleSection.tsx'
import { Table } from './Table.tsx'

/** Hours between two labels of the axis. */
const NAMED = 6

/** @param hours number of visits in each of the 24 hours */
export function VisitsByHour({ hours }: { readonly hours: readonly number[] }) {
  const most = Math.max(1, ...hours)
  const all = hours.reduce((sum, visits) => sum + visits, 0)
  const busiest = hours.indexOf(most)
  const rows = hours.map((visits, hour) => ({ hour, visits }))
  return (
    <section>
      <h2 className="desk-section">{words.hours}</h2>
      <p className="desk-hint figure-note">{words.hoursWhy}</p>
      {busiest >= 0 && all > 0 && (
        <p className="figure-lead">
          {words.hoursBusiest(formatHourOfDay(busiest), formatPercent(most / all))}
        </p>
      )}
      <figure className="hours" aria-hidden="true">
        <svg className="hours__columns" viewBox="0 0 240 60" preserveAspectRatio="none" focusable="false">
          {rows.map(({ hour, visits }) => {
            const height = (visits / most) * 58
            return (
              <rect
                key={hour}
                className={hour === busiest ? 'hours__most' : 'hours__one'}
                x={hour * 10 + 1}
                y={60 - height}
                width="8"
                height={height}
              />
            )
          })}
        </svg>
        <div className="hours__axis num">
          {rows
            .filter(({ hour }) => hour % NAMED === 0)
            .map(({ hour }) => (
              <span key={hour}>{hour}h</span>
            ))}
        </div>
      </figure>
      <CollapsibleSection summary={words.hoursTable}>
        <Table
          caption={words.hours}
          rows={rows}
          keyOf={({ hour }) => String(hour)}
          empty=""
          isTight
          columns={[
            { head: words.hour, cell: ({ hour }) => formatHourOfDay(hour) },
            { head: words.hourVisits, cell: ({ visits }) => formatNumber(visits), isFigure: true },
            {
              head: words.hourShare,
              cell: ({ visits }) => formatPercent(all > 0 ? visits / all : null),
              isFigure: true,
            },
          ]}
        />
      </CollapsibleSection>
    </section>
  )
}
