import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withProblemText } from '../../tests/support/problem-texts.ts'
import { parseMotherName, parseName } from './person-name.ts'

const notAName = (word: string) => `“${word}” não parece parte de um nome. Escreva só o nome e o sobrenome.`

/** Names that exist in Brazil: particles, short and foreign surnames, indigenous names, words that are also names. */
const REAL_NAMES = [
  'Maria da Silva',
  'Ana das Graças de Sá',
  'João Batista de Deus',
  'Maria de Jesus',
  'Maria da Conceição Boa Morte',
  'Maria de Todos os Santos',
  'Francisco de Assis Paz',
  'Antônio Carlos Magalhães Neto',
  'Carlos Alberto Filho',
  'José Bonifácio de Andrada e Silva',
  "Joana d'Arc",
  "Ana Sant'Anna",
  "Marcos D'Ávila",
  "Lívia O'Neill",
  'Ana-Lúcia Sá',
  'Maria Sá',
  'Bruna Ré',
  'Yara Ó',
  'Davi Kopenawa Yanomami',
  'Txai Suruí',
  'Ubiratã Tupinambá',
  'Iracema Pataxó Hã-Hã-Hãe',
  'Kim Min-ji',
  'Li Na',
  'Nao Tanaka',
  'Sei Kobayashi',
  'Mae Yamamoto',
  'Yuki Oi',
  'Kaori Ono',
  'Mohamed Al-Sayed',
  'Fátima El Khoury',
  'Nguyễn Văn An',
  'Łukasz Żak',
  'Uma Thurman',
  'Olga Sim',
  'Dele Okafor',
  'Giovanni Dal Corno',
  'Perry Como',
  'Ângela Claro',
  'Rui Diz',
  'Tony Mas',
  'Léa Vai',
  'Giulia Bom',
  'Khady Dia',
  'Paulo Noite',
  'Era Hoxha',
  'Casimiro Casa Nova',
  'Tim Maia',
  'Luz Divina Guerra',
  'Sol Nascente Pinto',
  'Aparecida Rola',
  'Ludwig van der Rohe',
]

