/**
 * Drawing of a street at night with a fibre cable that leads to a house. It is decorative, because the adjacent text
 * says the same.
 */
import { useId } from 'react'
import './fibre-scene.css'

/**
 * State of an order in the drawing of a street with a fibre cable. 'short': the cable ends before the house (nothing
 * known yet, no network, no offer). 'travelling': light moves towards the house (waiting). 'found': the light
 * has reached the house (fibre available). 'reached': the windows are lit (order placed).
 */
export type SceneState = 'short' | 'travelling' | 'found' | 'reached'

export type SceneProps = {
  state: SceneState
  /** Whether to play the animation that leads to this state, once. */
  moves?: boolean
  /** 'street' is the whole drawing, 'house' only the house and the end of the cable. */
  part?: keyof typeof PARTS
}

const PARTS = { street: '0 0 480 216', house: '246 76 234 124' } as const

const cable = 'M-10 62C26 84 58 88 92 80c74 50 160 62 246 50'
const stars = [
  [34, 30],
  [148, 22],
  [206, 52],
  [268, 18],
  [318, 62],
  [404, 30],
  [452, 58],
] as const

export function FibreScene({ state, moves, part = 'street' }: SceneProps) {
  const halo = useId()
  return (
    <svg
      className="scene"
      data-state={state}
      data-moves={moves || undefined}
      viewBox={PARTS[part]}
      aria-hidden="true"
    >
      <defs>
        <radialGradient id={halo}>
          <stop offset="0" stopColor="var(--window)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--window)" stopOpacity="0" />
        </radialGradient>
      </defs>
      {stars.map(([x, y]) => (
        <circle key={x} className="scene__star" cx={x} cy={y} r="1.2" />
      ))}
      <g className="scene__far">
        <path d="M0 196v-34h26v-16l22-16 22 16v50zM132 196v-46h48v46zM180 196v-30h34v30zM232 196v-38l26-20 26 20v38z" />
        <path d="M450 196v-44h40v44z" />
      </g>
      <g className="scene__pole">
        <path d="M92 200V70M78 84h28" />
        <path d="M84 80v4M100 80v4" />
      </g>
      <ellipse className="scene__halo" cx="378" cy="160" rx="100" ry="54" fill={`url(#${halo})`} />
      <g>
        <path className="scene__wall" d="M338 132h84v66h-84z" />
        <path className="scene__roof" d="M324 136 380 90l56 46z" />
        <g className="scene__window">
          <rect x="350" y="150" width="26" height="22" rx="2" />
          <path d="M392 198v-34a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v34z" />
          <circle cx="380" cy="119" r="6" />
        </g>
        <path className="scene__mullion" d="M363 150v22M350 161h26" />
      </g>
      <path className="scene__ground" d="M0 198h480" />
      <path className="scene__cable" d={cable} />
      <path className="scene__light scene__light--glow" d={cable} pathLength="100" />
      <path className="scene__light" d={cable} pathLength="100" />
    </svg>
  )
}
