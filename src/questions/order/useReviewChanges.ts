/**
 * Returns what the rows of the review said when it was first shown, by label, for those that have changed; and of them
 * the one that changed last. It comes into view, and gets the focus unless the visitor is typing.
 */
import { useEffect, useMemo, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { Order } from '../../funnel/step-and-journey-types.ts'
import { chatMemoryUpdated } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { comeIntoView, takeFocus } from '../focus-and-scroll-refs.ts'
import { reviewOf, rowsBefore } from './build-review-rows.ts'

const selectReviewed = ({ dialogue }: RootState) => dialogue.memory.reviewed
/** Whether the chat is asking about another change: that stays in view, and after it what is said to its answer. */
const selectIsAsked = ({ dialogue }: RootState) => dialogue.doubt !== null
const selectLastChange = ({ dialogue }: RootState) =>
  dialogue.lines.findLast(({ change }) => change)?.change?.of

export function useReviewChanges(order: Order) {
  const dispatch = useDispatch()
  const reviewed = useSelector(selectReviewed)
  const lastChange = useSelector(selectLastChange)
  const isAsked = useSelector(selectIsAsked)
  const row = useRef<HTMLDivElement>(null)
  const isOpen = order.finished === null
  useEffect(() => {
    if (!reviewed && isOpen) dispatch(chatMemoryUpdated({ reviewed: order }))
  }, [dispatch, reviewed, order, isOpen])
  const before = useMemo(
    () => (reviewed && isOpen ? rowsBefore(order, reviewed) : new Map<string, string>()),
    [order, reviewed, isOpen],
  )
  const labels = [...before.keys()]
  const own = reviewOf(order)
    .flatMap(({ rows }) => rows)
    .find(({ label, step }) => step === lastChange && before.has(label))?.label
  const last = own ?? labels[0]
  const changes = JSON.stringify([...before])
  /** The changes that have come into view, or that the chat has gone on from with a question. */
  const seen = useRef('')
  useEffect(() => {
    // after the screen has moved the focus to the question that has opened
    const frame = requestAnimationFrame(() => {
      if (!row.current || seen.current === changes) return
      seen.current = changes
      if (isAsked) return
      comeIntoView(row.current)
      if (document.activeElement?.matches('input, select') !== true) takeFocus(row.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [changes, isAsked])
  return { before, last, row }
}
