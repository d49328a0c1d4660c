/** Generates the ways in which visitors type names and birth dates. */
import fc from 'fast-check'
import { signsOf } from '../sentences-by-value-kind.ts'
import { accented, spelledWithin } from './names-with-spelling-remarks.ts'
import { mostly, oneOf, type Part, type Said } from './sentence-grammar.ts'
import { numberInWords } from './spoken-numbers.ts'

const FIRST =
  'Ana|Maria|João|Jéssica|José|Antônia|Raimundo|Iracema|Kallyne|Domingos|Thayná|Benedita|Wellington|Oscar|Zélia|Nair|Jurema|Edivaldo|Moacir|Socorro|Graça'.split(
    '|',
  )
const SECOND =
  '|Aparecida|Carlos|Nonato|Batista|Clara|do Socorro|das Graças|da Conceição|de Fátima|Vitória'.split('|')
const LAST =
  'Silva|Souza|dos Santos|Lima|Pereira|Cancela|Domingos|dos Reis|Dias|da Graça|Schizzi|Yawanawá|Neto|Cavalcante|Kühl|Rocha|Prado|Costa|do Vale|Amado|Bento|Pago|Leite|Brasil|Sena'.split(
    '|',
  )
const CASES: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
]

/** A person's names: the first alone, and all. */
const person = fc
  .record({
    first: oneOf(...FIRST),
    second: mostly(1, '', SECOND),
    last: fc.uniqueArray(oneOf(...LAST), { minLength: 1, maxLength: 3 }),
    cased: oneOf(...CASES),
  })
  .map(({ first, second, last, cased }) => ({
    first: cased(first),
    whole: cased([first, second, ...last].filter(Boolean).join(' ')),
  }))

const REPEATS: readonly ((first: string, whole: string) => string)[] = [
  (_first, whole) => whole,
  (first, whole) => `${first}, ${whole}`,
  (first, whole) => `${first}. ${whole}`,
  (first, whole) => `${first}, nome completo ${whole}`,
  (first, whole) => `${first}... quer dizer, ${whole}`,
  (first, whole) => `${first} mesmo, ${whole}`,
  (first, whole) => `${first}\n${whole}`,
  (first, whole) => `${first}, o nome todo é ${whole}`,
]

/** What ordinary visitors type: one capital as keyboards set it, abbreviations that have one meaning, and others. */
const everyday = (field: string): fc.Arbitrary<Said> =>
  fc
    .tuple(
      oneOf('Ana', 'José', 'Rosângela', 'Cleusa', 'Marcos', 'Wanderleia'),
      oneOf('Silva', 'Pereira', 'Moraes', 'Oliveira'),
      fc.nat(8),
    )
    .map(([first, last, form]): Said => {
      const forms: readonly (readonly [string, string | null])[] = [
        [`${first} do socorro ${last.toLowerCase()}`, `${first} do Socorro ${last}`],
        [`${first} jussara ${last.toLowerCase()}`, `${first} Jussara ${last}`],
        [`Mª das Dores ${last}`, `Maria das Dores ${last}`],
        [`${first} Apª ${last}`, `${first} Aparecida ${last}`],
        [`muito prazer, ${first} ${last}`, `${first} ${last}`],
        [`${first} A. ${last}`, null],
        [`${first} C. B. ${last}`, null],
        [`${first} ${last} de Uberlândia`, null],
        [`segue ${first} ${last}`, `${first} ${last}`],
      ]
      const [typed = '', name = null] = forms[form] ?? []
      return { typed, truth: name === null ? null : { [field]: signsOf(name) } }
    })

/** Somebody else is to be the holder: the name is proposed. */
const forOther = fc
  .tuple(
    person,
    oneOf(
      'vai ser no nome do meu esposo ',
      'no nome da minha esposa ',
      'vai ficar no nome do meu filho, ',
      'é pro meu pai ',
      'o titular vai ser meu marido ',
      'quem assina é minha filha ',
      'coloca no nome da minha sogra: ',
    ),
  )
  .map(([{ whole }, lead]): Said => ({ typed: `${lead}${whole}`, truth: null }))

/** Names that no list holds, with capitals; given names alone, whose surname is missing; abbreviations. */
const rare = oneOf(
  'Kyoko Hayashida Tanabe',
  'Shaneihu Kopenawa Figueiró',
  'Chukwuemeka Ebuka Okafor',
  'Deusdedith Moreira Tupinambá',
  'Valdomiro Schizzi',
)
const GIVEN = oneOf(
  'Tereza Cristina',
  'Ana Paula',
  'maria josé',
  'João Pedro',
  'Maria do Socorro',
  'maria das graças',
  'José de Ribamar',
  'ma. das dores de s. oliveira',
)

/** A last name whose spelling is told behind it, and which was typed otherwise. */
const spelledElse = fc
  .tuple(
    oneOf(...FIRST.slice(0, 10)),
    oneOf(
      'dos Santo, santos com esse',
      'Souza. Sousa com s',
      'Teresinha Prado. Terezinha com z',
      'Filipe Costa. Felipe com e',
    ),
  )
  .map(([first, rest]): Said => ({ typed: `${first} ${rest}`, truth: null }))

