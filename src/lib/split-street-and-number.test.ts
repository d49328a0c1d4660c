import { describe, expect, it } from 'vitest'
import { splitStreetAndNumber } from './split-street-and-number.ts'

/** typed, street, number */
const STREETS = [
  ['rua augusta 1200', 'rua augusta', '1200'],
  ['Rua Augusta, 1200', 'Rua Augusta', '1200'],
  ['r. augusta nº 1200', 'r. augusta', '1200'],
  ['Rua Augusta, número 1.200, São Paulo', 'Rua Augusta, São Paulo', '1.200'],
  ['rua augusta 1200 apto 12 são paulo', 'rua augusta, são paulo', '1200'],
  ['rua augusta, 1200, ap 12 bloco b, consolação, são paulo', 'rua augusta, consolação, são paulo', '1200'],
  ['av paulista 1000 - são paulo', 'av paulista, são paulo', '1000'],
  ['Rua 25 de Março, 100', 'Rua 25 de Março', '100'],
  ['rua 7 de setembro 250 sorocaba', 'rua 7 de setembro, sorocaba', '250'],
  ['rua 10 250', 'rua 10', '250'],
  ['rua 10', 'rua 10', ''],
  ['rua augusta s/n', 'rua augusta', 's/n'],
  ['rua augusta 130-B', 'rua augusta', '130-B'],
  ['rua augusta, são paulo', 'rua augusta, são paulo', ''],
  ['  ', '', ''],
] as const

describe('a street as it is typed', () => {
  it.each(STREETS)('%s is %s with number %s (D98)', (typed, street, number) => {
    expect(splitStreetAndNumber(typed)).toEqual({ street, number })
  })
})
