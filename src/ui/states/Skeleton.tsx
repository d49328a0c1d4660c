/** Loading placeholder in the shape of the content, so that nothing shifts when the content loads. */
import { waitAndErrorWords } from '../../content/loading-saving-and-failures.ts'
import './skeleton.css'

type SkeletonProps = {
  /** The shape of the content being loaded. */
  shape: 'question' | 'plans' | 'dates' | 'order'
}

const blocks = {
  question: ['title', 'line', 'field', 'button'],
  plans: ['title', 'card', 'card'],
  dates: ['title', 'line', 'month', 'field'],
  // as tall as a telephone, so that nothing below it moves when the review or the receipt comes
  order: ['card', 'card', 'title', 'line', 'card'],
} as const

export function Skeleton({ shape }: SkeletonProps) {
  return (
    <div className={`skeleton skeleton--${shape}`} role="status">
      <span className="hush">{waitAndErrorWords.loading}</span>
      {blocks[shape].map((block, index) => (
        <div key={index} className={`skeleton__${block}`} aria-hidden="true" />
      ))}
    </div>
  )
}
