/** Finds a description of the house after its number: 'portão verde', 'em frente ao mercado', 'é uma loja'. */
import type { Span } from '../words/address-complement-in-text.ts'
import type { MessageText } from '../words/prepared-message-text.ts'

const COLOUR =
  '(?:azul|verde|branc[oa]|pret[oa]|amarel[oa]|vermelh[oa]|cinza|marrom|rosa|lilas|rox[oa]|laranja|bege|creme|prata|prateado|dourad[oa]|colorid[oa])(?: (?:clar|escur)[oa])?'
const LOOKS = `(?:${COLOUR}(?: (?:com|e) ${COLOUR})?|d[eo] (?:ferro|madeira|aluminio|vidro|tijolo|pedra|aco|lata|correr|grade)|baix[oa]|alt[oa]|grande|pequen[oa]|eletronico)`
/** What it has or is: 'portão verde', 'casa de muro branco'. */
const MARK = `(?:(?:casa )?(?:de |com |do )|casa )?(?:um )?(?:portao(?:zinho)?|muro|grade|fachada|porta)(?: (?:e|eh))?(?: ${LOOKS})+|(?:casa|sobrado|predio) ${COLOUR}|casa de esquina`
/** Words behind the name of a place that are no part of it. */
const NOT_BEYOND =
  '(?!(?:obrigad|valeu|beleza|deus|por|tudo|quero|queria|pode|preciso|tenho|tambem|moro|sou|com|sem|pra|para|mesmo|ne|hein|kkk|rs)(?:[a-z]*)(?![a-z]))'
/** A word of a place. What begins another sentence or names a person is none. */
const WORD =
  '(?!(?:tudo|minha|meu|meus|minhas|sua|seu|del[ae]|dess[ae]|dest[ae]|onde|que|quem|casa|eu|voces?|vcs?|e|eh|mas|viu|ta|ok|por|obrigad[oa]|moc[oa]|fica|tem|quanto|qual|numero|rua)(?![a-z]))[a-z]{3,}'
const PLACE = `(?:(?:(?:casa )?d?[ao] )?(?:casa d[ao] )?(?:minha|meu) (?:mae|pai|sogr[oa]|irma|irmao|ti[oa]|avo|vizinh[oa]|filh[oa])|(?:(?:o|a|os|as) )?${WORD}(?: d[aeo]s? (?:(?:seu|dona) [a-z]{2,}|${WORD})| ${NOT_BEYOND}${WORD}){0,2})`
/** What is near it: 'perto da escola', 'em frente ao mercado', 'na esquina da praça'. */
const NEAR = `(?:bem |logo |quase )?(?:(?:perto|proxim[oa]|ao lado|do lado|atras|em cima|embaixo|em baixo|na frente|depois) d[aeo]s? |antes d[ao]s? |(?:em frente|de frente|defronte) (?:d[aeo]s?|a|o|ao|aos|as|pr[ao]|com [ao]) |em frente (?=[a-z]+\\W*$)|proximo ao? )${PLACE}|(?:bem )?(?:(?:na|de) )?esquina(?: (?:da|do|com a|com o) (?:rua )?${WORD}(?: ${NOT_BEYOND}${WORD})?)?`
/** A kind of building, said to be one. */
const KIND =
  '(?<=(?:e|eh) uma? )(?:loja|sobrado|sobradinho|predio|comercio|salao|barracao|galpao|edicula|kitnet|sitio|chacara|oficina|escritorio|igreja)'
const ONE = `(?:${KIND}(?: ${COLOUR})?|${MARK}|${NEAR})`

const REFERENCE = new RegExp(
  `^\\W*(?:(?:e|eh|mas|e|que|tem|com(?! muro| grade)|fica|aqui|o|a|uma?|bem) )*(${ONE}(?:(?:,| e|) (?:(?:fica|tem|com|o|e|eh) )*${ONE})*)(?=\\W*$|[,.;!?()]| (?:e|viu|ta|ok|por favor|moc[oa]|obrigad[oa]|valeu|mas|qual|quanto|kkk*|rs|ne|cep|meu|minha|quero|o plano)(?![a-z]))`,
)

/** What is no description of the house but of something beside it. */
const NOT_OURS = /^[^a-z]*(?:nao|sem) /
/** What may stand between, and says again that there is no number. */
const WITHOUT = /^,? sem numero(?![a-z])|^ nao(?=[ ,])/
/** What joins a reference to the complement that it continues: 'casa de muro branco'. */
const JOINS = /^[ ,]*$/

/**
 * Adds the description that follows a house number to its complement, and claims its words.
 * @param at index behind the number
 * @param own the complement that was found
 * @returns the complement with the reference; null if none follows
 */
export function withHouseDescription(text: MessageText, at: number, own: Span | null): Span | null {
  const { rest, said, raw } = text
  const end = own && own.from > at ? own.to : at
  const isDenial = /\b(?:nao|num|n) tem (?:numero|n[o.]*)$/.test(said.slice(0, end))
  const [without = ''] = WITHOUT.exec(rest.slice(end)) ?? []
  const start = end + (isDenial || without.endsWith('numero') ? without.length : 0)
  const behind = rest.slice(start)
  const found = NOT_OURS.test(behind) ? null : REFERENCE.exec(behind)
  const words = found?.[1]
  if (!found || words === undefined) return null
  const to = start + found[0].length
  const from = to - words.length
  text.claim(from, to)
  const value = raw.slice(from, to)
  if (!own) return { from, to, value }
  const isJoined = end === own.to && JOINS.test(raw.slice(end, from))
  return { ...own, value: isJoined ? raw.slice(own.from, to) : `${own.value}, ${value}` }
}
