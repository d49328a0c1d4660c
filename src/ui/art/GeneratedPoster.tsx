/** A decorative picture, generated in the style of the other drawings, for content that has no picture. */
import { drawings, type Drawing, type Motif, motifs } from './draw-poster-motifs.ts'
import './poster.css'

/**
 * Returns a random number generator (FNV-1a and mulberry32). Its numbers, from 0 to 1, are the same for the
 * same seed on every machine.
 */
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

type GeneratedPosterProps = {
  /** The same seed always gives the same picture. */
  readonly seed: string
  /** Subject of the picture; by default the seed decides. */
  readonly motif?: Motif
  /** 'tall' has the format of a poster (2:3), 'wide' that of the picture on a card (16:10). */
  readonly shape?: keyof typeof SHAPES
}

const SHAPES = { tall: [200, 300], wide: [320, 200] } as const
const TINTS = 4

export function GeneratedPoster({ seed, motif, shape = 'tall' }: GeneratedPosterProps) {
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
