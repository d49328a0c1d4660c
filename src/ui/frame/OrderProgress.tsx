/** Progress bar of an order with named stages, drawn as a fibre cable that lights up. It is part of the header. */
import { frame } from '../../content/header-progress-and-help.ts'
import type { StageId } from '../../content/header-progress-and-help.ts'
import type { ProgressWords } from '../../content/text-types.ts'
import './order-progress.css'

type OrderProgressProps = {
  /** From 0 to 100. */
  percent: number
  stage: StageId
  /** The journey's stages, in order. */
  stages: readonly StageId[]
  /** What the journey calls its progress and its last stage, if it places no order. */
  words?: Partial<ProgressWords> | undefined
}

const LAST: StageId = 'pedido-realizado'

export function OrderProgress({ percent, stage, stages, words = {} }: OrderProgressProps) {
  const at = stages.indexOf(stage)
  const nameOf = (id: StageId) => (id === LAST && words.done) || frame.stages[id]
  const rounded = Math.round(percent)
  return (
    <div className="progress">
      <ol className="progress__stages" aria-hidden="true">
        {stages.map((id, index) => (
          <li key={id} data-state={index < at ? 'done' : index === at ? 'now' : 'next'}>
            {nameOf(id)}
          </li>
        ))}
        <li className="progress__percent num">{`${rounded}%`}</li>
      </ol>
      <svg
        className="strand"
        height="18"
        width="100%"
        role="progressbar"
        aria-label={words.progress ?? frame.progress.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={rounded}
        aria-valuetext={frame.progress.text(rounded, nameOf(stage))}
      >
        <defs>
          <linearGradient id="strand-light">
            <stop offset="0" stopColor="var(--strand)" stopOpacity="0.35" />
            <stop offset="0.8" stopColor="var(--strand)" />
            <stop offset="1" stopColor="var(--light)" />
          </linearGradient>
          <radialGradient id="strand-glow">
            <stop offset="0" stopColor="var(--light)" stopOpacity="0.75" />
            <stop offset="1" stopColor="var(--strand)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect className="strand__dark" y="7" width="100%" height="2" />
        <rect className="strand__lit" y="7" width={`${percent}%`} height="2" fill="url(#strand-light)" />
        <circle className="strand__glow" cx={`${percent}%`} cy="8" r="14" fill="url(#strand-glow)" />
        <circle className="strand__tip" cx={`${percent}%`} cy="8" r="3" />
      </svg>
    </div>
  )
}
