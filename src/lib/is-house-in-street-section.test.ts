import { describe, expect, it } from 'vitest'
import { isHouseInSection } from './is-house-in-street-section.ts'

/** Section of a street, house number, whether the house is in the section; null if that cannot be told. */
const SECTIONS = [
  ['de 612 a 1510 - lado par', '1000', true],
  ['de 612 a 1510 - lado par', '1001', false],
  ['de 612 a 1510 - lado par', '610', false],
  ['de 612 a 1510 - lado par', '1512', false],
  ['até 610 - lado par', '610', true],
  ['até 610 - lado par', '612', false],
  ['até 999/1000', '1000', true],
  ['até 999/1000', '1001', false],
  ['de 1001/1002 a 1999/2000', '1001', true],
  ['de 1001/1002 a 1999/2000', '2000', true],
  ['de 1001/1002 a 1999/2000', '2001', false],
  ['de 2001/2002 ao fim', '9999', true],
  ['de 2001/2002 ao fim', '2000', false],
  ['lado ímpar', '7', true],
  ['lado ímpar', '8', false],
  ['lado par', '1.200', true],
  ['até 610 - lado par', '12-A', true],
  ['', '12', null],
  ['(Zona Norte)', '12', null],
  ['lado par', 'S/N', null],
] as const

describe('the section of a street that has a CEP', () => {
  it.each(SECTIONS)('%s contains house %s: %s (D98)', (section, house, isIn) => {
    expect(isHouseInSection(section, house)).toBe(isIn)
  })
})
