/**
 * Completes the answer just given with the part that the next message tells: 'termina em 22', 'é com z', 'é com hífen', 'é
 * hotmail'. What it returns is only proposed.
 */
import type { Values } from '../../funnel/step-and-journey-types.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { withWordMended } from './name-spelled-again.ts'
import { withNameCapitals } from '../words/name-in-text.ts'
import { ENDING } from './correction-of-answer-part.ts'

/** The values that a part may complete; none if it does not say which. */
type Completed = readonly Values[]

/** Fields of digits, in which the last digits, or digits in the wrong order, may be told. */
const DIGITS = ['phone', 'cpf', 'cep', 'account_number', 'agency', 'number', 'birth_date'] as const
const NAMES = ['name', 'mothers_name'] as const

/** Replaces digits of a value from the n-th on, and leaves its marks. */
function withDigits(value: string, from: number, digits: string): string {
  let at = -1
  return value.replaceAll(/\d/g, (digit) => {
    at += 1
    return digits[at - from] ?? digit
  })
}

const ofField = (values: Values, names: readonly string[]) =>
  names.flatMap((name) => (values[name] ? [[name, values[name]] as const] : []))

function ending(said: string, values: Values): Completed | null {
  const found = ENDING.exec(said)
  const digits = found?.[1] ?? found?.[2]
  const fields = ofField(values, DIGITS.slice(0, 4))
  if (digits === undefined || fields.length === 0) return null
  return fields.flatMap(([name, value]) => {
    const from = value.replaceAll(/\D/g, '').length - digits.length
    return from > 0 ? [{ ...values, [name]: withDigits(value, from, digits) }] : []
  })
}

const sorted = (digits: string) => digits.split('').toSorted().join('')

/** Digits of the answer in another order: '85' for '58'. */
function swapped(said: string, values: Values): Completed | null {
  const [, digits = ''] = /^(?:(?:e|eh|era|o certo|certo) )*(\d{2,4})$/.exec(said) ?? []
  if (digits === '') return null
  const found = ofField(values, DIGITS).flatMap(([name, value]) => {
    const all = value.replaceAll(/\D/g, '')
    const places = all.split('').flatMap((_, at) => {
      const part = all.slice(at, at + digits.length)
      return part !== digits && sorted(part) === sorted(digits) ? [at] : []
    })
    return places.map((at) => ({ ...values, [name]: withDigits(value, at, digits) }))
  })
  return found.length > 0 ? found : null
}

/** The year of a birth date alone: 'é 1985'. */
function year(said: string, { birth_date: birth, ...others }: Values): Completed | null {
  const [, told] = /^(?:(?:e|eh|era|foi|de|em|nasci|sou|ano) )*((?:19|20)\d\d)$/.exec(said) ?? []
  return birth && told ? [{ ...others, birth_date: birth.replace(/\d{4}$/, told) }] : null
}

/** The day of a birth date alone: 'é dia 13'. */
function dayOfBirth(said: string, { birth_date: birth, ...others }: Values): Completed | null {
  const [, told] = /^(?:(?:e|eh|era|foi|o) )*dia (\d{1,2})$/.exec(said) ?? []
  return birth && told ? [{ ...others, birth_date: birth.replace(/^\d{2}/, told.padStart(2, '0')) }] : null
}

