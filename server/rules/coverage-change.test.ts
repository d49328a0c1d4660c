import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coverageChange as changeInPieces, type CoveredArea } from './coverage-change.ts'

const area = (cep_from: number, cep_to: number, infra: string | null = 'TIM'): CoveredArea => ({
  cep_from,
  cep_to,
  infra,
})

const coverageChange = (before: readonly CoveredArea[], after: readonly CoveredArea[]) =>
  changeInPieces(before, after, async () => {})

describe('CEPs that gain or lose a network', () => {
  it('a new area gains those CEPs that no area with a network contained before', async () => {
    expect(await coverageChange([area(10, 19)], [area(10, 19), area(15, 29)])).toEqual({
      gained: [[20, 29]],
      lost: [],
    })
  })

  it('a narrow area without a network takes its CEPs out of a wider area', async () => {
    const after = [area(0, 99), area(40, 49, null)]
    expect((await coverageChange([], after)).gained).toEqual([
      [0, 39],
      [50, 99],
    ])
    expect((await coverageChange([area(0, 99)], after)).lost).toEqual([[40, 49]])
  })

  it('a network counts inside a narrow area without one, and if only one of two equally narrow areas has it', async () => {
    const hole = [area(0, 99), area(40, 49, null)]
    expect((await coverageChange(hole, [...hole, area(42, 43)])).gained).toEqual([[42, 43]])
    expect((await coverageChange([], [area(5, 5, null), area(5, 5)])).gained).toEqual([[5, 5]])
  })

  it('the result is the same as comparing each single CEP, for random areas', async () => {
    const isCovered = (areas: readonly CoveredArea[], cep: number) => {
      const holding = areas.filter(({ cep_from, cep_to }) => cep_from <= cep && cep <= cep_to)
      const narrowest = Math.min(...holding.map(({ cep_from, cep_to }) => cep_to - cep_from))
      return holding.some(({ cep_from, cep_to, infra }) => cep_to - cep_from === narrowest && infra !== null)
    }
    const anyArea = fc
      .tuple(fc.nat(30), fc.nat(12), fc.boolean())
      .map(([from, width, has]) => area(from, from + width, has ? 'TIM' : null))
    const areas = fc.array(anyArea, { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(areas, areas, async (before, after) => {
        const { gained, lost } = await coverageChange(before, after)
        const isIn = (ranges: typeof gained, cep: number) =>
          ranges.some(([from, to]) => from <= cep && cep <= to)
        for (let cep = -1; cep < 45; cep += 1) {
          const [was, is] = [isCovered(before, cep), isCovered(after, cep)]
          expect([cep, isIn(gained, cep), isIn(lost, cep)]).toEqual([cep, is && !was, was && !is])
        }
      }),
    )
  })
})
