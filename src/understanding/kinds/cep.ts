/** The CEP (postcode). */
import { parseCep } from '../../lib/cep.ts'
import { digitsIn } from '../digits.ts'
import { anyOf } from '../words.ts'
import type { Found, Kind } from './kind.ts'

const LABEL = anyOf('cep, codigo postal, zip code, zip')
/** An area code before eight digits makes them a telephone number. */
const AREA = /\(?0?[1-9]{2}\)?[ -]?$/

export const cep: Kind = {
  kind: 'cep',
  find(message, situation, step) {
    const isOpen = situation.step === step.id
    const whole = digitsIn(message, (length) => length === 8).flatMap((each): Found[] => {
      const { from, to, digits, isGuess } = each
      const before = message.said.slice(0, from)
      const isLabelled = LABEL.test(before.slice(-24))
      const isOwn = isLabelled || /\d-\d{3}$/.test(message.said.slice(from, to))
      if (!isLabelled && AREA.test(before.slice(-5)) && !isOwn) return []
      const parsed = parseCep(digits)
      if ('problem' in parsed) return [{ from, to, isOwn, values: { cep: digits }, why: 'invalid' }]
      return [
        { from, to, isOwn, values: { cep: parsed.value }, ...(isGuess ? { why: 'guess' as const } : {}) },
      ]
    })
    if (whole.length > 0 || !isOpen) return whole
    const [part] = digitsIn(message, (length) => length > 4 && length < 10)
    return part
      ? [
          {
            from: part.from,
            to: part.to,
            values: { cep: message.raw.slice(part.from, part.to) },
            why: 'invalid',
          },
        ]
      : []
  },
}
