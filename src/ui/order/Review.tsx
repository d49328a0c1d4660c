/** All answers of an order in groups, each with a way to change it (the "check answers" pattern of GOV.UK). */
import { BreakableEmail } from './BreakableEmail.tsx'
import { review } from '../../content/review.ts'
import './review.css'

type ReviewRow = {
  label: string
  value: string
  /**
   * How to change the answer: a link on pages, an event handler in the chat. Absent if the value cannot be
   * changed, such as the price.
   */
  change?: { href: string } | { onAsk: () => void }
}

/** A group of answers with a title. */
export type ReviewGroup = { title: string; rows: readonly ReviewRow[] }

type ReviewProps = {
  groups: readonly ReviewGroup[]
  /** Moves the focus past the answers, to the button that places the order; absent if there is none. */
  onSkip?: (() => void) | undefined
}

export function Review({ groups, onSkip }: ReviewProps) {
  return (
    <div className="review">
      {onSkip && (
        <button type="button" className="review__skip" onClick={onSkip}>
          {review.skip}
        </button>
      )}
      {groups.map((group) => (
        <section key={group.title} className="review__group">
          <h2>{group.title}</h2>
          <dl>
            {group.rows.map((row) => (
              <div key={row.label} className="review__row">
                <dt>{row.label}</dt>
                <dd>
                  <BreakableEmail>{row.value}</BreakableEmail>
                </dd>
                {row.change && (
                  <dd className="review__change">
                    <Change label={row.label} change={row.change} />
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Change({ label, change }: { label: string; change: NonNullable<ReviewRow['change']> }) {
  const words = (
    <>
      {review.change}
      <span className="hush">{review.changeContext(label)}</span>
    </>
  )
  if ('href' in change) {
    return (
      <a href={change.href} className="quiet-link">
        {words}
      </a>
    )
  }
  return (
    <button type="button" className="quiet-link" onClick={change.onAsk}>
      {words}
    </button>
  )
}
