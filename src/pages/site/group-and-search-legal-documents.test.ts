import { expect, test } from 'vitest'
import { countDocuments, regulationDocuments, searchDocuments } from './group-and-search-legal-documents.ts'

const text = (id: string, body: string, skus: string[]) => ({ id, title: `Sobre ${id}`, body, skus })
const documents = regulationDocuments({
  success: true,
  regulations: [
    text('geral', 'Multa em caso de saída.', ['d1000a', 'd300a', 'd600a']),
    text('streaming', 'HBO Max incluso.', ['d600c', 'd700b']),
  ],
  sumarries: [text('sumario', 'Velocidade.', ['d300a', 'd2000b'])],
  contracts: [text('contrato', 'Objeto.', [])],
})
const shown = (typed: string) =>
  searchDocuments(documents, typed).map(({ name, documents: list }) => [name, ...list.map(({ id }) => id)])

test('documents are by plan, the slowest first, those about every plan last', () => {
  expect(shown('')).toEqual([
    ['300 Mega', 'geral', 'sumario'],
    ['700 Mega', 'geral', 'streaming'],
    ['1 Giga', 'geral'],
    ['2 Giga', 'sumario'],
    ['Todos os planos', 'contrato'],
  ])
})

test.each([
  ['700', [['700 Mega', 'geral', 'streaming']]],
  [
    'saida',
    [
      ['300 Mega', 'geral'],
      ['700 Mega', 'geral'],
      ['1 Giga', 'geral'],
    ],
  ],
  ['  HBO  ', [['700 Mega', 'streaming']]],
  ['contrato', [['Todos os planos', 'contrato']]],
  ['1 gig', [['1 Giga', 'geral']]],
  [
    'sumário velocidade',
    [
      ['300 Mega', 'sumario'],
      ['2 Giga', 'sumario'],
    ],
  ],
  ['satélite', []],
])('typing “%s” finds %j', (typed, found) => expect(shown(typed)).toEqual(found))

test('a document in several groups counts once', () => {
  expect(countDocuments(searchDocuments(documents, ''))).toBe(4)
  expect(countDocuments(searchDocuments(documents, 'multa'))).toBe(1)
})

test('a document says which plans it is about', () => {
  expect(documents.find(({ id }) => id === 'geral')?.plans).toEqual(['300 Mega', '700 Mega', '1 Giga'])
  expect(documents.find(({ id }) => id === 'contrato')?.plans).toEqual([])
})
