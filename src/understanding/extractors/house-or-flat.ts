/** Recognises whether a message says that the address is a house, or which flat it is. */
import { startsComplement } from '../words/address-complement-in-text.ts'
import { closedPartOf, isClosedComplement } from '../words/complement-or-remark.ts'
import { FILLER_WORDS } from '../words/filler-doubt-and-negation-words.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { MessageText } from '../words/prepared-message-text.ts'

/**
 * An answer to "É casa ou apartamento?" (house or flat). `complement` is '' for a house; 'no-number' is a
 * flat whose number is missing.
 */
export type SaidComplement = { readonly complement: string } | 'no-number'

const LIMIT = 128

/** Answers for an address without a complement: "É casa, não tem apartamento", "não", "sem complemento". */
const NONE =
  /^(?:(?:e|eh|na|nao|n|sim|so|uma|um|minha|a|moro|em|numa|fica|aqui|mesmo|normal|e uma)[ ,]+)*(?:casa|sobrado|residencia|terrea|nao|n|nenhum|nada|nada nao|(?:sem|nao (?:tem|possui|ha)|n tem|nenhum) (?:complemento|compl|apto|ap|apartamento|bloco|nada|isso)|nao (?:tem|possui|ha|e (?:ap|apto|apartamento|predio)))(?:[ ,]+(?:casa|terrea|mesmo|msm|normal|so|e|eh|sem complemento|de rua|(?:nao|n) (?:tem|e|eh|moro em) (?:ap|apto|ape|apartamento|predio|bloco|complemento|condominio|isso|nada(?: disso)?|d?ess[ea]s coisas)|ai|aqui|nao|viu|ta|ok|sim|obrigad[oa]))*\W*$/

/** Answers that mention a flat without its number. */
const FLAT =
  /\b(?:ap|apt|apto|ape|apartamento|apart|predio|edificio|condominio|kitnet)\b(?:[ ,]+(?:mesmo|msm|sim|aqui|viu|ne|ok|obrigad[oa]))*\W*$/

/** A flat number on its own: '42', '42 b', 'b12'. */
const ALONE = /^(?:\d{1,5} ?[a-z]?|[a-z]\d{1,4})$/

/** Words that rule out a flat in a message with a house number: "casa 12", "1578, é casa", "130 sem complemento". */
const HOUSE =
  /(?<!\b(?:da|de|a|minha|nossa) )\b(?:casa(?! (?:d[aeo]s?|ou|n[ao]|e|eh|propri[oa]|alugad[ao]|cheia)\b)|sobrado|residencia)\b|\b(?:sem|nao (?:tem|possui|ha)|n tem) (?:complemento|compl|apto|ap|apartamento|bloco)\b|\bnao (?:e|eh|moro em) (?:ap|apto|apartamento|predio)\b/

/** Words that take back a flat that is recorded, unlike 'o da minha casa é 210'. */
const NO_FLAT =
  /\b(?:sem|nao (?:tem|possui|ha)|n tem|tir[ae]r?) (?:o |esse |nenhum )?(?:complemento|compl|apto|ap|apartamento|bloco)\b|\bnao (?:e|eh|moro em) (?:ap|apto|apartamento|predio)\b|\b(?:e|eh|moro (?:em|numa)) (?:uma )?(?:casa|sobrado)(?= *(?:$|[,.;!]|mesmo|terrea|sim|viu|nao))/

/** Whether a message says that the recorded flat is none. */
export const saysNoFlat = (message: string): boolean => NO_FLAT.test(new MessageText(message).said)

/** Whether a message with a house number also says that the address is a house without flats. */
export const saysHouse = (message: string): boolean => HOUSE.test(new MessageText(message).said)

/**
 * Reads an answer to "É casa ou apartamento?", house or flat. Call it only if the message contains
 * nothing else.
 * @returns null if the message does not answer that question
 */
