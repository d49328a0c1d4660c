/** Warns that numbers on the page may not come from real visitors. Renders nothing if there are no suspect days. */
import { formatDay, formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { suspectCountsWords as words } from '../../content/desk/experiment.ts'
import { DeskNotice } from './DeskNotice.tsx'

/**
 * Days whose counts may not come from real visitors. On the days in `floods`, too many counts came from a single IP
 * address, or too many orders from a single network. On the days in `hidden`, IP addresses could not be told apart.
 */
export type SuspectCounts = {
  readonly floods: readonly {
    readonly day: string
    readonly most: number
    readonly counts: number
    readonly figure: 'visits' | 'exposures' | 'orders' | 'views'
  }[]
  readonly hidden: readonly string[]
}

/** Maximum number of days that are listed, latest first. */
const NAMED = 5

export function SuspectCountsNotice({ floods, hidden }: SuspectCounts) {
  const named = floods.toReversed().slice(0, NAMED)
  const rest = floods.length - named.length
  return (
    <>
      {named.length > 0 && (
        <DeskNotice kind="info">
          <p>
            <b>{words.floods}</b>
          </p>
          {named.map(({ day, most, counts, figure }) => (
            <p key={`${figure} ${day}`}>
              {(figure === 'orders' ? words.orderFlood : words.flood)(
                formatDay(day),
                formatPercent(most / counts),
                formatNumber(most),
                formatNumber(counts),
              )}
            </p>
          ))}
          {rest > 0 && <p>{words.more(formatNumber(rest))}</p>}
          <p>{words.uncut}</p>
        </DeskNotice>
      )}
      {hidden.length > 0 && (
        <DeskNotice
          kind="info"
          text={words.hidden(hidden.length === 1 ? words.oneDay : words.days(formatNumber(hidden.length)))}
        />
      )}
    </>
  )
}
