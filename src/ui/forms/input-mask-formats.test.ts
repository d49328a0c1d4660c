import { expect, test } from 'vitest'
import { formatTyped, formatWhole } from './input-mask-formats.ts'
import type { MaskName } from './input-mask-formats.ts'

const whole: [MaskName, string, string][] = [
  ['phone', '+55 11 98765-4321', '+55 (11) 98765-4321'],
  ['phone', '5511987654321', '+55 (11) 98765-4321'],
  ['phone', '55 11 3214-5678', '+55 (11) 3214-5678'],
  ['phone', '011 98765-4321', '0 (11) 98765-4321'],
  ['phone', '(55) 99876-5432', '(55) 99876-5432'],
  // an area code that does not exist, or a zero before (19) 3333-4444: only a space tells
  ['phone', '01933334444', '(01) 93333-4444'],
  ['phone', '0 19 3333-4444', '0 (19) 3333-4444'],
  ['cep', ' 01310 - 100 ', '01310-100'],
  ['cpf', '123.456.789-09', '123.456.789-09'],
  ['cnpj', '12.abc.345/01de-35', '12.ABC.345/01DE-35'],
  ['date', '13/5/1990', '13/05/1990'],
  ['date', '13-05-1990', '13/05/1990'],
  ['date', '1990-05-13', '13/05/1990'],
  ['date', '13/5/90', '13/05/1990'],
  ['date', '13051990', '13/05/1990'],
]

test.each(whole)('%s: %j as a whole is %j', (mask, text, expected) => {
  expect(formatWhole(mask, text, false)).toBe(expected)
})

const left: [MaskName, string][] = [
  ['cep', '01310-1001'],
  ['cep', 'maria@exemplo.com'],
  ['cpf', '123456789091'],
  ['phone', '+1 202 555 0143'],
  ['phone', '119876543210'],
  ['phone', '550(11) 3214-5678'],
  ['cnpj', '12.ABC.345/01DE-3X'],
  ['date', '13 de maio de 90'],
  ['date', '311/02/1985'],
  ['date', '311/02/198'],
  ['document', '112223330001811'],
  ['document', 'sou empresa'],
]

test.each(left)('%s: %j is left as typed (D110)', (mask, text) => {
  expect(formatTyped(mask, text, false)).toBeNull()
})
