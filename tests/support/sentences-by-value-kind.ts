/**
 * Generates sentences that visitors may type in the chat, by kind of value, together with the value that each contains.
 */
import fc from 'fast-check'
import { cleanTyped } from '../../src/lib/clean-typed-text.ts'
import type { StepId } from '../../src/funnel/step-and-journey-types.ts'
import { groupedNumber, numberWithCheckDigits } from './document-numbers.ts'

/** A value as it is typed, and what may be recorded of it: letters and digits of its fields, one after another. */
export interface Said {
  readonly typed: string
  readonly truth: string
}

export interface ValueKind {
  readonly step: StepId
  readonly fields: readonly string[]
  readonly leads: readonly string[]
  readonly value: fc.Arbitrary<Said>
  /** Additions that can be typed within the value although its formats do not allow them. */
  readonly spill?: readonly string[]
}

export const signsOf = (text: string) =>
  cleanTyped(text)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const oneOf = <Value>(...values: Value[]) => fc.constantFrom(...values)
const digits = (least: number, most = least) =>
  fc.string({ unit: oneOf(...'0123456789'.split('')), minLength: least, maxLength: most })
const numberOf = (least: number, most = least) => digits(least, most).filter((text) => !text.startsWith('0'))
const same = (typed: string): Said => ({ typed, truth: signsOf(typed) })
const two = (number: number) => String(number).padStart(2, '0')

const FIRST =
  'Ana|Antônia|Aparecida|Esther|Odete|Oscar|Érica|Maria|João|Luís|Bjørn|Íris|Amanda|Otávio|Edson|Nádia'
const LAST =
  "Lima|Souza|D'Ávila|Silva|Araújo|Oliveira|Espósito|Três|Graça|Socorro|Reis|Vale|Dias|Zoë|Alves|Prado|Neto"
/** Surnames that are also filler words: next to one of them a name is asked about. */
const FILLING = 'Bem|Aki|Boa|Massa|Claro|Amigo'
const name: fc.Arbitrary<Said> = fc
  .tuple(
    fc.array(oneOf(...FIRST.split('|')), { minLength: 1, maxLength: 3 }),
    oneOf('', 'da ', 'dos ', 'e ', 'de '),
    fc.array(
      fc.oneof(
        { weight: 25, arbitrary: oneOf(...LAST.split('|')) },
        { weight: 1, arbitrary: oneOf(...FILLING.split('|')) },
      ),
      { minLength: 1, maxLength: 12 },
    ),
    oneOf<(text: string) => string>(
      (text) => text,
      (text) => text.toLowerCase(),
      (text) => text.toUpperCase(),
    ),
  )
  .map(([first, particle, last, cased]) => same(cased(`${first.join(' ')} ${particle}${last.join(' ')}`)))

const address = fc
  .tuple(
    fc.array(oneOf('dois', 'aki', 'msm', 'maria', 'sete', 'cem', 'joao', 'vinte', 'qto', '21', 'x'), {
      minLength: 1,
      maxLength: 4,
    }),
    oneOf('.', '_', '', '-'),
    oneOf('gmail.com', 'uol.com.br', 'tres.com.br', 'empresa.net'),
    oneOf('@', ' @', '@ ', ' arroba '),
  )
  .map(([words, joint, domain, at]): Said => {
    const local = words.join(joint)
    const host = at === ' arroba ' ? domain.replaceAll('.', ' ponto ') : domain
    return { typed: `${local}${at}${host}`, truth: signsOf(`${local}${domain}`) }
  })

const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const birth = fc
  .tuple(fc.nat(27), fc.nat(11), fc.integer({ min: 1940, max: 2004 }), fc.nat(5))
  .map(([day, month, year, form]): Said => {
    const [d, m] = [day + 1, month + 1]
    const typed = [
      `${two(d)}/${two(m)}/${year}`,
      `${d}/${m}/${two(year % 100)}`,
      `${d} de ${MONTHS[month]} de ${year}`,
      `${two(d)}${two(m)}${year}`,
      `${two(d)} ${two(m)} ${year}`,
      `${d}.${m}.${year}`,
    ][form]
    return { typed: typed ?? '', truth: `${two(d)}${two(m)}${year}` }
  })

const SPACED = [' 7', '7', '-7', '.7', '/7', ' - 7', ' 7 3', '３']

