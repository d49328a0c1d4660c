/** All answers of an order in groups, each with a way to change it (the "check answers" pattern of GOV.UK). */
import { useEffect, useLayoutEffect, useRef, useState, type Ref } from 'react'
import { BreakableEmail } from './BreakableEmail.tsx'
import { changedAnswers } from '../../content/changed-answers.ts'
import { review } from '../../content/order-summary.ts'
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
  /** A masked value as it is shown for a moment; absent if it is not masked, or not known. */
  whole?: string | undefined
  /** Gets the row that changed last, which can have the focus. */
  ref?: Ref<HTMLDivElement> | undefined
}

export type ReviewGroup = { title: string; rows: readonly ReviewRow[] }

type ReviewProps = {
  groups: readonly ReviewGroup[]
  /** Whether the groups below the first one fold where text is large, except those in which something has changed. */
  mayFold?: boolean
  /** Moves the focus past the answers, to the button that places the order; absent if there is none. */
  onSkip?: (() => void) | undefined
}

export function Review({ groups, mayFold = false, onSkip }: ReviewProps) {
  const [box, isNarrow] = useIsNarrow()
  return (
    <div className="review" ref={box}>
      {onSkip && (
        <button type="button" className="review__skip" onClick={onSkip}>
          {review.skip}
        </button>
      )}
      {groups.map(({ title, rows }, at) => {
        const answers = (
          <dl>
            {rows.map((row) => (
              <Row key={row.label} {...row} />
            ))}
          </dl>
        )
        if (!mayFold || !isNarrow || at === 0)
          return (
            <section key={title} className="review__group">
              <h2>{title}</h2>
              {answers}
            </section>
          )
        return (
          <details key={title} className="review__group" open={rows.some(({ was }) => was !== undefined)}>
            <summary>
              <h2>{title}</h2>
              <span className="review__digest">
                <BreakableEmail>{rows[0] ? review.digest(rows[0].label, rows[0].value) : ''}</BreakableEmail>
              </span>
            </summary>
            {answers}
          </details>
        )
      })}
    </div>
  )
}

/** Width in rem up to which the review counts as narrow: that of a phone with text of 150 %. The CSS has it too. */
const NARROW = 17

/** Returns whether an element has room for few letters, as with large text on a phone. */
function useIsNarrow() {
  const box = useRef<HTMLDivElement>(null)
  const [isNarrow, setIsNarrow] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setIsNarrow(element.offsetWidth > 0 && element.offsetWidth <= NARROW * rem)
    }
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [box, isNarrow] as const
}

function Row({ label, value, change, was, whole, ref }: ReviewRow) {
  const isChanged = was !== undefined
  return (
    <div
      className={`review__row${isChanged ? ' review__row--changed' : ''}`}
      ref={ref}
      tabIndex={ref ? -1 : undefined}
    >
      <dt>
        {label}
        {isChanged && <b className="review__mark"> {changedAnswers.marked}</b>}
      </dt>
      <dd>
        {whole ? (
          <MaskedValue label={label} mask={value} whole={whole} />
        ) : (
          <BreakableEmail>{value}</BreakableEmail>
        )}
        {was && (
          <p className="review__was">
            {changedAnswers.was}
            <BreakableEmail>{was}</BreakableEmail>
          </p>
        )}
      </dd>
      {change && (
        <dd className="review__change">
          <Change label={label} change={change} />
        </dd>
      )}
    </div>
  )
}

/** Milliseconds for which a masked value is shown. */
const MOMENT = 10_000

/** A mask with a button that shows what is behind it for a moment, or until the page is left. */
function MaskedValue({ label, mask, whole }: { label: string; mask: string; whole: string }) {
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (!isShown) return
    const hide = () => setIsShown(false)
    const timer = setTimeout(hide, MOMENT)
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [isShown])
  return (
    <>
      <span aria-live="polite">{isShown ? whole : mask}</span>{' '}
      <button type="button" className="quiet-link review__show" onClick={() => setIsShown(!isShown)}>
        {isShown ? review.hide : review.show}
        <span className="hush">{review.changeContext(label)}</span>
      </button>
    </>
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
