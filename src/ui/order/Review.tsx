/** All answers of an order in groups, each with a way to change it (the "check answers" pattern of GOV.UK). */
import type { Ref } from 'react'
import { BreakableEmail } from './BreakableEmail.tsx'
import { changedAnswers } from '../../content/changed-answers.ts'
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
  /** Present if the row has changed since the review was first shown: what it said then, '' if it was not there. */
  was?: string | undefined
  /** Gets the row that changed last, which can have the focus. */
  ref?: Ref<HTMLDivElement> | undefined
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
              <div
                key={row.label}
                className={`review__row${row.was === undefined ? '' : ' review__row--changed'}`}
                ref={row.ref}
                tabIndex={row.ref ? -1 : undefined}
                data-changed={row.ref ? '' : undefined}
              >
                <dt>
                  {row.label}
                  {row.was !== undefined && <b className="review__mark"> {changedAnswers.marked}</b>}
                </dt>
                <dd>
                  <BreakableEmail>{row.value}</BreakableEmail>
                  {row.was && (
                    <p className="review__was">
                      {changedAnswers.was}
                      <BreakableEmail>{row.was}</BreakableEmail>
                    </p>
                  )}
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