export const VALUE_KINDS: Readonly<Record<string, ValueKind>> = {
  name: {
    step: 'nome',
    fields: ['name'],
    leads: [
      '',
      'meu nome é ',
      'me chamo ',
      'sou a ',
      'sou o ',
      'oi, ',
      'era ',
      'nome: ',
      'luan santana kkk brincadeira, é ',
    ],
    value: name,
  },
  mother: {
    step: 'nome-mae',
    fields: ['mothers_name'],
    leads: [
      '',
      'falecida, era ',
      'minha mãe era a ',
      'minha mãe se chama ',
      'dona ',
      'era a ',
      'mãe: ',
      'a minha é ',
      'mae ',
    ],
    value: name,
  },
  house: {
    step: 'nr-imovel',
    fields: ['number', 'complement'],
    leads: ['', 'número ', 'nº ', 'é o ', 'casa número ', 'moro no ', 'rua 7 de setembro '],
    value: fc
      .tuple(
        numberOf(1, 5),
        oneOf(
          '',
          '',
          ' apto 12',
          ', ap 3 bloco b',
          ' casa 2',
          ' fundos',
          ' apto 71 b',
          ' bl 2 ap 33',
          ' ap 5 m',
          ' casa h',
        ),
      )
      .map(([number, complement]) => same(`${number}${complement}`)),
    spill: [' 7', '/7', '-7', '３', '.578', ' k', ' m', ' h', 'k', 'm', 'h', '-k'],
  },
  cep: {
    step: 'cep',
    fields: ['cep'],
    leads: ['', 'cep ', 'meu cep é ', 'moro no ', 'cep: ', 'oi, é o '],
    value: fc
      .tuple(numberOf(8), oneOf(['', '-'], ['', ''], ['.', '-'], ['', ' '], ['', ' - ']))
      .map(([number, marks]) => same(groupedNumber(number, [2, 3, 3], marks))),
    spill: ['7', '-7', '.7', '/7', '３'],
  },
  phone: {
    step: 'telefone',
    fields: ['phone'],
    leads: ['', 'meu zap é ', 'tel ', 'pode ligar no ', 'celular: ', 'é o '],
    value: fc
      .tuple(
        oneOf('11', '21', '85', '48'),
        digits(8),
        oneOf('', '+55 ', '55', '0', '+55'),
        oneOf(['', ''], [' ', '-'], [') ', '-'], [' ', ' ']),
      )
      .map(([area, rest, country, [behind = '', between = '']]): Said => {
        const number = `${area}9${rest}`
        const open = behind.startsWith(')') ? '(' : ''
        return {
          typed: `${country}${open}${groupedNumber(number, [2, 5, 4], [behind, between])}`,
          truth: number,
        }
      }),
    spill: SPACED,
  },
  email: {
    step: 'email',
    fields: ['email'],
    leads: ['', 'meu email é ', 'pode mandar no ', 'e-mail: ', 'é '],
    value: address,
  },
  birth: {
    step: 'data-nascimento',
    fields: ['birth_date'],
    leads: ['', 'nasci em ', 'nasci dia ', 'é ', 'data: '],
    value: birth,
    spill: ['7', ' 7', '.7', '３'],
  },
  cpf: {
    step: 'cpf',
    fields: ['cpf'],
    leads: ['', 'meu cpf é ', 'cpf ', 'é o ', 'documento: '],
    value: fc
      .tuple(numberOf(9), oneOf(['', '', ''], ['.', '.', '-'], [' ', ' ', ' '], ['.', '.', '']))
      .map(([number, marks]) => same(groupedNumber(numberWithCheckDigits(number, 10), [3, 3, 3, 2], marks))),
    spill: SPACED,
  },
  cnpj: {
    step: 'cpf',
    fields: ['cnpj'],
    leads: ['', 'cnpj ', 'o cnpj é ', 'é o da empresa: '],
    value: fc
      .tuple(numberOf(8), oneOf(['', '', '', ''], ['.', '.', '/', '-'], [' ', ' ', ' ', ' ']))
      .map(([number, marks]) =>
        same(groupedNumber(numberWithCheckDigits(`${number}0001`, 5), [2, 3, 3, 4, 2], marks)),
      ),
    spill: SPACED,
  },
  account: {
    step: 'conta-debito',
    fields: ['agency', 'account_number'],
    leads: ['inter ', 'banco itaú, ', 'nubank ', 'bradesco ', 'é no itaú '],
    value: fc
      .tuple(
        oneOf('ag ', 'agência ', 'agencia: '),
        numberOf(4),
        oneOf('', '-3', ' 3'),
        oneOf(' conta ', ', conta corrente ', ' cc ', ' e conta '),
        numberOf(4, 9),
        oneOf('-', ' ', '', ' - ', ', dígito '),
        digits(1),
      )
      .map(([ag, agency, check, lead, account, mark, last]): Said => ({
        typed: `${ag}${agency}${check}${lead}${account}${mark}${last}`,
        truth: signsOf(`${agency}${check}${account}${last}`),
      })),
    spill: SPACED,
  },
  due: {
    step: 'data-de-vencimento',
    fields: ['due_date'],
    leads: ['', 'dia ', 'todo dia ', 'pode ser dia ', 'vencimento dia ', 'melhor o ', 'dia 25, não, dia '],
    value: oneOf(1, 5, 10, 15, 20).map((day): Said => ({ typed: String(day), truth: String(day) })),
    spill: [' 7', '7', '.7', '３'],
  },
  visit: {
    step: 'data-instalacao',
    fields: ['date', 'period'],
    leads: [
      '',
      'pode ser ',
      'dia 27, não, melhor ',
      'dia 27 de manhã, não, ',
      'dia 27 de manhã. ops, prefiro ',
      'prefiro ',
    ],
    value: fc
      .tuple(
        oneOf(24, 25, 26, 28, 30),
        oneOf('', 'dia '),
        oneOf('manhã', 'tarde'),
        oneOf(' de ', ' à ', ' pela '),
      )
      .map(([day, lead, period, joint]): Said => ({
        typed: `${lead}${day}${joint}${period}`,
        truth: signsOf(`${day}/11/2026${period}`),
      })),
  },
}

const BEFORE = ['', '', '', 'oi, ', 'boa noite! ', 'bom dia. ', 'olha, ', '😀 ', 'hmm... ']
const BEHIND = [
  '',
  '',
  '',
  '.',
  '!',
  ' obrigado',
  ', ok',
  ' viu',
  ' kkk',
  ' 🙂',
  '\n',
  ', tem fidelidade?',
  ' por favor',
  ')',
]

export const sentenceOf = ({ leads, value, spill }: ValueKind) =>
  fc
    .tuple(
      oneOf(...BEFORE),
      oneOf(...leads),
      value,
      fc.oneof(
        { weight: 2, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: oneOf(...(spill ?? [''])) },
      ),
      oneOf(...BEHIND),
    )
    .map(([before, lead, said, spilt, behind]) => ({
      text: `${before}${lead}${said.typed}${spilt}${behind}`,
      truth: said.truth + signsOf(spilt),
    }))
