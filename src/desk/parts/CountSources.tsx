import { inDay, inNumbers, inPercent } from '../../content/desk/number-formats.ts'
import { sourceWords as words } from '../../content/desk/experiment.ts'
import { Notice } from './Notice.tsx'

/** Days of a figure on which one address made too many of the counts, and those that could not be judged. */
export type SourcesRow = {
  readonly floods: readonly { readonly day: string; readonly most: number; readonly counts: number }[]
  readonly hidden: readonly string[]
}

/** Days that are named one by one, the latest first. */
const NAMED = 5

/** Says where the counts of a figure came from, if that is not from many visitors; nothing else. */
export function CountSources({ floods, hidden }: SourcesRow) {
  const named = floods.toReversed().slice(0, NAMED)
  const rest = floods.length - named.length
  return (
    <>
      {named.length > 0 && (
        <Notice kind="info">
          <p>
            <b>{words.floods}</b>
          </p>
          {named.map(({ day, most, counts }) => (
            <p key={day}>
              {words.flood(inDay(day), inPercent(most / counts), inNumbers(most), inNumbers(counts))}
            </p>
          ))}
          {rest > 0 && <p>{words.more(inNumbers(rest))}</p>}
          <p>{words.uncut}</p>
        </Notice>
      )}
      {hidden.length > 0 && (
        <Notice kind="info">
          <p>{words.hidden(hidden.length === 1 ? words.oneDay : words.days(inNumbers(hidden.length)))}</p>
        </Notice>
      )}
    </>
  )
}