const named = (field: string): fc.Arbitrary<Said> =>
  fc.oneof(
    { weight: 12, arbitrary: repeated(field) },
    { weight: 1, arbitrary: rare.map((typed): Said => ({ typed, truth: { [field]: signsOf(typed) } })) },
    { weight: 1, arbitrary: spelledElse },
    { weight: 1, arbitrary: accented(field) },
    { weight: 1, arbitrary: spelledWithin(field) },
    { weight: 2, arbitrary: everyday(field) },
    { weight: 1, arbitrary: GIVEN.map((typed): Said => ({ typed, truth: null })) },
  )

const repeated = (field: string): fc.Arbitrary<Said> =>
  fc.tuple(person, oneOf(...REPEATS)).map(([{ first, whole }, repeat]) => ({
    typed: repeat(first, whole),
    truth: { [field]: signsOf(whole) },
  }))

/**
 * The mother is who orders, and someone else writes: her name is proposed as the holder's, and never recorded as the
 * mother's.
 */
const forMother = fc
  .tuple(
    person,
    oneOf(
      'o pedido é da minha mãe: ',
      'é pra minha mãe, ',
      'a internet vai ser da minha mãe, ',
      'vai ser da minha mainha: ',
    ),
    oneOf('', '. quem digita é a filha, Keila', '. eu sou o Rodrigo'),
  )
  .map(([{ whole }, lead, writer]): Said => ({ typed: `${lead}${whole}${writer}`, truth: null }))

const TAILS = [
  ', com acento',
  ', com dois l',
  ', com s',
  '. é sobrenome mesmo kkk',
  ' (igual no rg)',
  ', esse é o nome todo',
  ', tudo minúsculo',
  ', nascida aqui mesmo',
  ' (cabe?)',
  ' com s c h i dois z i',
  ', com acento no e',
  '. agora você sabe mais de mim que meu marido',
  ' (parece nome de novela)',
  ', pai: Amaro Ferraz',
]

export const name: Part = {
  step: 'nome',
  leads: [
    'meu nome é ',
    'me chamo ',
    'sou a ',
    'sou o ',
    'eu sou ',
    'nome: ',
    'pode colocar ',
    'aqui é ',
    'no documento tá ',
    'no meu rg tá ',
    'o meu é ',
    'nome completo: ',
    'batman kkk brincadeira, é ',
    'bota aí: ',
    'pode pôr no nome de ',
  ],
  value: fc.oneof(
    { weight: 12, arbitrary: named('name') },
    { weight: 1, arbitrary: forMother },
    { weight: 1, arbitrary: forOther },
  ),
  tails: TAILS,
}

export const mother: Part = {
  step: 'nome-mae',
  leads: [
    'minha mãe se chama ',
    'minha mãe é a ',
    'ela se chama ',
    'mainha se chama ',
    'dona ',
    'era ',
    'mãe: ',
    'minha mãezinha, que deus a tenha, se chamava ',
    'o nome dela é ',
    'falecida, mas era ',
    'no meu rg tá ',
    'minha velha é a ',
  ],
  value: named('mothers_name'),
  tails: [...TAILS, ' e meu pai é José Lima', ', e o pai José Lima', ', já é falecida', ' in memoriam'],
}

const two = (number: number) => String(number).padStart(2, '0')
const MONTHS =
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** A part of the date, or digits that are grouped otherwise. */
const partlyBorn = fc.tuple(fc.integer({ min: 1940, max: 2004 }), fc.nat(5)).map(([year, form]): Said => ({
  typed:
    [`${year}`, 'tenho 43 anos', '45 anos', `julho de ${year}`, `0507 ${year}`, `05/07${year}`][form] ?? '',
  truth: null,
  isPart: true,
}))

export const birth: Part = {
  step: 'data-nascimento',
  leads: ['nasci em ', 'nasci dia ', 'é ', 'data: ', 'sou de ', 'dia ', 'minha data é ', 'nascimento '],
  isReplaceable: true,
  tails: [', 41 anos', ' (tenho 41 anos)', ' em uberaba', ', to velha kkk'],
  value: fc.oneof({ weight: 12, arbitrary: born() }, { weight: 1, arbitrary: partlyBorn }),
}

function born() {
  return fc
    .tuple(
      fc.integer({ min: 1, max: 28 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1940, max: 2004 }),
      fc.nat(15),
    )
    .map(([d, m, year, form]): Said => {
      const month = MONTHS[m - 1] ?? ''
      const yy = two(year % 100)
      const typed = [
        `${two(d)}/${two(m)}/${year}`,
        `${d}/${m}/${yy}`,
        `${d} de ${month} de ${year}`,
        `${two(d)}${two(m)}${year}`,
        `${two(d)} ${two(m)} ${year}`,
        `${d}.${m}.${year}`,
        `${two(d)}-${two(m)}-${yy}`,
        `${numberInWords(d)} de ${month} de ${numberInWords(year)}`,
        `${numberInWords(d)} do ${numberInWords(m)} de ${numberInWords(year % 100)}`,
        `${d} do ${m} de ${year}`,
        `${numberInWords(d)} barra ${numberInWords(m)} barra ${numberInWords(year)}`,
        `${d} barra ${m} barra ${year}`,
        `${d} de ${month.slice(0, 3)} de ${yy}`,
        `dia ${d} do ${m} de ${yy}`,
        `${two(d)} / ${two(m)} / ${year}`,
        `${year} dia ${d} mês ${m}`,
      ][form]
      // the years 00 to 09 in words are also other things: 'de dois'
      return { typed: typed ?? '', truth: { birth_date: `${two(d)}${two(m)}${year}` } }
    })
}
