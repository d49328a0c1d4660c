import { parseBirthDate } from '../../lib/dates.ts'
import type { Hearing } from '../hearing.ts'
import { datesIn } from '../words/dates.ts'

const LED =
  /\b(?:nasc\w*|data de nasc\w*|nac[ii]\w*|aniversario|niver|born|nacimiento|d\.? ?n\.?)\b[^¤?]{0,24}$/
const BARE = /(?:^|[^\d¤.,/-])(\d{8}|\d{6}|\d{1,2} \d{1,2} \d{2})(?![\d/]|[.-]\d)/
// another event, or someone else's
const OTHERS = /\b(?:nasceu|casei|casou|mudei|comprei|faleceu|morreu|faz|fez|venc\w*|instal\w*)\b[^¤]{0,24}$/

/** A bare date is a birth date among a person's other data. */
const isBeside = (hearing: Hearing) =>
  hearing.hasAny ||
  (['name', 'phone', 'email', 'mother', 'document'] as const).some((kind) => hearing.isOpen(kind))

/** Birth dates: where one is asked or named, and elsewhere a full date that makes an adult of the visitor. */
export function hearBirth(hearing: Hearing): void {
  const { text, situation } = hearing
  const { today } = situation.order
  const isOpen = hearing.isOpen('birth')
  for (const date of datesIn(text)) {
    const before = text.rest.slice(Math.max(0, date.from - 48), date.from)
    const isLed = LED.test(before)
    if (OTHERS.test(before) && !isLed) continue
    const said = `${date.day}/${date.month}/${date.year}`
    const parsed = date.year === '' ? { problem: 'data-invalida' } : parseBirthDate(said, today)
    const isMeant = isOpen || isLed
    if (
      'value' in parsed &&
      (isMeant || (date.year.length === 4 && hearing.isAhead('birth') && isBeside(hearing)))
    ) {
      hearing.add('birth', { birth_date: parsed.value }, date.from)
      text.claim(date.from, date.to)
    } else if ('problem' in parsed && isMeant && !hearing.isOpen('visit')) {
      const typed = text.typed(date.from, date.to)
      hearing.add('birth', { birth_date: typed }, date.from, date.year === '' ? 'part' : 'invalid')
      text.claim(date.from, date.to)
    }
  }
  const bare = isOpen && !hearing.has('birth') ? text.take(BARE) : null
  if (!bare) return
  const digits = bare.groups[1] ?? ''
  const parsed = parseBirthDate(digits.replace(/ /g, '/'), today)
  if ('value' in parsed) hearing.add('birth', { birth_date: parsed.value }, bare.from)
  else hearing.add('birth', { birth_date: digits }, bare.from, 'invalid')
}
