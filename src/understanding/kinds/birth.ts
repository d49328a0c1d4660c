/** The birth date, in digits or words, whole or in parts. */
import { MONTHS, parseBirthDate } from '../../lib/parse-and-format-dates.ts'
import { isOneEditAway } from '../../lib/is-one-edit-away.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import * as data from '../data/person-words.ts'
import { takesBack } from '../denied.ts'
import type { Message, Span } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf } from '../words.ts'
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
/** Words before a day that is a street's name. */
const STREET = anyOf('rua, r, avenida, av, travessa, praca, alameda, largo')

interface Dated extends Span {
  readonly day: string
  readonly month: string
  readonly year: string
}

export const birth: Kind = {
  kind: 'birth',
  find(message, situation, step) {
    const { said } = message
    const isOpen = situation.step === step.id
    const { today } = situation.order
    const apart = isOpen ? yearApart(said) : ''
    const told = datesIn(said).map((date) =>
      date.year === '' ? { ...date, year: apart } : yearMended(said, date),
    )
    const dates = told.filter(({ from }) => {
      const before = said.slice(Math.max(0, from - 32), from)
      return !STREET.test(before.slice(-14)) && (LABEL.test(before) || !OTHER.test(before))
    })
    const found = dates.flatMap(({ day, month, year, from, to }): readonly Found[] => {
      const isLabelled = LABEL.test(said.slice(Math.max(0, from - 32), from))
      if (year === '')
        return isOpen && dates.every((each) => each.year === '')
          ? (joined({ day, month, year }, situation, step.id, { from, to }) ?? [
              { from, to, values: { birth_date: `${two(day)}/${two(month)}` }, why: 'part' },
            ])
          : []
      const parsed = parseBirthDate(`${day}/${month}/${year}`, today)
      const isOwn = isLabelled || (year.length === 4 && 'value' in parsed)
      if ('value' in parsed) return [{ from, to, isOwn, values: { birth_date: parsed.value } }]
      return isOpen || isLabelled
        ? [
            {
              from,
              to,
              isOwn: isLabelled,
              values: { birth_date: message.raw.slice(from, to) },
              why: 'invalid',
            },
          ]
        : []
    })
    return found.length > 0 || !isOpen ? found : partOf(message, situation, step.id)
  },
}

const two = (digits: string) => digits.padStart(2, '0')

/** Returns the number of a month by its name, its first letters, or a name with a letter amiss; '' for none. */
function numberOf(word: string): string {
  const isOne = (name: string) => name === word || name.slice(0, 3) === word
  const exact = MONTH_NAMES.findIndex(isOne)
  const near = word.length < 4 ? -1 : MONTH_NAMES.findIndex((name) => isOneEditAway(name, word))
  const at = exact >= 0 ? exact : near >= 0 ? near : FOREIGN.indexOf(word)
  return at < 0 ? '' : String(at + 1)
}

function datesIn(said: string): readonly Dated[] {
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
  return found.toSorted((one, other) => one.from - other.from)
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

/** Finds a year alone, a month with its year or a day alone, and joins it with what was told before. */
function partOf({ said }: Message, situation: Situation, id: string): readonly Found[] {
  const named = MONTH_YEAR.exec(said)
  if (named) {
    const [all, month = '', year = ''] = named
    const place = { from: named.index, to: named.index + all.length }
    const part = { day: '', month: numberOf(month), year }
    return (
      joined(part, situation, id, place) ?? [
        { ...place, values: { birth_date: `${two(part.month)}/${year}` }, why: 'part' },
      ]
    )
  }
  const place = { from: 0, to: said.length }
  const [year, day] = [YEAR_ALONE.exec(said)?.[1], DAY_ALONE.exec(said)?.[1]]
  const known = situation.doubt?.step === id
  const whole =
    (known && year !== undefined ? joined({ day: '', month: '', year }, situation, id, place) : null) ??
    (known && day !== undefined ? joined({ day, month: '', year: '' }, situation, id, place) : null)
  if (whole) return whole
  const told = ONLY_YEAR.exec(said)
  if (told?.[1] === undefined) return []
  return [{ from: told.index, to: told.index + told[0].length, values: { birth_date: told[1] }, why: 'part' }]
}

/** Joins the part of a date with the one that the chat is asking for more of: '03/03' and '1987'. */
function joined(
  part: Omit<Dated, keyof Span>,
  { doubt, order }: Situation,
  id: string,
  place: Span,
): readonly Found[] | null {
  if (doubt?.step !== id || doubt.why !== 'part') return null
  const known = (doubt.values.birth_date ?? '').split('/')
  const [first = '', second = ''] = known
  const isYear = known.length === 1
  const before = isYear
    ? { day: '', month: '', year: first }
    : second.length === 4 || Number(second) > 12
      ? { day: '', month: first, year: second }
      : { day: first, month: second, year: '' }
  const parsed = parseBirthDate(
    `${part.day || before.day}/${part.month || before.month}/${part.year || before.year}`,
    order.today,
  )
  return 'value' in parsed ? [{ ...place, values: { birth_date: parsed.value } }] : null
}
