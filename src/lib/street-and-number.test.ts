import { describe, expect, it, test } from 'vitest'
import {
  splitStreetAndNumber,
  splitComplementType,
  withStreetPreposition,
  isHouseInSection,
} from './street-and-number.ts'

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

const types = ['Casa', 'Apartamento', 'Bloco', 'Edifício', 'Fundos'].map((name) => ({
  id: name.slice(0, 2),
  name,
}))

test.each([
  ['apto 3', 'Apartamento', '3'],
  ['Ap. 42 bloco B', 'Apartamento', '42 bloco B'],
  ['APARTAMENTO nº 7', 'Apartamento', '7'],
  ['apto12', 'Apartamento', '12'],
  ['bl B, apto 3', 'Bloco', 'B, apto 3'],
  ['edificio Aurora', 'Edifício', 'Aurora'],
  ['fundos', 'Fundos', ''],
])('%j is of the type %s, and the rest is %j', (complement, name, rest) =>
  expect(splitComplementType(complement, types)).toMatchObject({ type: { name }, rest }),
)

test.each(['torre 2', '42', 'casarão', 'perto da praça', ''])('%j is of none of these types', (complement) =>
  expect(splitComplementType(complement, types)).toBeNull(),
)

test.each([
  ['Avenida Paulista', 'na Avenida Paulista'],
  ['Rua Dr. Baeta Neves', 'na Rua Dr. Baeta Neves'],
  ['R. das Amoreiras', 'na R. das Amoreiras'],
  ['praça da Sé', 'na praça da Sé'],
  ['Largo do Arouche', 'no Largo do Arouche'],
  ['Jardim das Flores', 'no Jardim das Flores'],
  ['SQN 308 Bloco A', 'em SQN 308 Bloco A'],
  ['Rural, sem número', 'em Rural, sem número'],
])('%s: %s', (street, said) => {
  expect(withStreetPreposition(street)).toBe(said)
})

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
