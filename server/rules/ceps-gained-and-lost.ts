/** Finds the CEPs that get or lose a network when coverage areas change. */
import type { CoverageArea } from './coverage-area-of-house.ts'

/** A range of CEPs, both ends included. */
export type CepRange = readonly [from: number, to: number]

/** The parts of an area that decide which CEPs have a network. */
export type CoveredArea = Pick<CoverageArea, 'cep_from' | 'cep_to' | 'infra'>

/**
 * Returns the CEPs that get a network in at least a part of their houses, and those that lose all of it. As for a
 * house, only the narrowest areas that contain a CEP are considered.
 */
export function coverageChange(
  before: readonly CoveredArea[],
  after: readonly CoveredArea[],
): { gained: CepRange[]; lost: CepRange[] } {
  const bounds = [
    ...new Set([...before, ...after].flatMap(({ cep_from, cep_to }) => [cep_from, cep_to + 1])),
  ].toSorted((a, b) => a - b)
  const [was, is] = [coveredPieces(before, bounds), coveredPieces(after, bounds)]
  return {
    gained: rangesWhere(bounds, (piece) => is[piece] === true && was[piece] !== true),
    lost: rangesWhere(bounds, (piece) => was[piece] === true && is[piece] !== true),
  }
}

/**
 * Returns for each range between two neighbouring bounds whether it has a network. The narrowest areas are applied
 * first (of equally narrow ones, those with a network), and each range keeps the first result.
 */
function coveredPieces(areas: readonly CoveredArea[], bounds: readonly number[]): (boolean | undefined)[] {
  const pieceOf = new Map(bounds.map((bound, piece) => [bound, piece]))
  const covered: (boolean | undefined)[] = bounds.map(() => undefined)
  // from each piece to the next one that is still free, so that no piece is looked at twice
  const free = bounds.map((_, piece) => piece)
  const nextFree = (from: number): number => {
    let piece = from
    while (free[piece] !== piece) {
      free[piece] = free[free[piece] ?? piece] ?? piece
      piece = free[piece] ?? piece
    }
    return piece
  }
  free.push(bounds.length)
  const width = ({ cep_from, cep_to }: CoveredArea) => cep_to - cep_from
  const narrowestFirst = areas.toSorted(
    (a, b) => width(a) - width(b) || Number(a.infra === null) - Number(b.infra === null),
  )
  for (const { cep_from, cep_to, infra } of narrowestFirst) {
    const end = pieceOf.get(cep_to + 1) ?? 0
    for (let piece = nextFree(pieceOf.get(cep_from) ?? 0); piece < end; piece = nextFree(piece)) {
      covered[piece] = infra !== null
      free[piece] = piece + 1
    }
  }
  return covered
}

/** Joins neighbouring pieces that match. */
function rangesWhere(bounds: readonly number[], matches: (piece: number) => boolean): CepRange[] {
  const ranges: [number, number][] = []
  for (const [piece, from] of bounds.entries()) {
    const end = bounds[piece + 1]
    if (end === undefined || !matches(piece)) continue
    const last = ranges.at(-1)
    if (last && last[1] === from - 1) last[1] = end - 1
    else ranges.push([from, end - 1])
  }
  return ranges
}
