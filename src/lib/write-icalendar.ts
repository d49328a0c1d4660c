/**
 * Writes one appointment as an iCalendar file (RFC 5545). docs/decisions/0020 explains why no library is used.
 */

export type CalendarEvent = {
  /** The id of the event. A later file with the same id replaces the earlier event. */
  readonly uid: string
  readonly title: string
  /** Description, possibly of several lines. */
  readonly text: string
  /** Address, '' if unknown. */
  readonly place: string
  /** URL of a page about the event, '' if there is none. */
  readonly link: string
  /** Date as yyyy-mm-dd. */
  readonly day: string
  /** Start and end as hours of the day in São Paulo. */
  readonly from: number
  readonly to: number
}

const ZONE = 'America/Sao_Paulo'

/**
 * Definition of the time zone, which the standard requires. Brazil ended summer time in 2019; UTC−3 has
 * applied since then.
 */
const ZONE_RULES = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:STANDARD',
  'DTSTART:20190217T000000',
  'TZOFFSETFROM:-0200',
  'TZOFFSETTO:-0300',
  'TZNAME:-03',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** Escapes special characters and drops control characters, so that a value cannot start a new line of the file. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

const utf8 = new TextEncoder()
const LIMIT = 75

/**
 * Folds a line at 75 bytes, without splitting a character. Each continuation starts with a space, which
 * counts as a byte.
 */
function folded(line: string): string {
  let out = ''
  let size = 0
  for (const char of line) {
    const bytes = utf8.encode(char).length
    if (size + bytes > LIMIT) {
      out += '\r\n '
      size = 1
    }
    out += char
    size += bytes
  }
  return `${out}\r\n`
}

const digits = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')
const at = (day: string, hour: number) => `;TZID=${ZONE}:${digits(day)}T${String(hour).padStart(2, '0')}0000`

/**
 * Returns the text of an .ics file for an event, with a reminder one day before. SEQUENCE is the current time
 * in minutes. Calendars keep the version with the highest SEQUENCE, whether the browser or the server wrote
 * it.
 */
export function icalendarFile(event: CalendarEvent, now: Date): string {
  const { uid, day, from, to } = event
  const title = escaped(event.title)
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Prosa//Pedido//PT-BR',
    'METHOD:PUBLISH',
    ...ZONE_RULES,
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `SEQUENCE:${Math.floor(now.getTime() / 60_000)}`,
    `DTSTAMP:${digits(now.toISOString())}`,
    `DTSTART${at(day, from)}`,
    `DTEND${at(day, to)}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escaped(event.text)}`,
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
    ...(event.link ? [`URL:${event.link}`] : []),
    'STATUS:CONFIRMED',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${title}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('')
}
