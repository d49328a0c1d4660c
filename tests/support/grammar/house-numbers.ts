/**
 * Generates the ways in which visitors type a house number: with or without a complement, as block and lot, at a road's
 * kilometre, or without a number.
 */
import fc from 'fast-check'
import type { Values } from '../../../src/funnel/step-and-journey-types.ts'
import { mostly, numberOf, oneOf, type Part, type Said } from './sentence-grammar.ts'
import { numberInWords } from './spoken-numbers.ts'

const flat = fc
  .record({
    label: oneOf('apto ', 'ap ', 'apartamento ', 'apt. ', 'ap'),
    number: numberOf(1, 4),
    block: mostly(1, '', ['bloco b', 'bl 2', 'torre 1', 'bloco C', 'torre A']),
    isBlockFirst: fc.boolean(),
    joint: oneOf(' ', ', '),
  })
  .map(({ label, number, block, isBlockFirst, joint }) => {
    const home = `${label}${number}`
    if (block === '') return home
    return isBlockFirst ? `${block}${joint}${home}` : `${home}${joint}${block}`
  })
const complement = fc.oneof(
  { weight: 3, arbitrary: flat },
  {
    weight: 2,
    arbitrary: oneOf(
      'fundos',
      'casa 2',
      'sala 1410',
      'loja 3',
      'sobrado',
      'casa b',
      'frente',
      'conjunto 1108',
      'condomínio solar, apto 12',
      'residencial boa vista, bloco 4 apto 201',
      'residencial boa vista',
      'torre ipê, ap 1102',
      'casa 2 dos fundos',
      'primeiro andar',
      'terceiro andar',
      '2º andar apto 21',
      'sala da frente',
      'loja térreo',
    ),
  },
)

const number = fc.tuple(numberOf(1, 4), fc.nat(9)).map(([typed, form]): Said => {
  const isThousands = typed.length === 4
  const forms = [
    typed,
    isThousands ? `${typed.slice(0, 1)}.${typed.slice(1)}` : typed,
    typed === '1' ? typed : numberInWords(Number(typed)),
    `nº ${typed}`,
    `numero ${typed}`,
    `n° ${typed}`,
  ]
  return { typed: forms[form] ?? typed, truth: { number: typed } }
})

const placed = fc.tuple(number, complement, fc.nat(6)).map(([{ typed, truth }, extra, form]): Said => {
  const digitsOf = truth?.number ?? ''
  const both = [
    `${typed} ${extra}`,
    `${typed}, ${extra}`,
    `${extra}, numero ${digitsOf}`,
    `${extra} numero ${digitsOf}`,
    `${extra} do numero ${digitsOf}`,
    `${typed} - ${extra}`,
    `numero ${digitsOf}, ${extra}`,
  ][form]
  return { typed: both ?? '', truth: { number: digitsOf, complement: extra } }
})

const lot = fc.tuple(numberOf(1, 3), numberOf(1, 2), fc.nat(7)).map(([block, allotment, form]): Said => {
  const typed = [
    `quadra ${block} lote ${allotment}`,
    `qd ${block} lt ${allotment}`,
    `lote ${allotment}, quadra ${block}`,
    `Q ${block} L ${allotment}`,
    `quadra ${numberInWords(Number(block))} lote ${numberInWords(Number(allotment))}`,
    `quadra ${block}, lote ${allotment}, sem número`,
    `quadra ${block} lote ${allotment} casa 2`,
    `qd ${block} lt ${allotment}, casa 2`,
  ][form]
  const complement: Values = form > 5 ? { complement: 'casa 2' } : {}
  return {
    typed: typed ?? '',
    truth: { ...complement, is_block_allotment: 'true', block_number: block, allotment_number: allotment },
  }
})

const none = oneOf(
  's/n',
  'sem número',
  'não tem número',
  'sn',
  'S/N',
  'num tem número não',
  'não tem nº',
).map((typed): Said => ({ typed, truth: { number: 'S/N' } }))

/** Places without a number that are told otherwise, and numbers that were changed. */
const remote = fc.tuple(numberOf(1, 2), fc.nat(3)).map(([count, form]): Said => ({
  typed:
    [
      `BR 316 km ${count}, não tem número`,
      `km ${count} da estrada velha, s/n`,
      `km ${count}, sem número`,
      `não tem número, fica no km ${count}`,
    ][form] ?? '',
  truth: { number: 'S/N', complement: `km ${count}` },
  isPart: true,
}))
const renumbered = fc.tuple(numberOf(2, 3), numberOf(4), fc.nat(2)).map(([old, number, form]): Said => ({
  typed:
    [
      `era ${old} agora é ${number}`,
      `o número novo é ${number} e o antigo era ${old}`,
      `o antigo era ${old}, o atual é ${number}`,
    ][form] ?? '',
  truth: { number },
  isPart: true,
}))
const lettered = fc
  .tuple(numberOf(3), numberOf(2), oneOf('B de bola', 'D de dado', 'C de casa', 'cê de casa', 'dê de dado'))
  .map(([number, flatNumber, letter]): Said => ({
    typed: `${number} bloco ${letter} ap ${flatNumber}`,
    truth: { number, complement: `bloco ${letter.slice(0, 1)} ap ${flatNumber}` },
    isPart: true,
  }))

const torn = fc
  .tuple(numberOf(2, 3), numberOf(2, 3), oneOf(' ou ', ' e ', ' ou então '))
  .map(([one, other, or]): Said => ({ typed: `${one}${or}${other}`, truth: null }))

