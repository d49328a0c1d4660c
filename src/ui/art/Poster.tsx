import { drawings, type Drawing, type Motif, motifs } from './poster-motifs.ts'
import { seeded } from './seeded.ts'
import './poster.css'

type PosterProps = {
  /** Same seed, same picture. */
  readonly seed: string
  /** What it shows; chosen by the seed where it is not given. */
  readonly motif?: Motif
  /** tall: 2 to 3, a poster; wide: 16 to 10, a card's picture. */
  readonly shape?: keyof typeof SHAPES
}

const SHAPES = { tall: [200, 300], wide: [320, 200] } as const
const TINTS = 4

/** Abstract artwork of the night street and its fibre: a picture for what has no other. Decorative. */
export function Poster({ seed, motif, shape = 'tall' }: PosterProps) {
  const next = seeded(seed)
  const tint = Math.floor(next() * TINTS)
  const chosen = motif ?? motifs[Math.floor(next() * motifs.length)] ?? 'hills'
  const [width, height] = SHAPES[shape]
  const parts: readonly Drawing[] = drawings[chosen]({ width, height, next })
  return (
    <svg
      className="poster"
      data-tint={tint}
      data-shape={shape}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {parts.map(({ kind, d }, index) => (
        <path key={index} className={`poster__${kind}`} d={d} />
      ))}
    </svg>
  )
}
