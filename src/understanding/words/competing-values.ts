/**
 * Decides whether a message has another value that may be meant instead of the one that was found: 'cep 01310-100 …
 * 01310-200'. If so, the visitor is asked to confirm the value.
 */
import type { Finding } from '../reading-types.ts'
import type { ValueKind } from '../value-kinds.ts'
import type { MessageText } from './prepared-message-text.ts'

/** A number that no extractor has taken ('¤'), that has no unit, and that is neither negated nor broken off by '…'. */
const NUMBER =
  /(?<![\p{L}\p{N}\u00a4/.,$-]|\br\$ ?)\d[\d.-]*\d(?![\d/:%]|(?:\.{2,}|…)(?= *[^\s.])|,? nao\b| ?(?:reais|conto|pila|megas?|gigas?|[mg]b|an[ao]s?|mes(?:es)?|dias?|m|metros?|km|h|hrs?|horas?|min\w*|pessoas?|vezes|casas?)(?![a-z]))/gu
/** Words before a number that is a count, a date or a name, and so does not compete: 'desde 2019', 'bloco 12'. */
const COUNTS =
  /\b(?:desde|em|ano|dia|faz|uns|umas|ha|tenho|plano|ate|as|br|km|rua|quadra|lote|linha|filial|ddd|ape?|apto|casa|sala|bloco|banco|ag|agencia|conta|era|antig[oa]|velh[oa])\W*$/

/** How many digits a number must have at least to compete with a value of each kind. */
const FEWEST: Readonly<Partial<Record<ValueKind, number>>> = {
  cep: 3,
  phone: 3,
  document: 3,
  account: 3,
  house: 2,
}

/** Three to seven digits after 'não': they may correct the end of a longer value. */
const PART_DENIED = /(?<!\be )nao (?:(?:e|eh|o|era) )*\d{3,7}(?!\d|[.-]\d|,? (?:e|eh|mas) (?:[oa] )?\d)/
/** Words with which a visitor returns to a value that was withdrawn: 'mas quero na loja mesmo, então o primeiro'. */
const TURNS_BACK = /\b(?:mas|primeir[oa]|afinal)\b/

/** A part of a building, such as 'fundos' or 'bloco', that was not read as a complement of the address. */
const PLACE =
  /(?<!\b(?:em|de|na|pela|nao|sem|uma?|[ao]|d[ao]|n[oa]|tem|sou|e|eh|pr[ao]) )\b(?:fundos?|frente|loja|terreo|sobrado|sala|ap(?:to)?|bloco|torre|andar|casa [b-d\d])(?![a-z])/

/** Words that say that the number after them is the right one. */
const CALLED_RIGHT = /\bo certo *$/

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * Whether a message contains another number that may be the value, or, beside a house number, a part of a building
 * that no extractor has taken. Years, parts of the value itself and repetitions of it do not count.
 */
export function hasCompetingValue(
  { rest, said, sentenceAt }: MessageText,
  { kind, values, at }: Finding,
): boolean {
  const least = FEWEST[kind]
  const [sentence = ''] =
    /^[^]*?(?:[.!?;\n](?=\s)|$)/.exec(rest.slice(sentenceAt(at) && sentenceAt(at) + 1)) ?? []
  if (kind === 'house' && PLACE.test(sentence)) return true
  if (least === undefined) return false
  const whole = digitsOf(Object.values(values).join(''))
  const isHidden = (number: string) => digitsOf(number).length === whole.length && digitsOf(number) !== whole
  return (
    (least > 2 && PART_DENIED.test(said)) ||
    (TURNS_BACK.test(rest.slice(at)) && (said.slice(0, at).match(/\d[\d.-]*/g) ?? []).some(isHidden)) ||
    [...rest.matchAll(NUMBER)].some(
      ({ 0: number, index }) =>
        digitsOf(number).length >= least &&
        (!whole.includes(digitsOf(number)) || CALLED_RIGHT.test(rest.slice(0, index))) &&
        (least > 2 || said.split(number).length === 2) &&
        (!/^(?:19|20)\d\d$/.test(number) || /\b(?:certo|final)\b/.test(said)) &&
        !COUNTS.test(rest.slice(0, index)),
    )
  )
}
