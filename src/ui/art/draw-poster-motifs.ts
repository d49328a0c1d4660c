/** Draws the motifs of the generated posters. */

/** Kind of shape in a poster; CSS colours each kind by theme. */
type Kind = 'star' | 'halo' | 'disc' | 'far' | 'mid' | 'near' | 'lit' | 'wire' | 'glow' | 'strand' | 'beam'

/** One path of a poster, in SVG notation. */
export type Drawing = { readonly kind: Kind; readonly d: string }

/** Size of the poster, and its random number generator (numbers from 0 to 1). */
type Canvas = { readonly width: number; readonly height: number; readonly next: () => number }

/** Every motif that a poster can have. */
export const motifs = ['city', 'moon', 'hills', 'stage', 'window', 'road'] as const
export type Motif = (typeof motifs)[number]

export const streamingMotifs = { globoplay: 'city', 'hbo-max': 'stage', paramount: 'hills' } as const

const round = (value: number) => Math.round(value * 10) / 10
const between = (next: () => number, low: number, high: number) => low + next() * (high - low)
const rect = (x: number, y: number, width: number, height: number) =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`
const circle = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`
const joined = (parts: readonly string[]) => parts.join('')
const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, i) => make(i))

function stars({ width, height, next }: Canvas, count: number, until: number): Drawing {
  const one = () => circle(next() * width, next() * height * until, between(next, 0.5, 1.3))
  return { kind: 'star', d: joined(times(count, one)) }
}

/** Draws a fibre cable as two paths: a glow, and the light on top of it. */
const strand = (d: string): Drawing[] => [
  { kind: 'glow', d },
  { kind: 'strand', d },
]

/** Draws buildings of random width and height from edge to edge. Also returns their roofs. */
function skyline({ width, height, next }: Canvas, base: number, tall: number) {
  const roofs: { x: number; y: number; width: number }[] = []
  for (let x = -6; x < width;) {
    const own = between(next, width * 0.09, width * 0.19)
    roofs.push({ x, y: base - between(next, 0.35, 1) * tall, width: own })
    x += own
  }
  return { roofs, d: joined(roofs.map((roof) => rect(roof.x, roof.y, roof.width + 0.5, height - roof.y))) }
}

function windowsOf(
  { next }: Canvas,
  roofs: readonly { x: number; y: number; width: number }[],
  height: number,
) {
  const panes: string[] = []
  for (const roof of roofs)
    for (let y = roof.y + 8; y < height - 6; y += 11)
      for (let x = roof.x + 5; x < roof.x + roof.width - 6; x += 8)
        if (next() < 0.16) panes.push(rect(x, y, 3.2, 5))
  return joined(panes)
}

/**
 * Draws a wavy line from edge to edge at about `y`. Unless `isOpen` is set, the shape includes the area below
 * the line.
 */
function rolling({ width, height, next }: Canvas, y: number, swing: number, isOpen = false): string {
  if (next() < 0.5) swing = -swing
  const [a, b, c] = [between(next, -swing, swing), between(next, -swing, swing), between(next, -swing, swing)]
  const line = `M-8 ${round(y + a)}C${round(width * 0.3)} ${round(y + a - swing)} ${round(width * 0.35)} ${round(y + b + swing)} ${round(width * 0.6)} ${round(y + b)}S${round(width * 0.9)} ${round(y + c - swing)} ${round(width + 8)} ${round(y + c)}`
  return isOpen ? line : `${line}V${height + 8}H-8z`
}

