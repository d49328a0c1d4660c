import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reportableWords } from './reportable-words.ts'
import * as list from './reportable-word-list.ts'

const REPORTABLE = new Set(list.REPORTABLE.trim().split(/\s+/))

const told: readonly (readonly [string, string])[] = [
  [
    'Meu roteador não funciona quando chove, o que faço?',
    'meu roteador nao funciona quando chove o que faco',
  ],
  ['Tem como instalar sem furar a parede?', 'tem como instalar sem furar a parede'],
  ['quero 2 pontos de TV', 'quero … pontos de tv'],
  ['¿Cuánto cuesta?', '…'],
  ['sou da padaria S/A', 'sou da padaria …'],
  ['UM 0', '…'],
  [
    'a internet de vcs cai muito quando chove ou é boa pra jogar online e trabalhar',
    'a internet de vcs cai muito quando chove ou e boa pra …',
  ],
]

/** What must never be sent, and what may remain of the message around it. */
const personal: readonly (readonly [what: string, message: string, left: string])[] = [
  ['a name', 'aqui é a Maria da Silva, quero internet', 'aqui … da … quero internet'],
  ['a name of common words', 'me chamo Vitória Luz do Vale', 'me chamo …'],
  ['an unknown name behind its announcement', 'meu nome é Claro Tempo Bom', 'meu nome …'],
  ['an unknown name', 'sou Kelwynn Xispa', 'sou …'],
  ['a spelt name', 'v i t o r i a', '…'],
  ['a CPF', 'meu cpf 529.982.247-25 tá negativado', 'meu cpf … ta negativado'],
  ['a CPF in words', 'cinco dois nove nove oito dois dois quatro sete dois cinco', '…'],
  ['a CPF with letters between', 'cpf 529x982x247x25', 'cpf …'],
  ['an e-mail', 'manda para maria.silva+1@gmail.com por favor', 'manda para … por favor'],
  ['a spoken e-mail', 'maria arroba gmail ponto com', '… arroba gmail ponto com'],
  ['a telephone', 'me liga no (11) 98765-4321', 'me liga no …'],
  ['an address', 'Rua Augusta, 1500 apto 32, Consolação', 'rua …'],
  ['a street of common words', 'moro na rua da ajuda perto do mercado', 'moro na rua …'],
  ['a CEP', 'cep 01310-100', 'cep …'],
  ['a birth date', 'nasci em 14/05/1990', 'nasci em …'],
  ['an illness', 'tenho diabetes e câncer', 'tenho … e …'],
  ['markup', '<img src=x onerror=alert(1)>', '…'],
  ['a link', 'veja https://exemplo.com/joao', '…'],
]

describe('what may be sent of a message', () => {
  it.each(told)('%j: its words', (message, words) => {
    expect(reportableWords(message)).toBe(words)
  })

  it.each(personal)('never %s', (_, message, left) => {
    expect(reportableWords(message)).toBe(left)
  })

  it('the list has no number in it, and no name of a person', () => {
    const names = 'maria jose ana joao silva santos souza lima vitoria rosa bruno pedro lucas costa'.split(
      ' ',
    )
    expect(names.filter((name) => REPORTABLE.has(name))).toEqual([])
    for (const word of REPORTABLE) expect(word).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })

  it('is sent of any text: a few folded words without digits, and the same when sent again', () => {
    const word = fc.oneof(
      fc.constantFrom(...REPORTABLE, 'rua', 'chamo', 'a', 'e', '…', 'dois', 'Maria'),
      fc.string(),
    )
    const message = fc.array(word).map((words) => words.join(' '))
    fc.assert(
      fc.property(message, (text) => {
        const words = reportableWords(text)
        expect(words).toMatch(/^[a-z…][a-z… -]*$/)
        expect(words.length).toBeLessThanOrEqual(300)
        expect(words.split(' ').filter((each) => each !== '…').length).toBeLessThanOrEqual(12)
        expect(reportableWords(words)).toBe(words)
      }),
    )
  })
})
