/** Answers to “É casa ou apartamento?”: a house, or the complement that is stored with the address. */
import { expect, it } from 'vitest'
import { readComplement } from './house-or-flat.ts'

it.each([
  'é casa, não tem apartamento',
  'casa, não é apto',
  'é casa não moro em prédio',
  'é casa mesmo, não tem complemento',
  'casa térrea, não tem bloco não',
  'é casa, não é condomínio',
  'casa térrea normal, não tem isso aí',
  'casa mesmo, não tem essas coisas aqui',
])('%j is a house', (message) => expect(readComplement(message)).toEqual({ complement: '' }))

it.each([
  ['não é casa, é apto 12', 'apto 12'],
  ['casa 3, não tem apartamento', 'casa 3, não tem apartamento'],
  ['apto 302 torre 2', 'apto 302 torre 2'],
  ['casa aí nos fundos', 'casa aí nos fundos'],
])('%j has the complement %j', (message, complement) =>
  expect(readComplement(message)).toEqual({ complement }),
)
