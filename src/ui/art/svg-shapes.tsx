/** SVG shapes that the drawings are made of: frame, glow, fibre, stars, lights, people, a house and a modem. */
import type { ReactNode } from 'react'
import './art.css'

type Size = readonly [width: number, height: number]

type PictureProps = {
  size: Size
  children: ReactNode
  /**
   * 'banner' fills its container, is aligned to the bottom, and plays its animation once. 'framed' draws its
   * own night sky and is not animated. 'filling' fills a container of another shape, and is not animated either.
   */
  kind?: 'banner' | 'filling' | 'framed'
}

const FITS = { banner: 'xMidYMax slice', filling: 'xMaxYMid slice', framed: undefined } as const

/**
 * SVG element around a drawing. The drawing is decorative. Its size is fixed, so that the page does not shift
 * when it appears.
 */
export function SvgPicture({ size: [width, height], kind = 'framed', children }: PictureProps) {
  return (
    <svg
      className={`art art--${kind}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      preserveAspectRatio={FITS[kind]}
      aria-hidden="true"
    >
      {kind === 'framed' && <Night size={[width, height]} />}
      {children}
    </svg>
  )
}

/** Night sky behind a drawing that is not on a dark area of the page. */
function Night({ size: [width, height] }: { size: Size }) {
  return (
    <>
      <linearGradient id="art-night" x2="0" y2="1">
        <stop stopColor="var(--night)" />
        <stop offset="1" stopColor="var(--night-2)" />
      </linearGradient>
      <path d={`M0 0h${width}v${height}H0z`} fill="url(#art-night)" />
    </>
  )
}

/**
 * Returns an id for a gradient, made from its parameters. Drawings on the same page may share an id, because
 * equal ids always belong to equal gradients.
 */
const idOf = (...parts: readonly (string | number)[]) => `art-${parts.join('-').replaceAll('.', '')}`

type GlowProps = {
  at: readonly [x: number, y: number]
  size: Size
  tone?: 'strand' | 'window' | 'light' | 'offer'
  /** Opacity at the centre. */
  strength?: number
  /** Whether the glow appears only near the end of a banner's animation. */
  arrives?: boolean
}

/** A soft ellipse of light. It is a gradient, because a filter would take longer to paint. */
export function Glow({ at: [cx, cy], size: [rx, ry], tone = 'window', strength = 0.4, arrives }: GlowProps) {
  const id = idOf('glow', tone, strength)
  return (
    <>
      <radialGradient id={id}>
        <stop stopColor={`var(--${tone})`} stopOpacity={strength} />
        <stop offset=".45" stopColor={`var(--${tone})`} stopOpacity={strength * 0.35} />
        <stop offset="1" stopColor={`var(--${tone})`} stopOpacity="0" />
      </radialGradient>
      <ellipse
        className={arrives ? 'art-arrival' : undefined}
        cx={cx}
        cy={cy}
        rx={rx}
        ry={ry}
        fill={`url(#${id})`}
      />
    </>
  )
}

type FadeProps = {
  d: string
  tone?: 'strand' | 'window' | 'light' | 'offer' | 'offer-2' | 'night'
  /** Opacity at the top of the shape; `to` is the opacity at the bottom. */
  from?: number
  to?: number
  arrives?: boolean
}

/** A shape of light that fades from top to bottom. */
export function Fade({ d, tone = 'window', from = 0.5, to = 0, arrives }: FadeProps) {
  const id = idOf('fade', tone, from, to)
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={`var(--${tone})`} stopOpacity={from} />
        <stop offset="1" stopColor={`var(--${tone})`} stopOpacity={to} />
      </linearGradient>
      <path className={arrives ? 'art-arrival' : undefined} d={d} fill={`url(#${id})`} />
    </>
  )
}

type StrandProps = { d: string; kind?: 'warm' | 'fine' }

/** A lit fibre cable, the motif of most drawings. */
export function Strand({ d, kind }: StrandProps) {
  return (
    <g className={kind ? `art-strand art-strand--${kind}` : 'art-strand'}>
      <path className="art-strand__air" d={d} pathLength="100" />
      <path className="art-strand__glow" d={d} pathLength="100" />
      <path className="art-strand__light" d={d} pathLength="100" />
    </g>
  )
}

/** Stars, drawn as one path of dots. `at` lists the coordinates of all stars: 'x y x y'. */
export function Stars({ at }: { at: string }) {
  const d = at.replaceAll(/(\d+ \d+) ?/g, 'M$1h0')
  return <path d={d} stroke="var(--night-soft)" strokeWidth="2.2" opacity=".65" />
}

/** Reads coordinates and radii: 'x y r, x y r'. */
const circlesIn = (at: string) =>
  [...at.matchAll(/([\d.]+) ([\d.]+) ([\d.]+)/g)].map(
    ([, x, y, r]) => [Number(x), Number(y), Number(r)] as const,
  )

/** Bright dots. `at` lists their coordinates and radii: 'x y r, x y r'. */
export function Lights({ at }: { at: string }) {
  const dots = circlesIn(at)
  return (
    <>
      <radialGradient id="art-lights">
        <stop offset=".2" stopColor="var(--light)" stopOpacity=".7" />
        <stop offset=".5" stopColor="var(--strand)" stopOpacity=".4" />
        <stop offset="1" stopColor="var(--strand)" stopOpacity="0" />
      </radialGradient>
      {dots.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={round(r * 3.2)} fill="url(#art-lights)" />
      ))}
      <g className="art-white">
        {dots.map(([x, y, r]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
      </g>
    </>
  )
}

/** Silhouettes of people. `at` lists the middle of the shoulders and the radius of the head: 'x y r, x y r'. */
export function People({ at }: { at: string }) {
  const d = circlesIn(at).map(([x, y, r]) => {
    const [wide, high] = [round(r * 1.9), round(r * 1.5)]
    const head = `M${round(x - r)} ${round(y - r * 2.5)}a${r} ${round(r * 1.12)} 0 1 1 ${r * 2} 0a${r} ${round(r * 1.12)} 0 1 1-${r * 2} 0`
    return `${head}M${x - wide} ${y}v-${round(r * 0.3)}q0-${high} ${wide}-${high}t${wide} ${high}v${round(r * 0.3)}z`
  })
  return <path className="art-dark" d={d.join('')} />
}

const round = (value: number) => Math.round(value * 10) / 10

type PlacedShapeProps = {
  /** Coordinates of the bottom left corner of the front wall, or of the middle of the modem's base. */
  at: readonly [x: number, y: number]
  scale?: number
}

/** A house, seen from its corner. The fibre cable enters under the gable, at (60, -132) from `at`. */
export function HouseShape({ at: [x, y], scale = 1 }: PlacedShapeProps) {
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}`}>
      <path className="art-dark" d="M176-206h20v50h-20z" />
      <path className="art-near" d="M120-110h130V0H120z" />
      <path className="art-roof" d="M60-180h136l68 78H128z" />
      <path className="art-mid" d="M0 0v-110l60-66 60 66V0z" />
      <path className="art-line" strokeWidth="7" d="m-10-98 70-80 68 76" />
      <path className="art-roof" d="M142-66h26V0h-26z" />
      <g className="art-arrival">
        <path className="art-lit" d="M28-84h64v50H28zM186-82h44v44h-44z" />
        <circle className="art-lit" cx="60" cy="-132" r="10" />
      </g>
      <path className="art-line-dark" strokeWidth="3" d="M60-84v50M28-62h64M208-82v44" />
      <path className="art-line" strokeWidth="3" d="M24-31h72M183-36h50" />
      <Glow at={[60, -60]} size={[96, 84]} arrives />
      <Glow at={[206, -60]} size={[70, 66]} arrives />
      <Fade d="M26 2h68l44 50H-6z" from={0.24} arrives />
      <Fade d="M188 2h42l22 36h-58z" from={0.16} arrives />
    </g>
  )
}

/** A modem with its Wi-Fi. `at` is the middle of its base. */
export function ModemShape({ at: [x, y], scale = 1 }: PlacedShapeProps) {
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : `scale(${scale})`}`}>
      <path className="art-line" strokeWidth="3" d="M-13-12v-16M13-12v-16" />
      <path className="art-white" d="M-20-12h40q3 0 3 3v6q0 3-3 3h-40q-3 0-3-3v-6q0-3 3-3z" />
      <path className="art-line-blue" strokeWidth="3" d="M-13-6h.01M-5-6h.01M3-6h.01" />
      <path className="art-line-blue" strokeWidth="2.5" d="M-6-33q6-5 12 0M-11-39q11-9 22 0" />
    </g>
  )
}
