/*
 * One appointment as an iCalendar file (RFC 5545). Why it is written here and not by a library: docs/decisions/0020.
 */

export type CalendarEvent = {
  /** The same for every version of the event: importing a later file replaces the earlier one. */
  readonly uid: string
  readonly title: string
  /** May have several lines. */
  readonly text: string
  /** '' when unknown. */
  readonly place: string
  /** yyyy-mm-dd. */
  readonly day: string
  /** Whole hours on the clock in São Paulo. */
  readonly from: number
  readonly to: number
}

const ZONE = 'America/Sao_Paulo'

/** The standard requires the rules of every zone named. Brazil ended summer time in 2019; UTC−3 has applied since. */
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

/** Text as a value: special characters escaped, control characters dropped, so that nothing starts a new line. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

const utf8 = new TextEncoder()
const LIMIT = 75

/** Folds a line at 75 bytes; each continuation starts with a space, which counts. Characters stay whole. */
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
 * The event as the text of an .ics file, with a reminder one day before. `now` is when it is written: calendars keep
 * the version with the highest SEQUENCE, and minutes rise regardless of who writes it, browser or server.
 */
export function calendarFile(event: CalendarEvent, now: Date): string {
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
