import { expect, test } from 'vitest'
import { withStreetPreposition } from './street-preposition.ts'

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
