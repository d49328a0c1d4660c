/** Parses dates as people type them, and formats dates in words. */
import { digits } from './extract-digits.ts'
import { ageOn, brToIso, isoDateOf, daysInMonth, isoToBr, weekday } from './iso-dates.ts'
import { MINIMUM_AGE } from './minimum-age.ts'
import type { Parsed } from './parsing-result.ts'
import type { Problem } from './problem-keys.ts'
import { cleanTyped } from './clean-typed-text.ts'
import { normaliseText } from './text.ts'

const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]
export const MONTHS = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

/** Returns the month (1–12) that a word names, in full or by its first three letters; 0 for none. */
function monthOf(word: string): number {
  const name = normaliseText(word)
  return MONTHS.findIndex((month) => normaliseText(month) === name || month.slice(0, 3) === name) + 1
}

/**
 * Parses a date as people type it: 13/5/90, 13-05-1990, 13.05.1990, 13051990, 130590, '13 de maio de 1990',
 * '13 mai 90', and 1990-05-13 if pasted. A two-digit year means the latest such year not after `today`, an
 * ISO date. The value is dd/mm/yyyy.
 */
export function parseDate(raw: string, today: string): Parsed<string> {
  if (cleanTyped(raw).trim() === '') return { problem: 'data-vazia' }
  const iso = readIso(raw, today)
  return iso ? { value: isoToBr(iso) } : wrongDate(raw, true)
}

/**
 * Returns what is wrong with a text that is not a date.
 * @param needsYear whether a date without a year is wrong
 */
export function wrongDate(raw: string, needsYear: boolean): Problem {
  const typed = digits(raw).length
  if (typed > 8) return { problem: 'data-tamanho', typed }
  const read = readDate(raw)
  if (!read || (read.month === 0 && /\p{L}/u.test(raw))) return { problem: 'data-invalida' }
  const { day, month, year } = read
  if (month < 1 || month > 12) return { problem: 'data-mes' }
  // 29 February, if there is no year
  const days = daysInMonth(year.length === 4 ? Number(year) : 2000 + Number(year), month)
  const name = MONTHS[month - 1] ?? ''
  if (day < 1 || day > days)
    return { problem: 'data-dia', month: year.length === 4 ? `${name} de ${year}` : name, days }
  return { problem: needsYear && year === '' ? 'data-sem-ano' : 'data-invalida' }
}

function readIso(raw: string, today: string): string | null {
  const { day, month, year } = readDate(raw) ?? { day: 0, month: 0, year: '' }
  if (year === '') return null
  if (year.length === 4) return isoDateOf(Number(year), month, day)
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100
  const recent = isoDateOf(century + Number(year), month, day)
  return recent && recent <= today ? recent : isoDateOf(century - 100 + Number(year), month, day)
}

/**
 * Splits a typed date into day, month and year; null if the text is not a date. Whether the day exists is not
 * checked. `year` has 4, 2 or no digits.
 */
export function readDate(raw: string): { day: number; month: number; year: string } | null {
  const text = normaliseText(cleanTyped(raw))
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (iso) return { day: Number(iso[3]), month: Number(iso[2]), year: iso[1] ?? '' }
  const match =
    /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ??
    /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})(?:\s*[/.\-\s]\s*(\d{4}|\d{2}))?$/.exec(text) ??
    /^(?:dia )?(\d{1,2})[ºo°]?[\s/.-]+(?:de )?([a-z]{3,9})\.?(?:[\s/.,-]+(?:de )?(\d{4}|\d{2}))?$/.exec(text)
  if (!match) return null
  const [, day = '', month = '', year = ''] = match
  return { day: Number(day), month: /\d/.test(month) ? Number(month) : monthOf(month), year }
}

/**
 * Parses a birth date, which must be `MINIMUM_AGE` to 120 years ago. `today` is an ISO date; the value is
 * dd/mm/yyyy.
 */
export function parseBirthDate(raw: string, today: string): Parsed<string> {
  if (cleanTyped(raw).trim() === '') return { problem: 'nascimento-vazio' }
  const parsed = parseDate(raw, today)
  if ('problem' in parsed) return parsed
  const birth = brToIso(parsed.value)
  if (birth > today) return { problem: 'nascimento-futuro' }
  const age = ageOn(birth, today)
  if (age < MINIMUM_AGE) return { problem: 'nascimento-menor' }
  if (age > 120) return { problem: 'nascimento-ano', year: birth.slice(0, 4) }
  return parsed
}

/**
 * Formats the ISO date '2026-11-27' as 'sexta-feira, 27 de novembro'. The first day of a month is written
 * '1º'.
 */
export function formatLong(iso: string): string {
  return `${WEEKDAYS[weekday(iso)]}, ${dayAndMonth(iso)}`
}

/** Formats the ISO date '1990-05-13' as '13 de maio de 1990'. */
export const formatWithYear = (iso: string): string => `${dayAndMonth(iso)} de ${iso.slice(0, 4)}`

function dayAndMonth(iso: string): string {
  const day = Number(iso.slice(8))
  return `${day === 1 ? '1º' : day} de ${MONTHS[Number(iso.slice(5, 7)) - 1]}`
}