/** Functions that draw each motif, as paths from back to front. */
export const drawings: Readonly<Record<Motif, (canvas: Canvas) => Drawing[]>> = {
  city(canvas) {
    const { width, height, next } = canvas
    const far = skyline(canvas, height * 0.8, height * 0.42)
    const near = skyline(canvas, height * 0.98, height * 0.36)
    return [
      stars(canvas, 18, 0.45),
      { kind: 'halo', d: circle(width * between(next, 0.3, 0.7), height * 0.62, width * 0.5) },
      { kind: 'far', d: far.d },
      ...strand(rolling(canvas, height * between(next, 0.5, 0.64), height * 0.05, true)),
      { kind: 'near', d: near.d },
      { kind: 'lit', d: windowsOf(canvas, near.roofs, height) },
    ]
  },
  moon(canvas) {
    const { width, height, next } = canvas
    const [x, y, r] = [
      width * between(next, 0.35, 0.65),
      height * between(next, 0.32, 0.44),
      width * between(next, 0.19, 0.27),
    ]
    const ring = (wide: number, tilt: number) =>
      `M${round(x - r * wide)} ${round(y + tilt)}C${round(x - r * wide)} ${round(y + tilt - r * 0.7)} ${round(x + r * wide)} ${round(y - tilt - r * 0.7)} ${round(x + r * wide)} ${round(y - tilt)}S${round(x - r * wide)} ${round(y + tilt + r * 0.9)} ${round(x - r * wide)} ${round(y + tilt)}z`
    const tilt = between(next, -26, 26)
    return [
      stars(canvas, 26, 0.85),
      { kind: 'halo', d: circle(x, y, r * 2.1) },
      { kind: 'disc', d: circle(x, y, r) },
      { kind: 'wire', d: ring(2.3, tilt * 1.5) },
      ...strand(ring(1.7, tilt)),
      { kind: 'mid', d: rolling(canvas, height * 0.84, height * 0.03) },
      { kind: 'near', d: rolling(canvas, height * 0.92, height * 0.02) },
    ]
  },
  hills(canvas) {
    const { width, height, next } = canvas
    const swing = height * 0.06
    return [
      stars(canvas, 16, 0.4),
      { kind: 'halo', d: circle(width * between(next, 0.25, 0.75), height * 0.5, width * 0.42) },
      {
        kind: 'disc',
        d: circle(width * between(next, 0.25, 0.75), height * between(next, 0.28, 0.42), width * 0.1),
      },
      { kind: 'far', d: rolling(canvas, height * 0.56, swing) },
      { kind: 'mid', d: rolling(canvas, height * 0.69, swing) },
      ...strand(rolling(canvas, height * 0.76, swing, true)),
      { kind: 'near', d: rolling(canvas, height * 0.86, swing * 0.7) },
    ]
  },
  stage(canvas) {
    const { width, height, next } = canvas
    const floor = height * 0.82
    const beam = (from: number) => {
      const to = width * between(next, 0.15, 0.85)
      const half = width * between(next, 0.08, 0.16)
      return {
        kind: 'beam',
        d: `M${round(from)} -4L${round(to - half)} ${round(floor)}h${round(2 * half)}z`,
      } as const
    }
    return [
      { kind: 'halo', d: circle(width / 2, floor, width * 0.55) },
      ...times(4, (index) => beam(width * (0.14 + index * 0.24))),
      { kind: 'far', d: rect(-4, floor, width + 8, height) },
      ...strand(`M-8 ${round(floor)}H${width + 8}`),
      {
        kind: 'near',
        d: joined(
          times(13, (index) =>
            circle((index * width) / 12, height * between(next, 0.95, 1.02), width * 0.055),
          ),
        ),
      },
    ]
  },
  window(canvas) {
    const { width, height, next } = canvas
    const [columns, rows] = width < height ? [4, 6] : [7, 4]
    const [stepX, stepY] = [(width * 0.8) / columns, (height * 0.84) / rows]
    const pane = (index: number) =>
      rect(
        width * 0.1 + (index % columns) * stepX + stepX * 0.14,
        height * 0.1 + Math.floor(index / columns) * stepY + stepY * 0.12,
        stepX * 0.72,
        stepY * 0.72,
      )
    const all = times(columns * rows, pane)
    const [lit, mid, dark]: [string[], string[], string[]] = [[], [], []]
    for (const each of all) {
      const dice = next()
      ;(dice < 0.2 ? lit : dice < 0.45 ? mid : dark).push(each)
    }
    return [
      { kind: 'far', d: rect(width * 0.04, height * 0.04, width * 0.92, height) },
      { kind: 'near', d: joined(dark) },
      { kind: 'mid', d: joined(mid) },
      { kind: 'lit', d: joined(lit) },
      ...strand(rolling(canvas, height * between(next, 0.35, 0.65), height * 0.1, true)),
    ]
  },
  road(canvas) {
    const { width, height, next } = canvas
    const [x, y] = [width * between(next, 0.38, 0.62), height * between(next, 0.5, 0.6)]
    const lane = (to: number) => `M${round(x)} ${round(y)}L${round(to)} ${height + 8}`
    const poles = times(5, (index) => {
      const near = 1 - index / 5
      const at = x + (width * 0.72 - x * 0.1) * near
      return `M${round(at)} ${round(y + (height - y) * near * 0.72)}v${round(-height * 0.5 * near - 6)}`
    })
    return [
      stars(canvas, 22, 0.5),
      { kind: 'halo', d: circle(x, y, width * 0.45) },
      { kind: 'disc', d: circle(x, y - height * 0.03, width * 0.09) },
      {
        kind: 'far',
        d: `M-8 ${round(y - 8)}L${round(x - width * 0.2)} ${round(y - height * 0.1)} ${round(x)} ${round(y)} ${round(x + width * 0.22)} ${round(y - height * 0.07)} ${width + 8} ${round(y - 4)}V${height + 8}H-8z`,
      },
      {
        kind: 'near',
        d: `M${round(x)} ${round(y)}L${round(width * 1.02)} ${height + 8}H${round(-width * 0.02)}z`,
      },
      { kind: 'wire', d: joined([lane(width * 0.3), lane(width * 0.7), ...poles]) },
      ...strand(lane(width * 0.5)),
    ]
  },
}
