/** The birth date, in digits or words, whole or in parts. */
import { MONTHS, parseBirthDate } from '../../lib/parse-and-format-dates.ts'
import { isOneEditAway } from '../../lib/spelling.ts'
import { normaliseText } from '../../lib/text.ts'
import * as data from '../data/person-words.ts'
import { takesBack } from '../denials.ts'
import type { Message, Span } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf } from '../word-patterns.ts'
import type { Found, Kind } from './kind.ts'

const MONTH_NAMES = MONTHS.map((month) => normaliseText(month))
/** The months in Spanish and English, as far as they are not alike. */
const FOREIGN = 'enero february mayo april julio agosto september october noviembre december'.split(' ')
const MONTH = '([a-z]{3,10})\\.?'
const YEAR = '((?:19|20)\\d\\d|\\d\\d(?! ?anos))'
const EDGE = '(?![\\d/-]|[.,]\\d)'
const DAY = '(?<![\\d/.,-])(?:dia )?(\\d{1,2}|primeiro)[oº°]?'
const OF = '[\\s/.,-]+(?:d[eo] )?(?:ano )?(?:de )?'
/** Day, month and year in words or digits; then without the year. */
const WITH_NAME = new RegExp(
  `${DAY}(?:[\\s/.-]+|o )(?:dias )?(?:d[eo] )?(?:mes (?:de )?)?${MONTH}(?:${OF}${YEAR})?(?![a-z\\d])`,
  'g',
)
const IN_DIGITS = new RegExp(
  `${DAY}\\s?([/.\\s-]|\\sd[oe]\\s)\\s?(?:mes )?(\\d{1,2})(?:\\s?(?:\\2|[/.\\s-]|\\sd[oe]\\s)\\s?${YEAR})?${EDGE}`,
  'g',
)
const IN_A_ROW = /(?<![\d/.,-])(\d\d)(\d\d)((?:19|20)\d\d|\d\d)(?![\d/-]|[.,]\d)/g
const ISO = /(?<!\d)((?:19|20)\d\d)-(\d\d)-(\d\d)(?!\d)/g
const MONTH_YEAR = new RegExp(`(?<![a-z])${MONTH}${OF}${YEAR}${EDGE}`)
const ONLY_YEAR =
  /(?<![\d/.,-])(?:(?:de |em |ano )*)((?:19|20)\d\d|(?<=(?:de|em|ano) )\d\d)(?![\d/-]|[.,]\d| ?anos)/
const DAY_ALONE = /^\W*(?:(?:foi|e|eh|no|nasci) )*(?:dia )?(\d{1,2})\W*$/
const YEAR_ALONE = /^\W*(?:(?:foi|e|eh|em|de|do|no|ano|o|nasci) )*((?:19|20)\d\d|\d\d)\W*$/

const LABEL = anyOf(data.BIRTH)
const OTHER = anyOf(data.NO_BIRTH)
const OF_OTHER = anyOf('nasceu')
/** Words before a day that is a street's name. */
const STREET = anyOf('rua, r, avenida, av, travessa, praca, alameda, largo')

/** The parts of a date in digits, '' for those that are not told. */
interface Parts {
  readonly day: string
  readonly month: string
  readonly year: string
}
type Dated = Parts & Span

export const birth: Kind = {
  kind: 'birth',
  find(message, situation, step) {
    const { said, raw } = message
    const isOpen = situation.step === step.id
    const before = ({ from }: Span) => said.slice(Math.max(0, from - 32), from).replace(/^.*\d/, '')
    const all = datesIn(said, isOpen).filter((date) => {
      const lead = before(date)
      return !STREET.test(lead.slice(-14)) && (LABEL.test(lead) || !OTHER.test(lead))
    })
    // 'minha filha nasceu 04/05/2010 e eu 09/12/1983'
    const own = all.filter((date) => !OF_OTHER.test(before(date)))
    const isOfOther = own.length === 0
    const found = (isOfOther ? all : own).flatMap(({ from, to, ...date }): readonly Found[] => {
      const isLabelled = LABEL.test(before({ from, to }))
      if (date.year === '') return isOpen ? [joined(date, situation, { from, to })] : []
      const parsed = parseBirthDate(textOf(date), situation.order.today)
      if ('value' in parsed) {
        const isOwn = isLabelled || date.year.length === 4
        return [
          { from, to, isOwn, values: { birth_date: parsed.value }, ...(isOfOther ? { why: 'confirm' } : {}) },
        ]
      }
      const values = { birth_date: raw.slice(from, to) }
      return isOpen || isLabelled ? [{ from, to, isOwn: isLabelled, values, why: 'invalid' }] : []
    })
    return found.length > 0 || !isOpen ? found : partOf(message, situation)
  },
}

