/** Decides where a name ends in a message, and whether it is the name of a place instead of a person. */
import type { Extraction } from '../extraction-state.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import type { NameInText } from '../words/name-in-text.ts'
import { NAME_PARTICLES } from '../words/name-particles.ts'
import { FIRST_NAMES } from '../words/first-names.ts'
import { SURNAMES } from '../words/surnames.ts'
import { FILLER_SURNAMES, FILLER_WORDS } from '../words/filler-doubt-and-negation-words.ts'
import { bareWords } from '../words/yes-no.ts'

// words before which a name ends, because they begin another answer or are mere fillers
export const NAME_GOES_ON =
  /^(?:e|com|mas|tenho|nascid[oa]|nasci|nascimento|cpf|rg|cnpj|email|e-mail|emails|tel|telefone|fone|cel|celular|zap|whats|whatsapp|mae|minha|meu|my|o|cep|venc\w*|moro|sou|quero|numero|ddd|por|obrigad[oa]|obg|ja|ela|ele|que|q|pq|porque|pra|mas|uai|tche|man[oa]|sim|casad[oa]|solteir[oa]|viuv[oa])$/

/** An emoji, which ends a name as a full stop does. */
export const SYMBOL_BEHIND = /^ *\p{Extended_Pictographic}/u

/** A state at the end of a place name: 'Salvador BA'. */
const STATE =
  / (?:a[clmp]|ba|ce|df|es|go|m[agst]|p[abeir]|r[jnors]|s[cep]|to|acre|alagoas|amapa|amazonas|bahia|ceara|goias|maranhao|mato grosso(?: do sul)?|minas(?: gerais)?|para|paraiba|parana|pernambuco|piaui|rio de janeiro|rio grande do (?:norte|sul)|rondonia|roraima|santa catarina|sao paulo|sergipe|tocantins)$/

/** Whether a name is a city: 'João Pessoa', or a place followed by its state. */
export function isCity({ text }: Extraction, { from, to }: NameInText): boolean {
  const said = text.said.slice(from, to)
  return said === 'joao pessoa' || STATE.test(said)
}

/** Where another answer or a question begins after a name: 'Ana Prado e o email é …'. */
const ANOTHER = / e (?=(?:o|a|os|as|meu|minha|no|na|qual|quanto|quero|tem)\b)/i

/** Another person, mentioned after the name: 'Neide Lima e meu pai José Lima'. */
const NEXT = /^ e (?:(?:[oa] )?(?:meu|minha)|o pai)(?= )/i

/**
 * Whether the word at which a name was cut off may be part of the name: more names follow, the sentence ends
 * soon after, or the word begins with a capital letter.
 */
export function isCutShort({ text }: Extraction, { from, to, stop, isCut }: NameInText): boolean {
  const [all = ''] = /^[^,;.:!?\n()\p{Extended_Pictographic}]*/u.exec(text.raw.slice(to)) ?? []
  if (NEXT.test(all)) return false
  const [behind = ''] = all.split(ANOTHER)
  const [, next = ''] = bareWords(lowerWithoutAccents(behind))
  // 'Ana e Boa Lima', but 'Ana Lima e minha mãe …'
  if (stop === '' || (NAME_GOES_ON.test(stop) && (stop !== 'e' || NAME_GOES_ON.test(next)))) return false
  const following = NAME_PARTICLES.has(stop) ? next : stop
  if (behind.startsWith(' ') && FILLER_SURNAMES.has(following)) return true
  // 'Ana Aki', whose surname is also a spelling of 'aqui'
  if (following === 'aqui' && /\baki\b/.test(text.original)) return true
  const left = bareWords(lowerWithoutAccents(behind)).filter((word) => !FILLER_WORDS.has(word)).length
  const isCapital = /^\s+\p{Lu}\p{Ll}/u.test(behind) && /^\p{Lu}/u.test(text.raw.slice(from))
  return isCut || isCapital || (left > 0 && left <= 3)
}

/** Whether digits follow the name directly: 'João 123', or 'Ana de Três Rios', whose number word became a digit. */
export const touchesDigits = ({ text }: Extraction, { to }: NameInText) =>
  /^(?: (?:d[aeo]s?|e))? *\d(?!\d? anos\b)/.test(text.rest.slice(to))

/** Whether there are no letters between the introducing phrase and the name. */
export const followsDirectly = (rest: string, start: number, name: NameInText) =>
  /^[^a-z]*$/.test(rest.slice(start, name.from))

/** Whether a name is that of a town behind a postcode: 'Vitória da Conquista'. */
export const isTown = ({ said }: Extraction['text'], { from, to }: NameInText): boolean =>
  /^[a-z]+ d[aeo]s? [a-z]+$/.test(said.slice(from, to)) &&
  /[\d ,.-]+$/.exec(said.slice(0, from))?.[0].replace(/\D/g, '').length === 8

/** Whether a name ends in a place of which no name is known: 'Ana Souza de Uberlândia'. */
export function endsInPlace(typed: string): boolean {
  const [, before = '', last = ''] =
    / ?(\p{L}+) de (\p{Lu}?[\p{L}'-]+)$/u.exec(lowerWithoutAccents(typed)) ?? []
  return SURNAMES.has(before) && last.length > 5 && !SURNAMES.has(last) && !FIRST_NAMES.has(last)
}
