import { expect, test } from 'vitest'
import { fits, masks } from './mask-formats.ts'
import type { MaskName } from './mask-formats.ts'

const cleaned: [MaskName, string, string][] = [
  ['phone', '+55 11 98765-4321', '11987654321'],
  ['phone', '5511987654321', '11987654321'],
  ['phone', '011 98765-4321', '11987654321'],
  ['phone', '(55) 99876-5432', '55998765432'],
  ['cep', ' 01310 - 100 ', '01310100'],
  ['cpf', '123.456.789-09', '12345678909'],
  ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
  ['date', '13/5/1990', '13/05/1990'],
  ['date', '13-05-1990', '13/05/1990'],
  ['date', '1990-05-13', '13/05/1990'],
  ['date', '13/5/90', '13/05/1990'],
  ['date', '13051990', '13051990'],
]

test.each(cleaned)('%s understands %j', (mask, text, expected) => {
  expect(masks[mask].clean(text)).toBe(expected)
})

const held: [MaskName, string, boolean][] = [
  ['cep', '01310-100', true],
  ['cep', '01310-1001', false],
  ['cep', 'maria@exemplo.com', false],
  ['cpf', '123456789091', false],
  ['phone', '+55 (11) 98765-4321', true],
  ['phone', '+1 202 555 0143', false],
  ['cnpj', '12.ABC.345/01DE-35', true],
  ['date', '13/05/1990', true],
  ['date', '13 de maio de 90', false],
  ['document', '529.982.247-25', true],
  ['document', '12.ABC.345/01DE-35', true],
  ['document', '112223330001811', false],
  ['document', 'sou empresa', false],
]

test.each(held)('%s holds %j: %s', (mask, text, expected) => {
  expect(fits(mask, text)).toBe(expected)
})