describe('parseName', () => {
  test.each([
    ['Maria Silva', 'Maria Silva'],
    ['  Maria   da  Silva ', 'Maria da Silva'],
    ['Giuseppina Zanin Dal Prá', 'Giuseppina Zanin Dal Prá'],
    ["Joana D'Ávila", "Joana D'Ávila"],
    ['Joana D’Ávila', "Joana D'Ávila"],
    ['Ana-Lúcia Sá', 'Ana-Lúcia Sá'],
    ['Ana‑Lúcia Sá', 'Ana-Lúcia Sá'],
    [`${'Maria '.repeat(20)}Silva Sá`, `${'Maria '.repeat(20)}Silva Sá`],
    ['Maria D.Silva', 'Maria D.Silva'],
    ['Maria A. Silva', 'Maria A Silva'],
    ['Łukasz Žižek', 'Łukasz Žižek'],
    ['Jose\u0301 Souza', 'José Souza'],
    ['李明 王', '李明 王'],
    ['Sant’ Anna', "Sant' Anna"],
    ['Aaa Silva', 'Aaa Silva'],
    ['Maria Lll', 'Maria Lll'],
  ])('reads %j', (raw, value) => expect(parseName(raw)).toEqual({ value }))

  test.each([
    ['', 'Digite o nome completo'],
    ['Maria', 'Falta o sobrenome. Digite o nome e o sobrenome.'],
    ['quero', 'Falta o sobrenome. Digite o nome e o sobrenome.'],
    ['quero falar', '“quero” não parece parte de um nome. Escreva só o nome e o sobrenome.'],
    ['M Silva', 'O primeiro nome está abreviado. Escreva por inteiro.'],
    ['J. R. Tolkien', 'O primeiro nome está abreviado. Escreva por inteiro.'],
    ['Mar1a Silva', 'O nome não pode ter “1”. Use só letras.'],
    ['<img src=x>', 'O nome não pode ter “<”. Use só letras.'],
    ['- Silva', 'O nome tem um sinal que não pode. Use só letras, hífen e apóstrofo.'],
    ['Maria --Silva', 'O nome tem um sinal que não pode. Use só letras, hífen e apóstrofo.'],
    [`${'a'.repeat(120)} ${'b'.repeat(8)}`, 'O nome pode ter até 128 letras; você digitou 129'],
  ])('refuses %j', (raw, problem) => expect(withProblemText(parseName(raw))).toEqual({ problem }))

  test.each([
    ["joão d'ávila dos santos", "João D'Ávila dos Santos"],
    ['MARIA DAS DORES E SILVA', 'Maria das Dores e Silva'],
    ['ana-lúcia de sá', 'Ana-Lúcia de Sá'],
    ['maria SILVA', 'Maria Silva'],
    ['Maria DE Souza', 'Maria de Souza'],
    ["d'ávila souza", "D'Ávila Souza"],
    ['da silva souza', 'Da Silva Souza'],
    ['ronald van der berg', 'Ronald van der Berg'],
    ['maria a. silva', 'Maria A Silva'],
    ['joão carlos iii', 'João Carlos III'],
    ['PEDRO HENRIQUE II', 'Pedro Henrique II'],
    // typed with care: kept
    ['Maria E Silva', 'Maria E Silva'],
    ['Ronald McDonald', 'Ronald McDonald'],
    ['Giulia De Luca', 'Giulia De Luca'],
    ["Ana D'avila", "Ana D'avila"],
  ])('mends the capitals of %j', (raw, value) => expect(parseName(raw)).toEqual({ value }))

  test.each([
    ['meu nome é joão pereira', 'João Pereira'],
    ['Meu nome completo e João Pereira', 'João Pereira'],
    ['me chamo João Pereira.', 'João Pereira'],
    ['eu sou a Maria Silva', 'Maria Silva'],
    ['Nome: Maria Silva', 'Maria Silva'],
    ['o nome dela é Antônia Souza', 'Antônia Souza'],
    ['minha mãe se chama Antônia Souza', 'Antônia Souza'],
    ['ela se chamava Antônia Souza', 'Antônia Souza'],
  ])('leaves out what leads up to the name: %j', (raw, value) => expect(parseName(raw)).toEqual({ value }))

  test.each(REAL_NAMES)('takes %s', (name) => expect(parseName(name)).toEqual({ value: name }))

  test.each([
    ['minha mãe faleceu', 'minha'],
    ['quero falar com um atendente', 'quero'],
    ['não sei', 'não'],
    ['não tenho mãe', 'não'],
    ['boa noite tudo bem', 'boa'],
    ['quanto custa', 'quanto'],
    ['tem fidelidade?', 'fidelidade'],
    ['prefiro não dizer', 'prefiro'],
    ['por que você precisa disso?', 'você'],
    ['Maria da Silva não', 'não'],
    ['mãe desconhecida', 'mãe'],
    ['vai tomar no cu', 'tomar'],
    ['é isso aí', 'é'],
    ['pra que isso', 'pra'],
    ['que merda', 'merda'],
  ])('takes no sentence for a name: %j', (raw, word) =>
    expect(withProblemText(parseName(raw))).toEqual({ problem: notAName(word) }),
  )

  test('a name it gave is a name it takes, unchanged', () => {
    const piece = fc.constantFrom('a', 'É', 'ß', "'", '’', '-', '.', ' ', 'z', 'Ana', '1', '\u0301', '´')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const parsed = parseName(pieces.join(''))
        if ('value' in parsed) expect(parseName(parsed.value)).toEqual(parsed)
      }),
      { numRuns: 3000 },
    )
  })
})

describe('parseMotherName', () => {
  test.each([
    'Não declarada',
    'NAO DECLARADA',
    'mãe não declarada',
    'não sei',
    'Não sei o nome dela',
    'nao consta',
    'não informado',
    'Desconhecida',
    'Ignorada',
    'Mãe desconhecida',
    'sem nome',
    'não tenho mãe',
  ])('takes %j for no name, and says what to do (D108)', (raw) =>
    expect(parseMotherName(raw)).toEqual({ problem: 'mae-sem-nome' }),
  )

  test.each(['Ana de Souza', 'Nair Naomi Declaro', 'Ignez Sem Souza', 'Desconsi Alves'])('reads %j', (raw) =>
    expect(parseMotherName(raw)).toEqual({ value: raw }),
  )
})
