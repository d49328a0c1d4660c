import { expect, test } from 'vitest'
import { SimilarTexts } from './similar-texts.ts'

const topics = new SimilarTexts([
  { id: 'modem', wordings: ['vem com modem?', 'preciso comprar roteador?'] },
  { id: 'price', wordings: ['quanto custa?', 'qual o valor da mensalidade?'] },
])

test.each([
  ['tenho que comprar o roteador', 'modem'],
  ['o rotiador', 'modem'],
  ['mensalidde', 'price'],
  ['qnto', 'price'],
  ['constructor', undefined],
  ['', undefined],
])('%j is about %s', (text, id) => expect(topics.find(text)[0]?.id).toBe(id))

test('the same wording is wholly alike', () => expect(topics.find('vem com modem?')[0]?.score).toBeCloseTo(1))

test('a known word is not taken for a typo', () => {
  const places = new SimilarTexts([
    { id: 'home', wordings: ['minha casa'] },
    { id: 'case', wordings: ['nesse caso'] },
  ])
  expect(places.find('caso')[0]?.id).toBe('case')
})
