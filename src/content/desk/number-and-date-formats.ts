/** Formats numbers, shares, durations, hours and dates for the desk. */
import { weekday } from '../../lib/iso-dates.ts'

const number = new Intl.NumberFormat('pt-BR')
const percent = new Intl.NumberFormat('pt-BR', { style: 'percent', maximumFractionDigits: 1 })

/** Formats a number in Brazilian notation: 1234.5 → '1.234,5'. */
export const formatNumber = (value: number): string => number.format(value)
/** Formats a share as a percentage: 0.123 → '12,3%'. Null, a division by zero, becomes '–'. */
export const formatPercent = (value: number | null): string => (value === null ? '–' : percent.format(value))
/** Formats the difference of two rates in percentage points: '+1,2 p.p.'. */
export const formatPercentagePoints = (value: number): string =>
  `${value < 0 ? '−' : '+'}${number.format(Math.round(Math.abs(value) * 1000) / 10)} p.p.`

const amount = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${number.format(seconds / 60)} min`)

/** Formats a range of seconds: '4 a 7 s', '1 a 2 min', 'mais de 15 min'. Null becomes '–'. */
export function formatSeconds(range: { readonly from: number; readonly to: number | null } | null): string {
  if (range === null) return '–'
  const { from, to } = range
  if (to === null) return `mais de ${amount(from)}`
  if (from === 0) return `até ${amount(to)}`
  const isSameUnit = from < 60 === to < 60
  return `${isSameUnit ? amount(from).replace(/ \D+$/, '') : amount(from)} a ${amount(to)}`
}

/** Formats an ISO date for display: '2026-11-21' → '21/11/2026'. */
export const formatDay = (iso: string): string => iso.split('-').reverse().join('/')

/** Names of the days of a week, from Sunday on. */
export const dayNames = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const

/** Formats an ISO date with the name of its day: '2026-11-21' → 'sábado, 21/11/2026'. */
export const formatNamedDay = (iso: string): string => `${dayNames[weekday(iso)]}, ${formatDay(iso)}`

/** Formats a time in São Paulo for display: '2026-12-01T00:00' → '01/12/2026 às 00:00'. */
export function formatDayAndTime(written: string): string {
  const [day = '', time = ''] = written.split('T')
  return `${formatDay(day)} às ${time}`
}

/** The periods of a day in which technicians come. */
export const periodNames = { manha: 'manhã', tarde: 'tarde' } as const

/** Formats a slot: '27/11/2026, manhã'. */
export const formatSlot = (day: string, period: keyof typeof periodNames): string =>
  `${formatDay(day)}, ${periodNames[period]}`

/** Returns the singular or the plural text for a count. */
export const singularOrPlural = (count: number, one: string, more: string) => (count === 1 ? one : more)

/** Formats a count with what is counted: '1 visita', '1.200 visitas'. */
export const countWithNoun = (count: number, one: string, more: string) =>
  `${formatNumber(count)} ${singularOrPlural(count, one, more)}`
