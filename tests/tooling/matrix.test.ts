import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

async function matrixWith(full: string) {
  vi.stubEnv('FULL', full)
  vi.resetModules()
  return import('../support/matrix.ts')
}

const table = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2']

describe('a table of tests', () => {
  it('is sampled evenly, with its first and last row', async () => {
    const { matrix } = await matrixWith('')
    expect(matrix(table, 3)).toEqual(['a1', 'b2', 'c2'])
    expect(matrix(table, 1)).toEqual(['a1'])
    expect(matrix(table, 9)).toEqual(table)
  })

  it('is sampled by what its rows are', async () => {
    const { matrix, oneOfEach } = await matrixWith('')
    expect(matrix(table, (row) => row.startsWith('b'))).toEqual(['b1', 'b2'])
    expect(
      matrix(
        table,
        oneOfEach((row) => row[0]),
      ),
    ).toEqual(['a1', 'b1', 'c1'])
  })

  it('is whole in the full run', async () => {
    const { matrix } = await matrixWith('1')
    expect(matrix(table, 1)).toEqual(table)
  })
})
