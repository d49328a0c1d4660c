/** Warns that numbers on the page may not come from real visitors. Renders nothing if there are no suspect days. */
import { formatDay, formatNumber, formatPercent } from '../../content/desk/number-and-date-formats.ts'
import { suspectCountsWords as words } from '../../content/desk/experiment-words.ts'
import type { Loaded } from '../declare-desk-page.ts'
import { DeskNotice } from './DeskNotice.tsx'

/** Maximum number of days that are listed, latest first. */
const NAMED = 5

export function SuspectCountsNotice({ floods, hidden }: Loaded<'floodedDaysIn'>) {
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
