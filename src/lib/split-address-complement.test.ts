import { expect, test } from 'vitest'
import { splitComplementType } from './split-address-complement.ts'

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
