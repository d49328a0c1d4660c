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
  ['casa 3, não tem apartamento', 'casa 3'],
  ['apto 302 torre 2', 'apto 302 torre 2'],
  ['casa aí nos fundos', 'casa aí nos fundos'],
  ['apto 302, edifício Solar das Flores', 'apto 302, edifício Solar das Flores'],
  ['ed. Aurora 302', 'ed. Aurora 302'],
])('%j has the complement %j', (message, complement) =>
  expect(readComplement(message)).toEqual({ complement }),
)

it.each([
  ['apto 12, tô sem tempo agora', 'apto 12'],
  ['apto 12 mas a portaria fecha cedo', 'apto 12'],
  ['ap 12 obrigada', 'ap 12'],
  ['bloco B apto 31, vocês vêm quando der', 'bloco B apto 31'],
  ['fundos, já falei', 'fundos'],
  ['é o apto 7, acho que já mandei', 'apto 7'],
  ['edificio numero apto 12', 'apto 12'],
  ['condomínio, bloco 2 apto 5', 'bloco 2 apto 5'],
  ['condominio Parque dos Ipês rua 4 casa 118', 'condominio Parque dos Ipês rua 4 casa 118'],
  ['complemento é cobertura 3', 'cobertura 3'],
])('%j has the complement %j and no remark in it (D133)', (message, complement) =>
  expect(readComplement(message)).toEqual({ complement }),
)

it.each([
  ['casa 2, portão verde', 'casa 2'],
  ['apto 12 em frente à padaria', 'apto 12'],
  ['casa amarela', ''],
  ['casa de esquina com portão azul', ''],
])('%j has the complement %j, without how it looks (D133)', (message, complement) =>
  expect(readComplement(message)).toEqual({ complement }),
)

it.each([
  'é a casa da minha mãe',
  'casa do meu patrão',
  'é a casa da dona Marlene',
  'casa própria graças a Deus',
  'prédio da padaria',
  'em frente ao 12',
  'bloco de anotação cadê kkk',
  'a casa é alugada',
])('%j is no complement, and says of none that there is none (D133)', (message) =>
  expect(readComplement(message)).toBeNull(),
)

it.each(['dia 10', 'vencimento 10', 'o plano de 500', 'tô sem tempo agora', 'às 10h'])(
  '%j is none (D133)',
  (message) => expect(readComplement(message)).toBeNull(),
)
