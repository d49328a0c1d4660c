/** Draws a percentage as a horizontal bar. Screen readers skip it, because the number is in the same row. */

type BarProps = {
  /** The share to draw, from 0 to 1. */
  readonly share: number
  readonly isUrgent?: boolean
}

export function PercentageBar({ share, isUrgent = false }: BarProps) {
  const width = Math.max(0, Math.min(1, share)) * 100
  return (
    <svg className="desk-bar" data-urgent={isUrgent || undefined} width="100%" height="10" aria-hidden="true">
      <rect className="desk-bar__whole" width="100%" height="10" rx="5" />
      <rect className="desk-bar__part" width={`${width.toFixed(1)}%`} height="10" rx="5" />
    </svg>
  )
}
