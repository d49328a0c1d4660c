/** Finds the CEPs that get or lose a network when coverage areas change. */
import type { CoverageArea } from './house-coverage.ts'

/** A range of CEPs, both ends included. */
export type CepRange = readonly [from: number, to: number]

/** The parts of an area that decide which CEPs have a network. */
export type CoveredArea = Pick<CoverageArea, 'cep_from' | 'cep_to' | 'infra'>

/**
 * Returns the CEPs at which at least some houses get a network, and the CEPs at which all houses lose it. As in the
 * coverage check of one house, only the narrowest areas that contain a CEP are considered.
 * @param pause is awaited between pieces of the work, which may concern a million areas, so that others get their turn
 */
export async function coverageChange(
  before: readonly CoveredArea[],
  after: readonly CoveredArea[],
  pause: () => Promise<unknown>,
): Promise<{ gained: CepRange[]; lost: CepRange[] }> {
  const bounds = boundsOf([...before, ...after])
  await pause()
  const was = await coveredPieces(before, bounds, pause)
  await pause()
  const is = await coveredPieces(after, bounds, pause)
  await pause()
  const gained = rangesWhere(bounds, (piece) => is[piece] === COVERED && was[piece] !== COVERED)
  await pause()
  const lost = rangesWhere(bounds, (piece) => was[piece] === COVERED && is[piece] !== COVERED)
  return { gained, lost }
}

/** Returns where areas begin and end, in order, each once. */
function boundsOf(areas: readonly CoveredArea[]): Uint32Array {
  const bounds = new Uint32Array(2 * areas.length)
  for (const [at, { cep_from, cep_to }] of areas.entries()) {
    bounds[2 * at] = cep_from
    bounds[2 * at + 1] = cep_to + 1
  }
  bounds.sort()
  let kept = 0
  for (const bound of bounds) if (kept === 0 || bound !== bounds[kept - 1]) bounds[kept++] = bound
  return bounds.subarray(0, kept)
}

/** What is known of a range between two neighbouring bounds; 0 if no area contains it. */
const COVERED = 1
const UNCOVERED = 2

/**
 * Returns for each range between two neighbouring bounds whether it has a network. The narrowest areas are applied
 * first (of equally narrow ones, those with a network), and each range keeps the first result.
 */
async function coveredPieces(
  areas: readonly CoveredArea[],
  bounds: Uint32Array,
  pause: () => Promise<unknown>,
): Promise<Uint8Array> {
  const covered = new Uint8Array(bounds.length)
  // from each piece to the next one that is still free, so that no piece is looked at twice
  const free = Uint32Array.from({ length: bounds.length + 1 }, (_, piece) => piece)
  const nextFree = (from: number): number => {
    let piece = from
    while (free[piece] !== piece) {
      free[piece] = free[free[piece] ?? piece] ?? piece
      piece = free[piece] ?? piece
    }
    return piece
  }
  const width = ({ cep_from, cep_to }: CoveredArea) => cep_to - cep_from
  const narrowestFirst = areas.toSorted(
    (a, b) => width(a) - width(b) || Number(a.infra === null) - Number(b.infra === null),
  )
  await pause()
  for (const { cep_from, cep_to, infra } of narrowestFirst) {
    const end = indexOf(bounds, cep_to + 1)
    for (let piece = nextFree(indexOf(bounds, cep_from)); piece < end; piece = nextFree(piece)) {
      covered[piece] = infra === null ? UNCOVERED : COVERED
      free[piece] = piece + 1
    }
  }
  return covered
}

/** Returns the index of a number in a sorted list that contains it. */
function indexOf(sorted: Uint32Array, wanted: number): number {
  let [low, high] = [0, sorted.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Joins neighbouring pieces that match. */
function rangesWhere(bounds: Uint32Array, matches: (piece: number) => boolean): CepRange[] {
  const ranges: [number, number][] = []
  for (let piece = 0; piece < bounds.length - 1; piece += 1) {
    if (!matches(piece)) continue
    const [from, end] = [bounds[piece] ?? 0, bounds[piece + 1] ?? 0]
    const last = ranges.at(-1)
    if (last && last[1] === from - 1) last[1] = end - 1
    else ranges.push([from, end - 1])
  }
  return ranges
}
