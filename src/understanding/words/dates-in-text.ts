/** Finds dates in a chat message, in digits or with the name of the month. */
import type { FoundText, MessageText } from './prepared-message-text.ts'

/** A date in a message and its position. Parts that the message does not contain are ''. */
export interface DateInText {
  readonly day: string
  readonly month: string
  readonly year: string
  readonly from: number
  readonly to: number
}

// month names in Portuguese, English and Spanish, in full or abbreviated
const MONTHS: readonly string[] = [
  'jan(?:ei?ro|uary)?|ene(?:ro)?',
  'fev(?:er?ei?ro)?|feb(?:ruary|rero)?',
  'mar(?:[cs]o|ch|zo)?',
  'abr(?:il)?|apr(?:il)?',
  'mai(?:o)?|may(?:o)?',
  'jun(?:ho|e|io)?',
  'jul(?:ho|y|io)?',
  'ago(?:sto)?|aug(?:ust)?',
  'set(?:e[mn]bro)?|sep(?:t|tember|tiembre)?',
  'out(?:ubro)?|oct(?:ober|ubre)?',
  'nov(?:e[mn]bro|ember|iembre)?',
  'de[zs](?:e[mn]bro)|dez|dec(?:ember)?|dic(?:iembre)?',
]
const MONTH = `(${MONTHS.join('|')})`
const YEAR = '(\\d{4}|\\d{2})'
const END = '(?![\\d/a-z]|[.-]\\d)'
const START = '(?:^|[^\\d¤/.,-])'

const WHOLE_MONTHS = MONTHS.map((each) => new RegExp(`^(?:${each})$`))
/** Returns the number of a month (1 to 12) by its name. */
const monthOf = (name: string) => WHOLE_MONTHS.findIndex((each) => each.test(name)) + 1

const FULL = new RegExp(`${START}(\\d{1,2}) ?[/.-] ?(\\d{1,2}) ?[/.-] ?${YEAR}${END}`)
const SPACED = new RegExp(`${START}(\\d{1,2}) (\\d{1,2}) (\\d{4})${END}`)
const ISO = new RegExp(`${START}(\\d{4})-(\\d{2})-(\\d{2})${END}`)
const NAMED = new RegExp(
  `(?:^|[^\\d¤/.,-])(\\d{1,2}|primeiro|(?<![a-z])um)o?(?: dias?)?(?: ?[/-] ?|,? ?(?:de |of )?)${MONTH}\\b\\.?(?:(?: ?[/-] ?|,? ?(?:de |do |del )?)(?:ano (?:de )?)?${YEAR}(?![\\d/h]|[.-]\\d| anos))?`,
)
/** The parts with their names, in any order: '1966 dia 9 mês 5'. */
const YEAR_FIRST = new RegExp(
  `${START}(\\d{4}),? (?:no )?dia (\\d{1,2})(?: de| do)? (?:mes )?(\\d{1,2})${END}`,
)
/** The year first, with the month by name: '1946, 6 de junho'. */
const YEAR_NAMED = new RegExp(
  `${START}(\\d{4}),? (?:(?:no|em|e|,) )?(?:dia )?(\\d{1,2}|primeiro)(?: de| do)? (?:mes (?:de )?)?${MONTH}(?![a-z])`,
)
/** All parts by name: 'ano 1963 mês 10 dia 3'. */
const LABELLED_YMD = new RegExp(
  `\\bano (?:de )?(\\d{2,4}),? (?:e )?mes (\\d{1,2}),? (?:e )?dia (\\d{1,2})${END}`,
)
const LABELLED_DMY = new RegExp(
  `\\bdia (\\d{1,2}),? (?:e |do )?mes (?:de )?(\\d{1,2}),? (?:e |do )?ano (?:de )?(\\d{2,4})${END}`,
)
const ENGLISH = new RegExp(`\\b${MONTH} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})${END}`)
const OF = new RegExp(`${START}(\\d{1,2}) d[oe] (\\d{1,2})(?: (?:de|do) (?:ano (?:de )?)?${YEAR})?${END}`)
const SHORT = new RegExp(`${START}(\\d{1,2})/(\\d{1,2})(?![\\d/])`)

type Order = readonly ['day' | 'month' | 'year', 'day' | 'month' | 'year', 'day' | 'month' | 'year']
const DMY: Order = ['day', 'month', 'year']
const FORMS: readonly (readonly [RegExp, Order])[] = [
  [ISO, ['year', 'month', 'day']],
  [YEAR_FIRST, ['year', 'day', 'month']],
  [YEAR_NAMED, ['year', 'day', 'month']],
  [LABELLED_YMD, ['year', 'month', 'day']],
  [LABELLED_DMY, DMY],
  [FULL, DMY],
  [SPACED, DMY],
  [ENGLISH, ['month', 'day', 'year']],
  [NAMED, DMY],
  [OF, DMY],
  [SHORT, DMY],
]

/** Finds every date in the part of the text that no extractor has claimed yet. It does not claim the dates. */
export function datesIn(text: MessageText): DateInText[] {
  const found: DateInText[] = []
  const claimed: FoundText[] = []
  for (const [pattern, order] of FORMS) {
    for (let match = text.take(pattern); match; match = text.take(pattern)) {
      const parts = { day: '', month: '', year: '' }
      order.forEach((part, at) => (parts[part] = match.groups[at + 1] ?? ''))
      const from = text.said.indexOf(match.groups[1] ?? '', match.from)
      const month = /\d/.test(parts.month) ? parts.month : String(monthOf(parts.month))
      const day = /^(?:primeiro|um)$/.test(parts.day) ? '1' : parts.day
      found.push({ day, month, year: parts.year, from, to: match.to })
      claimed.push(match)
    }
  }
  for (const { from, to } of claimed) text.release(from, to)
  return found.sort((a, b) => a.from - b.from)
}
