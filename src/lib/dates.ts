import type { Parsed } from './parse-result.ts'
import { normalise } from './text.ts'

/*
 * Parses, formats and calculates with calendar dates. Dates are strings: 'yyyy-mm-dd' (ISO) in the code,
 * 'dd/mm/yyyy' (Brazilian) in API calls. Calculations use midnight UTC, so that no time zone or daylight
 * saving time can shift a day.
 */

const DAY = 86_400_000
const WEEKDAYS = [
  'domingo',
  'segunda-feira',
  'terça-feira',
  'quarta-feira',
  'quinta-feira',
  'sexta-feira',
  'sábado',
]
const MONTHS = [
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

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

/** Whether a text is an existing date in the format yyyy-mm-dd. */
export function isIsoDate(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  return match !== null && civil(Number(match[1]), Number(match[2]), Number(match[3])) !== null
}

/** Whether a text is an existing date in the format dd/mm/yyyy, which API calls use. */
export function isBrDate(text: string): boolean {
  return /^\d{2}\/\d{2}\/\d{4}$/.test(text) && isIsoDate(brToIso(text))
}

/** Converts '27/11/2026' to '2026-11-27'. Does not check that the date exists. */
export function brToIso(br: string): string {
  return br.split('/').reverse().join('-')
}

/** Converts '2026-11-27' to '27/11/2026'. Does not check that the date exists. */
export function isoToBr(iso: string): string {
  return iso.split('-').reverse().join('/')
}

/** Returns the ISO date of a year, month (1–12) and day; null if there is no such day. */
export function civil(year: number, month: number, day: number): string | null {
  if (year < 1 || month < 1 || month > 12 || day < 1) return null
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const last = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= last ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null
}

/** Returns the month (1–12) that a word names, in full or by its first three letters; 0 for none. */
function monthOf(word: string): number {
  const name = normalise(word)
  return MONTHS.findIndex((month) => normalise(month) === name || month.slice(0, 3) === name) + 1
}

/**
 * Parses a date as people type it: 13/5/90, 13-05-1990, 13.05.1990, 13051990, 130590, '13 de maio de 1990',
 * '13 mai 90', and 1990-05-13 if pasted. A two-digit year means the latest such year not after `today`, an
 * ISO date. The value is dd/mm/yyyy.
 */
export function parseDate(raw: string, today: string): Parsed<string> {
  if (raw.trim() === '') return { problem: 'data-vazia' }
  const iso = readIso(raw, today)
  return iso ? { value: isoToBr(iso) } : { problem: 'data-invalida' }
}

function readIso(raw: string, today: string): string | null {
  const { day, month, year } = readDate(raw) ?? { day: 0, month: 0, year: '' }
  if (year === '') return null
  if (year.length === 4) return civil(Number(year), month, day)
  const century = Math.floor(Number(today.slice(0, 4)) / 100) * 100
  const recent = civil(century + Number(year), month, day)
  return recent && recent <= today ? recent : civil(century - 100 + Number(year), month, day)
}

/**
 * Splits a typed date into day, month and year; null if the text is not a date. Whether the day exists is not
 * checked. `year` has 4, 2 or no digits.
 */
export function readDate(raw: string): { day: number; month: number; year: string } | null {
  const text = normalise(raw)
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

/** Returns the age in full years on the ISO date `today`; negative if `birth` is later. */
export function ageOn(birth: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}

/**
 * Parses a birth date, which must be 18 to 120 years ago (D32). `today` is an ISO date; the value is
 * dd/mm/yyyy.
 */
export function parseBirthDate(raw: string, today: string): Parsed<string> {
  if (raw.trim() === '') return { problem: 'nascimento-vazio' }
  const parsed = parseDate(raw, today)
  if ('problem' in parsed) return parsed
  const birth = brToIso(parsed.value)
  if (birth > today) return { problem: 'nascimento-futuro' }
  const age = ageOn(birth, today)
  if (age < 18) return { problem: 'nascimento-menor' }
  if (age > 120) return { problem: 'nascimento-ano', year: birth.slice(0, 4) }
  return parsed
}

/** Adds days to an ISO date; a negative number subtracts them. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)
}

/** Returns the day of the week of an ISO date, from 0 (Sunday) to 6 (Saturday). */
export function weekday(iso: string): number {
  return new Date(`${iso}T00:00:00Z`).getUTCDay()
}

/**
 * Formats the ISO date '2026-11-27' as 'sexta-feira, 27 de novembro'. The first day of a month is written
 * '1º'.
 */
export function formatLong(iso: string): string {
  const day = Number(iso.slice(8))
  return `${WEEKDAYS[weekday(iso)]}, ${day === 1 ? '1º' : day} de ${MONTHS[Number(iso.slice(5, 7)) - 1]}`
}

/**
 * Returns the current date in São Paulo as an ISO date. Time zone data is slow to load, and the date is
 * needed before the first question. That data is therefore used only in the one hour of the day when the date
 * differs between standard time (UTC−3) and summer time (UTC−2, last used in 2019).
 */
export function todayInSaoPaulo(now: Date): string {
  const standard = dayAtOffset(now, -3)
  return standard === dayAtOffset(now, -2) ? standard : dayByZone(now)
}

function dayAtOffset(now: Date, hours: number): string {
  return new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10)
}

function dayByZone(now: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Sao_Paulo',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now)
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}