const two = (digits: string) => digits.padStart(2, '0')
const textOf = ({ day, month, year }: Parts) => `${day}/${month}/${year}`

/** Returns the number of a month by its name, its first letters, or a name with a letter amiss; '' for none. */
function numberOf(word: string): string {
  const isOne = (name: string) => name === word || name.slice(0, 3) === word
  const exact = MONTH_NAMES.findIndex(isOne)
  const near = word.length < 4 ? -1 : MONTH_NAMES.findIndex((name) => isOneEditAway(name, word))
  const at = exact >= 0 ? exact : near >= 0 ? near : FOREIGN.indexOf(word)
  return at < 0 ? '' : String(at + 1)
}

/** @param isOpen whether a birth date is asked for, so that a year apart from its day belongs to it */
function datesIn(said: string, isOpen: boolean): readonly Dated[] {
  const found: Dated[] = []
  const add = (match: RegExpExecArray, day = '', month = '', year = ''): void => {
    const place = { from: match.index, to: match.index + match[0].trimEnd().length }
    const isFree = found.every(({ from, to }) => to <= place.from || place.to <= from)
    const isDate = Number(day) > 0 && Number(day) < 32 && Number(month) > 0 && Number(month) < 13
    if (isFree && isDate) found.push({ ...place, day, month, year })
  }
  for (const match of said.matchAll(ISO)) add(match, match[3], match[2], match[1])
  for (const match of said.matchAll(WITH_NAME))
    add(match, match[1]?.replace('primeiro', '1'), numberOf(match[2] ?? ''), match[3])
  for (const match of said.matchAll(IN_DIGITS)) add(match, match[1], match[3], match[4])
  for (const match of said.matchAll(IN_A_ROW)) add(match, match[1], match[2], match[3])
  const apart = isOpen ? yearApart(said) : ''
  return found
    .toSorted((one, other) => one.from - other.from)
    .map((date) => (date.year === '' ? { ...date, year: apart } : yearMended(said, date)))
}

/** Returns the only whole year that stands apart from the day: 'em 1946, 6 de junho'. */
function yearApart(said: string): string {
  const years = said.match(/(?<![\d/.,-])(?:19|20)\d\d(?![\d/-]|[.,]\d)/g) ?? []
  return years.length === 1 ? (years[0] ?? '') : ''
}

/** Takes the year that replaces the one of a date: '13/05/1990, digo, 1991'. */
function yearMended(said: string, date: Dated): Dated {
  const [, between = '', year] = /^([^\d]{2,24})((?:19|20)\d\d)(?![\d/-])/.exec(said.slice(date.to)) ?? []
  return year !== undefined && takesBack(between) ? { ...date, year } : date
}

/** Finds a year alone, a month with its year or, where the rest of the date is known, a day alone. */
function partOf({ said }: Message, situation: Situation): readonly Found[] {
  const none = { day: '', month: '', year: '' }
  const named = MONTH_YEAR.exec(said)
  const month = numberOf(named?.[1] ?? '')
  const placeOf = ({ 0: text, index }: RegExpExecArray) => ({ from: index, to: index + text.length })
  if (named && month) return [joined({ ...none, month, year: named[2] ?? '' }, situation, placeOf(named))]
  const year = ONLY_YEAR.exec(said) ?? (situation.doubt ? YEAR_ALONE.exec(said) : null)
  const day = situation.doubt ? DAY_ALONE.exec(said) : null
  const told = [
    ...(year ? [joined({ ...none, year: year[1] ?? '' }, situation, placeOf(year))] : []),
    ...(day ? [joined({ ...none, day: day[1] ?? '' }, situation, placeOf(day))] : []),
  ]
  return [told.find(({ why }) => why === undefined) ?? told[0] ?? []].flat()
}

/** Joins a part of a date with the one that the chat is asking for more of: '03/03' and '1987'. */
function joined(part: Parts, { doubt, order, step }: Situation, place: Span): Found {
  const known = doubt?.step === step && doubt.why === 'part' ? partsOf(doubt.values.birth_date ?? '') : part
  const whole = {
    day: part.day || known.day,
    month: part.month || known.month,
    year: part.year || known.year,
  }
  const parsed = parseBirthDate(textOf(whole), order.today)
  if ('value' in parsed) return { ...place, values: { birth_date: parsed.value } }
  const told = [part.day && two(part.day), part.month && two(part.month), part.year].filter(Boolean)
  return { ...place, values: { birth_date: told.join('/') }, why: 'part' }
}

/** Reads '03/03', '03/1987' and '1987'. */
function partsOf(text: string): Parts {
  const [year = '', ...others] = text.split('/').toReversed()
  if (year.length === 2 && Number(year) < 13) return { day: others[0] ?? '', month: year, year: '' }
  return { day: '', month: others[0] ?? '', year }
}
