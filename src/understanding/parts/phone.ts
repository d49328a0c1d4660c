import { parsePhone, phoneDigits } from '../../lib/phone.ts'
import type { Values } from '../../funnel/types.ts'
import type { Hearing } from '../hearing.ts'

const LEAD =
  '(?:tel(?:efone)?s?|fone|cel(?:ular)?|zap(?:zap)?|whats(?:app)?|wpp|fixo|contato|liga(?:r|m|e)?|ligue|chip|linha|numero|phone|telefono|movil|ddd|n)'
const NUMBER =
  /(?:^|[^\d¤.,/-])((?:\+ ?\d{1,3}[ .-]?)?\(?0?\d{2,3}\)?[ ./-]{0,2}(?:numero )?9?[ .-]?\d{4}[ .-]?\d{4})(?![\d/]|[.-]\d)/
// 'o ddd é 21 e o número …', '… ddd 21'
const APART = /\bddd\b[ :]*(?:e |eh )?(\d{2})\b[^\d¤?]{0,24}(9?\d{4}[ .-]?\d{4})(?!\d)/
const APART_BEHIND = /(?:^|[^\d])(9?\d{4}[ .-]?\d{4})\b[^\d¤?]{0,16}\bddd\b[ :]*(?:e |eh )?(\d{2})\b/
const WITHOUT_AREA = /(?:^|[^\d¤.,/-])(9?[ .-]?\d{4}[ .-]?\d{4})(?![\d/]|[.-]\d)/
const FOREIGN = /\+ ?(?!5 ?5)\d[\d .()-]{6,18}/
const ANY = /(?:^|[^\d¤.,/-])(\(?\+?\d[\d ().-]{8,18}\d)(?!\d)/
const LED = new RegExp(`\\b${LEAD}\\b[^\\d¤?]{0,24}$`)

/** Telephones. Eight or nine digits alone are one only where a telephone is asked or named. */
export function hearPhone(hearing: Hearing): void {
  const { text } = hearing
  const foreign = text.take(FOREIGN)
  if (foreign) add(hearing, text.typed(foreign.from, foreign.to), foreign.from)
  const apart = text.take(APART)
  const behind = apart ? null : text.take(APART_BEHIND)
  if (apart) add(hearing, `${apart.groups[1]}${apart.groups[2]}`, apart.from)
  if (behind) add(hearing, `${behind.groups[2]}${behind.groups[1]}`, behind.from)
  for (let found = text.find(NUMBER); found; found = text.find(NUMBER)) {
    const value = found.groups[1] ?? ''
    const from = found.to - value.length
    const digits = phoneDigits(value)
    const parsed = parsePhone(value.replace('numero', ''))
    const isMeant = hearing.isOpen('phone') || isLed(hearing, from)
    if ('problem' in parsed && (!isMeant || digits.length < 10)) break
    text.claim(from, found.to)
    if ('value' in parsed || isMeant) add(hearing, value.replace('numero', ''), from)
  }
  for (let found = text.find(WITHOUT_AREA); found; found = text.find(WITHOUT_AREA)) {
    const value = found.groups[1] ?? ''
    const from = found.to - value.length
    if (!hearing.isOpen('phone') && !isLed(hearing, from)) break
    text.claim(from, found.to)
    hearing.add('phone', named(hearing, value.replace(/\D/g, '')), from, 'ddd')
  }
  const any = hearing.isOpen('phone') && !hearing.has('phone') ? text.take(ANY) : null
  if (any) add(hearing, any.groups[1] ?? '', any.from)
}

const isLed = ({ text }: Hearing, from: number) => LED.test(text.rest.slice(Math.max(0, from - 48), from))

/** `phone`, and where a call is asked for `telephone`. */
const named = (hearing: Hearing, phone: string): Values =>
  hearing.hasField('phone', 'telephone') ? { telephone: phone } : { phone }

function add(hearing: Hearing, raw: string, at: number): void {
  const parsed = parsePhone(raw)
  if ('problem' in parsed) hearing.add('phone', named(hearing, raw.trim()), at, 'invalid')
  else hearing.add('phone', named(hearing, parsed.value), at)
}