/** The month of a birth date alone: 'mês 10'. */
function monthOfBirth(said: string, { birth_date: birth, ...others }: Values): Completed | null {
  const [, told] = /^(?:(?:e|eh|era|o) )*mes (?:(?:e|eh|era) )?(1[0-2]|0?[1-9])$/.exec(said) ?? []
  return birth && told
    ? [{ ...others, birth_date: birth.replace(/\/\d{2}\//, `/${told.padStart(2, '0')}/`) }]
    : null
}

/** The area code of a telephone number alone: 'o ddd certo é 19'. */
function areaCode(said: string, { phone, ...others }: Values): Completed | null {
  const [, told] = /\bddd\b\D{0,24}(?<!\d)(\d\d)$/.exec(said) ?? []
  return phone && told ? [{ ...others, phone: told + phone.slice(2) }] : null
}

/** The check digit of an account: 'o dígito é 6'. */
function checkDigit(said: string, { account_number: account, ...others }: Values): Completed | null {
  const [, told] =
    /^(?:o )?(?:digito|dv)(?: (?:certo|verificador|correto|da conta))* (?:e|eh|era) ([\dxp])$/.exec(said) ??
    []
  return account && told ? [{ ...others, account_number: account.slice(0, -1) + told.toUpperCase() }] : null
}

/** The block, tower or flat of an address by its name: 'o bloco é D'. */
function unit(said: string, { complement, ...others }: Values): Completed | null {
  const [, called = '', is, told = ''] =
    /^(?:o |a )?(bloco|bl|torre|apto?|apartamento|andar|casa|lote|quadra|sala) (?:certo |certa )?(?:((?:e|eh|era)) (?:o |a )?)?([a-z]?\d*[a-z]?)$/.exec(
      said,
    ) ?? []
  if (!complement || told === '') return null
  const known = new RegExp(`(${called}\\w*\\s+)[\\w-]+`, 'i')
  return known.test(lowerWithoutAccents(complement))
    ? [{ ...others, complement: complement.replace(known, `$1${told.toUpperCase()}`) }]
    : is
      ? [{ ...others, complement: `${complement}, ${called} ${told.toUpperCase()}` }]
      : null
}

/** What stands before '@' as it is spoken: 'pedro ponto alves'. */
function spokenAddress(said: string, { email = '', ...others }: Values): Completed | null {
  const [local = '', domain = ''] = email.split('@')
  const spoken = said.replaceAll(
    / (ponto|underline|hifen|traco|tracinho) /g,
    (_, sign: string) => SIGNS[sign] ?? '',
  )
  const bare = (text: string) => text.replaceAll(/[^a-z\d]/g, '')
  return email !== '' && spoken !== said && spoken !== local && bare(spoken) === bare(local)
    ? [{ ...others, email: `${spoken}@${domain}` }]
    : null
}

/** A word of a name with a star, as one corrects oneself in writing: 'Silveira*'. */
function starred(said: string, values: Values, typed: string): Completed | null {
  const [, told] = /^\W*(\p{L}[\p{L}'-]+)\*+$|^\*+(\p{L}[\p{L}'-]+)$/u.exec(typed.trim()) ?? []
  const names = ofField(values, NAMES)
  if (!told || names.length === 0) return null
  const start = (word: string) => lowerWithoutAccents(word).slice(0, 3)
  return names.flatMap(([name, value]) => {
    const words = value.split(' ')
    const at = words.findIndex((word) => start(word) === start(told) && lowerWithoutAccents(word) !== said)
    return at < 0 ? [] : [{ ...values, [name]: words.with(at, withNameCapitals(told)).join(' ') }]
  })
}

/** Letters by the names that people write for them. */
const LETTERS: Readonly<Record<string, string>> = {
  ze: 'z',
  esse: 's',
  ce: 'c',
  ipsilon: 'y',
  ypsilon: 'y',
  ka: 'k',
  dabliu: 'w',
  xis: 'x',
  aga: 'h',
  jota: 'j',
  ge: 'g',
}
/** For which letters a letter may have been taken by ear. */
const HEARD_AS: Readonly<Record<string, RegExp>> = {
  z: /(?<=[aeiou])s(?=[aeiou])|(?<=[ei])s$/g,
  s: /(?<=[aeiou])z|ss?c|ç|ss|c(?=[ei])/g,
  ss: /ç|(?<=[aeiou])s(?=[aeiou])/g,
  ç: /ss|(?<=[aeiou])s(?=[aeiou])/g,
  c: /k|qu|s(?=[ei])/g,
  k: /qu|c(?![ehi])/g,
  y: /i/g,
  i: /y/g,
  w: /v|u/g,
  v: /w/g,
  x: /ch/g,
  ch: /x/g,
  ph: /f/g,
  f: /ph/g,
  th: /t(?!h)/g,
  t: /th/g,
  g: /j/g,
  j: /g(?=[ei])/g,
  n: /m/g,
  m: /n/g,
  u: /l(?=$|[^aeioul])|o/g,
  l: /u$|ll/g,
  o: /u/g,
  ll: /(?<!l)l(?!l)/g,
  nn: /(?<!n)n(?!n)/g,
  tt: /(?<!t)t(?!t|h)/g,
  ff: /(?<!f)f(?!f)/g,
}
const WITH =
  /^(?:(?:e|eh|era|o|a|nome|sobrenome|certo|escreve|se escreve|so que) )*(com|sem) (?:(?:a letra|letra|um|uma|o|a) )?(?:(dois|duas|2) )?(\p{L}{1,8})(?: no (?:final|fim|meio|lugar d[eo] \p{L}+))?(?: nao (?:com )?\p{L}+)?$/u

/** A letter of a name: 'é com z', 'com dois l', 'sem h'. */
function letter(said: string, values: Values): Completed | null {
  const [, how, twice, called = ''] = WITH.exec(said) ?? []
  const one = LETTERS[called] ?? called
  const told = twice ? one.repeat(2) : one
  const names = ofField(values, NAMES)
  if (
    how === undefined ||
    names.length === 0 ||
    (how === 'com' ? HEARD_AS[told] === undefined : told.length > 2)
  )
    return null
  const places = how === 'com' ? HEARD_AS[told] : told === 'h' ? /(?<![cln])h/g : new RegExp(told, 'g')
  return names.flatMap(([name, value]) =>
    value.split(' ').flatMap((word, at, words) =>
      [...word.toLowerCase().matchAll(places ?? /$^/g)].map(({ 0: { length }, index }) => {
        const mended = word.slice(0, index) + (how === 'com' ? told : '') + word.slice(index + length)
        const capital = mended.charAt(0).toUpperCase() + mended.slice(1)
        return { ...values, [name]: words.with(at, /^\p{Lu}/u.test(word) ? capital : mended).join(' ') }
      }),
    ),
  )
}

const SIGNS: Readonly<Record<string, string>> = {
  hifen: '-',
  traco: '-',
  tracinho: '-',
  underline: '_',
  underscore: '_',
  anderlaine: '_',
  ponto: '.',
  pontinho: '.',
}
const NAMED = Object.keys(SIGNS).join('|')
const SIGN = new RegExp(
  `^(?:(?:e|eh|era|so que|o) )*(?:(com|sem) )?(?:(?:um|o) )?(${NAMED})(?: no meio| no lugar)?(?: (?:(?:e )?nao (?:com )?|(?:em vez|ao inves|no lugar) d[eo] )(?:${NAMED}))?$`,
)

/** A sign of an e-mail address: 'é com hífen', 'sem ponto'. */
function sign(said: string, { email = '', ...others }: Values): Completed | null {
  const [, how = 'com', called = ''] = SIGN.exec(said) ?? []
  if (called === '' || email === '') return null
  const [local = '', domain = ''] = email.split('@')
  const told = SIGNS[called] ?? ''
  const places = [...local.matchAll(/[._-]/g)].filter(({ 0: each }) => (each === told) === (how === 'sem'))
  return places.map(({ index }) => ({
    ...others,
    email: `${local.slice(0, index)}${how === 'com' ? told : ''}${local.slice(index + 1)}@${domain}`,
  }))
}

const PROVIDERS: Readonly<Record<string, string>> = {
  gmail: 'gmail.com',
  hotmail: 'hotmail.com',
  outlook: 'outlook.com',
  icloud: 'icloud.com',
  live: 'live.com',
  yahoo: 'yahoo.com.br',
  uol: 'uol.com.br',
  bol: 'bol.com.br',
  terra: 'terra.com.br',
}
const DOMAIN = new RegExp(
  `^(?:(?:e|eh|era|no|o|do|arroba|@) ?)*(${Object.keys(PROVIDERS).join('|')})((?:\\.[a-z]{2,3}){1,2})?$`,
)

/** The provider of an e-mail address, or the end of it: 'é hotmail', 'é .com.br'. */
function provider(said: string, { email = '', ...others }: Values): Completed | null {
  const [local = '', domain = ''] = email.split('@')
  const [, name, end] = DOMAIN.exec(said) ?? []
  if (email === '') return null
  if (name) return [{ ...others, email: `${local}@${end ? name + end : PROVIDERS[name]}` }]
  if (
    !/^(?:(?:e|eh|era|termina|faltou|com|sem|so) (?:em |o )?)*(?:\.|ponto ?)?(?:com ?(?:\.|ponto ?))?br$/.test(
      said,
    )
  )
    return null
  if (/^(?:e |eh |so )*sem /.test(said))
    return domain.endsWith('.br') ? [{ ...others, email: email.slice(0, -3) }] : []
  return domain.endsWith('.com') ? [{ ...others, email: `${email}.br` }] : []
}

const BESIDE_WORD =
  /^(?:[a-z]{1,2}|com|sem|era|meu|minha|mae|nome|sobrenome|certo|correto|escreve|sou|das|dos)$/

/** A name told on from its last word: 'Nunes de Oliveira' for 'Priscila Nunes'. */
function continued(said: string, values: Values, typed: string): Completed | null {
  if (!/^[\p{L}' -]+$/u.test(typed.trim())) return null
  const mended = ofField(values, NAMES).flatMap(([name, value]) => {
    const last = lowerWithoutAccents(value.split(' ').at(-1) ?? '')
    if (!said.startsWith(`${last} `) || said.split(' ').length > 5) return []
    const more = typed.trim().split(/\s+/).slice(1).join(' ')
    return [{ ...values, [name]: `${value} ${withNameCapitals(more)}` }]
  })
  return mended.length > 0 ? mended : null
}

/** A word of a name that does not belong to it: 'tira o Alves'. */
function withoutWord(said: string, values: Values): Completed | null {
  const [, told = ''] =
    /^(?:tir[ae]|sem|remov[ae]|apag[ae]|e sem) (?:[oa] )?([a-z]{3,})(?: (?:que|q|pq|porque)\b.*)?$/.exec(
      said,
    ) ?? []
  if (told === '') return null
  const mended = ofField(values, NAMES).flatMap(([name, value]) => {
    const left = value.split(' ').filter((word) => lowerWithoutAccents(word) !== told)
    return left.length > 1 && left.length < value.split(' ').length
      ? [{ ...values, [name]: left.join(' ') }]
      : []
  })
  return mended.length > 0 ? mended : null
}

/** A word of a name, spelled almost alike, and nothing else: 'é Souza', 'Luiza'. */
function word(said: string, values: Values, typed: string): Completed | null {
  const known = lowerWithoutAccents(ofField(values, NAMES).flat().join(' ')).split(' ')
  const others = said.split(/\s+/).filter((each) => !BESIDE_WORD.test(each) && !known.includes(each))
  if (others.length !== 1) return null
  const mended = ofField(values, NAMES).flatMap(([name, value]) => {
    const whole = withWordMended(value, typed)
    return whole === null ? [] : [{ ...values, [name]: whole }]
  })
  return mended.length > 0 ? mended : null
}

const PARTS = [
  ending,
  year,
  dayOfBirth,
  monthOfBirth,
  areaCode,
  checkDigit,
  unit,
  swapped,
  letter,
  sign,
  provider,
  spokenAddress,
  starred,
  continued,
  withoutWord,
  word,
]

/**
 * Returns what an answer may be with the part that a text tells.
 * @param typed the text without the words that look back
 * @returns null if it tells no part
 */
export function completedByPart(typed: string, values: Values): Completed | null {
  const said = lowerWithoutAccents(typed)
    .replaceAll(/[,.!?;:]+(?=\s|$)/g, '')
    .trim()
  for (const part of PARTS) {
    const found = part(said, values, typed)
    if (found) return found
  }
  return null
}
