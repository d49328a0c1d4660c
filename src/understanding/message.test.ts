import { expect, it } from 'vitest'
import { digitsIn } from './digits.ts'
import { messageOf } from './message.ts'
import { namesIn } from './names.ts'

it.each([
  ['zero um três um zero, cem', '01310100'],
  ['vinte e cinco', '25'],
  ['mil novecentos e noventa', '1990'],
  ['1076 traço 5', '1076-5'],
  ['14 mil e 6', '14006'],
  ['quarenta é um sobrado', '40 e um sobrado'],
  ['nove nove, dois oitos', '9988'],
  ['3 dez 1990', '3 dez 1990'],
  ['kinhentus mega', '500 mega'],
  ['quero um plano', 'quero um plano'],
  ['casa um', 'casa 1'],
])('numbers in words are digits: %s', (text, said) => {
  expect(messageOf(text).said).toBe(said)
})

it('what was typed at a place is known again, number words too', () => {
  const message = messageOf('moro na Rua Sete de Setembro, número trezentos')
  const from = message.said.indexOf('rua')
  expect(message.said).toContain('rua 7 de setembro, numero 300')
  expect(message.typedAt({ from, to: message.said.indexOf(',') })).toBe('Rua Sete de Setembro')
})

it('clauses that ask are told from those that lead to them', () => {
  const { clauses } = messageOf('o de 500, quanto é? quero 10')
  expect(clauses.map(({ asks, leadsToQuestion }) => [asks, leadsToQuestion])).toEqual([
    [false, true],
    [true, false],
    [false, false],
  ])
})

it.each([
  ['418, cep 01310 - 100', 8, ['01310100']],
  ['5 3 9 7 1 2 0 3', 8, ['53971203']],
  ['O131O-1OO', 8, ['01310100']],
  ['529.982.247 e o digito é 25', 11, ['52998224725']],
  ['13/05/1990', 8, []],
  ['R$ 49,90 123456', 8, []],
])('digits of one number are joined: %s', (text, length, digits) => {
  const found = digitsIn(messageOf(text), (each) => each.length === length)
  expect(found.map((each) => each.digits)).toEqual(digits)
})

it.each([
  ['oi, meu nome é ana maria da silva, tudo bem?', ['ana maria da silva']],
  ['Rosa Flores nasc 3/4/80', ['Rosa Flores']],
  ['joana nascimento 13/05/1990', ['joana']],
  ['é Rosa', ['Rosa']],
  ['ana.prado@gmail.com', []],
  ['quero falar com um atendente', []],
])('rows of names end at words: %s', (text, names) => {
  expect(namesIn(messageOf(text)).map((each) => each.text)).toEqual(names)
})
