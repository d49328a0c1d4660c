/** The CEP (postcode). */
import { parseCep } from '../../lib/cep.ts'
import { digitsIn } from '../digits.ts'
import { anyOf } from '../word-patterns.ts'
import type { Found, Kind } from './kind.ts'

const LABEL = anyOf('cep, codigo postal, zip code, zip')
/** An area code before eight digits makes them a telephone number. */
const AREA = /(?:^|[^\d])\(?0?[1-9][1-9]\)?[ -]?$/
/** What a number of five to nine digits is otherwise. */
const OTHER = anyOf(
  'codigo de, cliente, cpf, rg, tel[a-z]*, cel[a-z]*, zap, whats[a-z]*, protocolo, pedido, ano, reais, conta, agencia',
)

export const cep: Kind = {
  kind: 'cep',
  find(message, { step: open }, { id }) {
    const { said, raw } = message
    const isOpen = open === id
    const whole = digitsIn(message, ({ length }) => length === 8).flatMap((each): Found[] => {
      const { from, to, digits, hasLetters, hasJoint } = each
      const before = said.slice(0, from)
      const isLabelled = LABEL.test(before.slice(-24)) || (isOpen && LABEL.test(said))
      const isOwn = isLabelled || /\d-\d{3}$/.test(said.slice(from, to))
      const isPhone = AREA.test(before) && (!isOwn || digits.startsWith('9'))
      if (!isLabelled && (isPhone || (!isOwn && OTHER.test(before.slice(-20))))) return []
      // '29055, 131' is one number all the same
      const isGuess = hasLetters || (hasJoint && !/^\d{5}[, ]+\d{3}$/.test(said.slice(from, to)))
      const parsed = parseCep(digits)
      if ('problem' in parsed) return [{ from, to, isOwn, values: { cep: digits }, why: 'invalid' }]
      return [{ from, to, isOwn, values: { cep: parsed.value }, ...(isGuess ? { why: 'guess' } : {}) }]
    })
    if (whole.length > 0 || !isOpen) return whole
    const part = digitsIn(message, ({ length }) => length > 4 && length < 10)[0]
    if (!part || OTHER.test(said) || AREA.test(said.slice(0, part.from))) return []
    return [{ from: part.from, to: part.to, values: { cep: raw.slice(part.from, part.to) }, why: 'invalid' }]
  },
}
