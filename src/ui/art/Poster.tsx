import { drawings, type Drawing, type Motif, motifs } from './poster-motifs.ts'
import './poster.css'

/** A source of numbers from 0 to 1 that are the same for the same seed on every machine (FNV-1a and mulberry32). */
function seeded(seed: string): () => number {
  let state = 2166136261
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

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
