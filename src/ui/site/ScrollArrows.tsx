/**
 * Two arrow buttons that scroll a list by one card. If all cards fit, the buttons are invisible but keep their space.
 */
import ChevronLeft from 'lucide/dist/esm/icons/chevron-left.mjs'
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs'
import { Icon } from '../Icon.ts'
import './scroll-arrows.css'

type ScrollArrowsProps = {
  readonly labels: { readonly previous: string; readonly next: string }
  readonly ends: { readonly isAtStart: boolean; readonly isAtEnd: boolean }
  readonly onMove: (by: -1 | 1) => void
}

export function ScrollArrows({ labels, ends: { isAtStart, isAtEnd }, onMove }: ScrollArrowsProps) {
  const arrow = (by: -1 | 1, label: string, isEnd: boolean) => (
    <button
      type="button"
      className="arrows__arrow"
      aria-label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => !isEnd && onMove(by)}
    >
      <Icon shapes={by < 0 ? ChevronLeft : ChevronRight} />
    </button>
  )
  return (
    <div className="arrows" data-needed={!(isAtStart && isAtEnd) || undefined}>
      {arrow(-1, labels.previous, isAtStart)}
      {arrow(1, labels.next, isAtEnd)}
    </div>
  )
}