/** Houses that are only supposed, of which one is the flat's number, or that stand between two others. */
const supposed = fc
  .tuple(numberOf(3, 4), numberOf(3, 4), oneOf('se for', 'caso seja'), oneOf('no ', 'o ', ''))
  .map(([one, other, condition, article]): Said => ({
    typed: `${condition} ${article}${one} dá viabilidade? e ${condition} ${article}${other}? ainda n sei`,
    truth: null,
    isPart: true,
  }))
const flatBehind = fc
  .tuple(numberOf(3), numberOf(4), oneOf('o ap', 'o apto', 'o apartamento'))
  .map(([flatNumber, number, label]): Said => ({
    typed: `é o ${flatNumber}. ah, o do prédio? ${number}, o ${flatNumber} é ${label}`,
    truth: { number, complement: `${label.slice(2)} ${flatNumber}` },
    isPart: true,
  }))
const middle = fc.integer({ min: 1, max: 400 }).map((first): Said => ({
  typed: `são três casas, ${first * 2}, ${first * 2 + 2} e ${first * 2 + 4}, é a do meio`,
  truth: { number: String(first * 2 + 2) },
  isPart: true,
}))

/** Values that belong to something else: an age, a year, a distance, a flat without its house. */
const other = fc.tuple(numberOf(2, 3), fc.nat(4)).map(([count, form]): Said => {
  const typed = [
    `moro aqui há ${count} anos`,
    `fica a ${count} metros da praia`,
    `apartamento ${count}`,
    `sala ${count}`,
    `tenho ${count} anos`,
  ][form]
  return { typed: typed ?? '', truth: null, isPart: true }
})

/** An address with its street and its part of the town, in any order, or a house beside something. */
const inStreet = fc.tuple(numberOf(2, 4), fc.nat(9)).map(([number, form]): Said => {
  const forms: readonly (readonly [string, Values | null])[] = [
    [`rua tiradentes ${number} centro`, { number }],
    [`Av. Brasil, ${number} - bairro Martins`, { number }],
    [`travessa são josé ${number}, jardim américa`, { number }],
    [`${number} rua das acácias`, { number }],
    [`número ${number} av paulista`, { number }],
    [`passagem são jorge ${number}`, { number }],
    [`${number} em cima da padaria`, { number }],
    [`${number} atrás do mercado`, { number }],
    [`${number} fica na esquina da praça`, { number }],
    [`${number} mas a correspondência vem no 9${number}`, null],
  ]
  const [typed = '', truth = null] = forms[form] ?? []
  return { typed, truth, isPart: true }
})

/** What a house is recognised by, told behind it: no part of its complement, which is proposed with it without a number. */
const REFERENCES = [
  ', portão azul',
  ' é portão verde',
  ' tem um portão de ferro preto',
  ', perto da padaria',
  ' perto do posto de saúde',
  ', bem na esquina',
  ' de esquina',
  ', do lado da igreja',
  ', em frente ao mercado do seu zé',
  ', depois da ponte',
  ' ao lado da farmácia',
  ', fica atrás do posto',
  ' mas fica em cima da padaria',
  ' de muro branco',
  ' casa de muro branco em frente a igreja',
  ' é um sobrado amarelo em cima da padaria',
]
const referenced = fc
  .tuple(
    fc.oneof(
      { weight: 4, arbitrary: number },
      { weight: 2, arbitrary: placed },
      { weight: 1, arbitrary: lot },
      { weight: 1, arbitrary: none },
    ),
    oneOf(...REFERENCES),
  )
  .map(([{ typed, truth }, told]): Said => ({
    typed: typed + told,
    truth: truth?.number === 'S/N' ? null : truth,
    isPart: true,
  }))

/** Parts of the address that are missing or wrong at the review, which are proposed with the rest of it. */
const missing = fc
  .tuple(
    oneOf('faltou', 'faltou colocar', 'esqueci de falar', 'falta', 'coloca', 'o certo é', 'põe aí'),
    oneOf('o apartamento, é o', 'o apto', 'o apartamento', 'o bloco, é o bloco', 'a torre'),
    numberOf(1, 4),
    oneOf('', ' e não 12', '', ' por favor'),
  )
  .map(([verb, label, number, denied]): Said => ({
    typed: `${verb} ${label} ${number}${denied}`,
    truth: null,
    isPart: true,
  }))
export const addressAtReview: Part = {
  step: 'confirmacao',
  leads: ['tudo certo, só ', 'sim, mas ', 'oi, ', 'moça '],
  value: fc.oneof(
    { weight: 8, arbitrary: missing },
    {
      weight: 1,
      arbitrary: fc.constant({
        typed: 'pode confirmar',
        truth: { accept_information: 'true' },
        isPart: true,
      }),
    },
  ),
}

export const house: Part = {
  step: 'nr-imovel',
  leads: [
    'é o ',
    'casa número ',
    'moro no ',
    'fica no ',
    'minha casa é ',
    'aqui é ',
    'rua 7 de setembro ',
    'prédio comercial, ',
  ],
  tails: [' mas a entrada é pela rua de trás', ', entre a padaria e o mercado'],
  old: number,
  value: fc.oneof(
    { weight: 4, arbitrary: number },
    { weight: 4, arbitrary: placed },
    { weight: 2, arbitrary: lot },
    { weight: 1, arbitrary: none },
    { weight: 1, arbitrary: remote },
    { weight: 1, arbitrary: renumbered },
    { weight: 1, arbitrary: lettered },
    { weight: 1, arbitrary: torn },
    { weight: 1, arbitrary: supposed },
    { weight: 1, arbitrary: flatBehind },
    { weight: 1, arbitrary: middle },
    { weight: 1, arbitrary: other },
    { weight: 1, arbitrary: inStreet },
    { weight: 3, arbitrary: referenced },
  ),
}