export function readComplement(message: string): SaidComplement | null {
  const text = new MessageText(message.trim())
  const said = text.said.replace(/\s+/g, ' ').trim()
  if (said === '' || text.raw.length > LIMIT || /\?/.test(said)) return null
  if (NONE.test(said)) return { complement: '' }
  if (ALONE.test(said)) return { complement: text.raw.trim().replace(/\s+/g, ' ') }
  const since = NO_HOUSE.exec(said)?.[0].length ?? 0
  const words = [...said.matchAll(/[a-z0-9]+/g)].filter(({ index }) => index >= since)
  const first = words.findIndex(([word]) => startsComplement(word))
  if (first < 0) return FLAT.test(said) ? 'no-number' : null
  // words before the complement are ignored ("é o apto 42"), but a floor is part of it ("2º andar")
  const lead = words.slice(0, first).map(([word]) => word)
  if (!lead.every((word) => FILLER_WORDS.has(word) || LEAD.has(word) || FLOOR.test(word))) return null
  const told = lead.some((word) => FLOOR.test(word)) ? 0 : (words[first]?.index ?? 0)
  const start = told + (NOTHING_NAMED.exec(said.slice(told))?.[0].length ?? 0)
  if (FLAT.test(said) && !NAMED.test(said.slice(start))) return 'no-number'
  // up to a remark, so that nothing else that the visitor typed is lost
  const typed = text.typed(start, text.said.length)
  const remark = REMARK.exec(lowerWithoutAccents(typed))
  const isRemark = remark !== null && !remark[0].split(/[^a-z0-9]+/).some(startsComplement)
  const complement = (isRemark ? typed.slice(0, remark.index) : typed).trim().replace(/[.!]+$/, '')
  const isWhole = isClosedComplement(complement) || INNER_STREET.test(lowerWithoutAccents(complement))
  const kept = isWhole ? complement : closedPartOf(complement)
  if (kept !== '') return { complement: kept }
  return LOOKS_OF_HOUSE.test(said.slice(start)) ? { complement: '' } : null
}

/** A house in a street of its own condominium: 'condomínio dos Ipês rua 4 casa 118'. */
const INNER_STREET = /\b(?:rua|alameda|via|travessa) \d{1,3},? (?:casa|lote|quadra) \d{1,4}\W*$/

/** A house by how it looks or where it stands, which has no flat: 'casa amarela', 'casa de esquina'. */
const LOOKS_OF_HOUSE =
  /^(?:casa|sobrado)(?! (?:d[aeo]s? (?!esquina|madeira|tijolo|muro|portao|rua\b)|(?:e|eh|ta|esta|fica|propri[oa]|alugad[ao]|n[ao])\b))/

/** A building without its name or number, before the flat: 'edifício número apto 12'. */
const NOTHING_NAMED =
  /^(?:edificio|ed|predio|condominio|cond|residencial)\.?,?(?: (?:numero|n|nome|de|do))*,? (?=(?:apto?|ap|apt|ape|apartamento|bloco|bl|torre|sala|loja|casa|andar|cobertura|fundos)\b)/
/** Words with which a remark begins: 'apto 12, tô sem tempo agora' (D133). */
const REMARK =
  /(?<=\d[a-z]?|\b(?:fundos|frente|terreo|cobertura|[a-h]))(?:[\s,;.!-]+)(?:mas|porque|pq|pois|que|to|tou|tava|estou|estamos|eu|a gente|nao|n|ja|agora|depois|vcs?|voces?|obrigad[oa]|por favor|pfv?|valeu|viu|ta|tah|ok|certo|beleza|blz|tem|tenho|quero|queria|posso|pode|podem|vou|vamos|moro|moramos|desculpa|kkk+|rs+|so|quando|qual|quanto|acho|sem (?!numero)[a-z]+|anota|esse|isso)\b.*$/

/** A house, denied before the flat: 'não é casa, é o apto 12'. */
const NO_HOUSE = /^\W*(?:nao|n) (?:e|eh|moro em) (?:uma )?casa(?=[ ,])/
const LEAD = new Set(
  'e eh o no na a em moro fica do da meu minha apenas um uma numa num sim nao sou esse complemento compl'.split(
    ' ',
  ),
)
const FLOOR = /^\d{1,2}[oa]?$/
/** Digits or words that identify a flat within a building. */
const NAMED = /\d|\b(?:fundos|frente|terreo|cobertura|altos|baixos|[a-z])\b/
