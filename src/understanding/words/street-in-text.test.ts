import { expect, it } from 'vitest'
import { streetIn } from './street-in-text.ts'

it.each([
  ['não sei de cabeça, é a rua paraná no centro de londrina', 'rua paraná, centro, londrina', ''],
  ['moro na avenida brasil no bairro zona sete em maringá', 'avenida brasil, zona sete, maringá', ''],
  ['travessa do sossego lá no centro de olinda', 'travessa do sossego, centro, olinda', ''],
  ['rua das acácias 120 no centro de bauru', 'rua das acácias, centro, bauru', '120'],
  ['fica na alameda dos anjos no centro em joinville', 'alameda dos anjos, centro, joinville', ''],
  ['praça da matriz no bairro água fria em fortaleza', 'praça da matriz, água fria, fortaleza', ''],
  ['rua augusta 1200 ali na consolação', 'rua augusta', '1200'],
  ['rua augusta 1200, em são paulo', 'rua augusta, em são paulo', '1200'],
  ['rua centro de convenções 15', 'rua centro de convenções', '15'],
])('%j names a street with its district and town', (message, street, number) => {
  expect(streetIn(message)).toEqual({ street, number })
})
