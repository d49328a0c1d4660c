import { states } from '../../content/states.ts'
import './skeleton.css'

type SkeletonProps = {
  /** The shape of what is on its way. */
  shape: 'question' | 'plans' | 'dates' | 'lines' | 'receipt'
}

const blocks = {
  question: ['title', 'line', 'field', 'button'],
  plans: ['title', 'card', 'card'],
  dates: ['title', 'line', 'month', 'field'],
  lines: ['line', 'line', 'line'],
  receipt: ['card', 'title', 'line', 'line'],
} as const

/** Stands where something is loading, in its shape, so that nothing jumps when it comes. */
export function Skeleton({ shape }: SkeletonProps) {
  return (
    <div className="skeleton" role="status">
      <span className="hush">{states.loading}</span>
      {blocks[shape].map((block, index) => (
        <div key={index} className={`skeleton__${block}`} aria-hidden="true" />
      ))}
    </div>
  )
}
