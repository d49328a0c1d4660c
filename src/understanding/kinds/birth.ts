/** The birth date, in digits or words, whole or in parts. */
import { MONTHS, parseBirthDate } from '../../lib/parse-and-format-dates.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import type { Message, Span } from '../message.ts'
import type { Situation } from '../reading.ts'
import { anyOf } from '../words.ts'
import type { Found, Kind } from './kind.ts'

const MONTH_NAMES = MONTHS.map((month) => normaliseText(month))
const MONTH = `(${MONTH_NAMES.map((name) => (name === 'maio' ? 'maio|mai' : `${name}|${name.slice(0, 3)}`)).join('|')})\\.?`
const YEAR = '((?:19|20)\\d\\d|\\d\\d)'
const EDGE = '(?![\\d/-]|[.,]\\d)'
const DAY = '(?<![\\d/.,-])(?:dia )?(\\d{1,2})[oº°]?'
const OF = '[\\s/.,-]+(?:d[eo] )?(?:ano )?(?:de )?'
/** Day, month and year in words or digits; then without the year. */
const WITH_NAME = new RegExp(
  `${DAY}(?:[\\s/.-]+|o )(?:d[eo] )?(?:mes de )?${MONTH}(?:${OF}${YEAR})?(?![a-z\\d])`,
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

const LABEL = anyOf(
  'nasc[a-z]*, nac[ie][a-z]*, data de nasc[a-z]*, dt nasc[a-z]*, aniversario, niver, born, dn',
)
/** The date of another event, or of somebody else's birth. */
const OTHER = anyOf(
  'nasceu, casei, casou, mudei, comprei, faleceu, morreu, venc[a-z]*, instal[a-z]*, visita, agend[a-z]*',
)
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
    const dates = datesIn(said).filter(({ from }) => {
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
const numberOf = (month: string) =>
  String(MONTH_NAMES.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1)

function datesIn(said: string): readonly Dated[] {
  const found: Dated[] = []
  const add = (match: RegExpExecArray, day = '', month = '', year = ''): void => {
    const place = { from: match.index, to: match.index + match[0].trimEnd().length }
    const isFree = found.every(({ from, to }) => to <= place.from || place.to <= from)
    const isDate = Number(day) > 0 && Number(day) < 32 && Number(month) > 0 && Number(month) < 13
    if (isFree && isDate) found.push({ ...place, day, month, year })
  }
  for (const match of said.matchAll(ISO)) add(match, match[3], match[2], match[1])
  for (const match of said.matchAll(WITH_NAME)) add(match, match[1], numberOf(match[2] ?? ''), match[3])
  for (const match of said.matchAll(IN_DIGITS)) add(match, match[1], match[3], match[4])
  for (const match of said.matchAll(IN_A_ROW)) add(match, match[1], match[2], match[3])
  return found.toSorted((one, other) => one.from - other.from)
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
