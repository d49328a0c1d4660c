/**
 * Extracts whether an existing customer wants the installation at the address on record. Where that has no network, a
 * refusal of another address is no answer.
 */
import { stepOf } from '../../funnel/journey-registry.ts'
import type { Extraction } from '../extraction-state.ts'
import { EITHER, HEDGE } from '../words/filler-doubt-and-negation-words.ts'
import { yesNo } from '../words/yes-no.ts'

const HERE =
  /\b(?:mesmo|mesma|aqui|nesse|neste|nessa|nesta|esse|este)\b|\b(?:continuo|ainda|moro|resido)\b[^¤]{0,16}\b(?:ai|aqui|la|nele)\b/
const THERE = /\b(?:outr[oa]|nov[oa]|mud\w+|troc\w+|nao (?:moro|e mais|e esse|e este)|diferente)\b/

/** Where else the installation is wanted: 'é na casa da minha sogra', 'a internet é pra loja'. */
const ELSEWHERE =
  /\b(?:instal\w+|internet|net|fibra|visita|e|eh|vai ser|seria|quero|sera)\b[^.,;!?\d]{0,16} (?:n[oa]|pr[oa]|para [oa])s? (?:(?:(?:minha|meu|nossa|nosso) )?(?:(?:casa|ape?|apartamento|predio|chacara|sitio) (?:d[aeo]s? (?:minha |meu |minhas |meus |uma? )*(?!lado\b|frente\b|fundos\b|sempre\b|cadastro\b|contrato\b)[a-z]+)|trabalho|escritorio|loja|empresa|sitio|chacara|fazenda|praia|consultorio|salao))\b/
/** Where the post goes says nothing of the installation: 'minha correspondência vai pra outro lugar'. */
const POST = /\b(?:faturas?|correspondencias?|boletos?|cartas?|contas?)\b/
const LIVES = /\b(?:moro|moramos|vivo|resido)\b/

/** That no other address is wanted, or that there is none: 'não quero outro endereço'. */
const NOT_THERE =
  /\b(?:nao|nem) (?:\w+ )?(?:quero|queria|tenho|tem|ha|existe|vou|preciso|pretendo|gostaria)\b[^.,;!?]{0,24}\b(?:outr[oa]|nov[oa]|mud\w+|troc\w+)\b|\bsem outro\b/

/** Whether a message is a question, or leaves open where the installation is to be. */
function isUndecided({ text }: Extraction): boolean {
  const [first] = text.clauses
  if (!first || first.isQuestion || HEDGE.test(text.rest) || EITHER.test(text.rest)) return true
  return /\b(?:talvez|se eu|vou pensar|pensando)\b/.test(text.rest)
}

function namesAnother(extraction: Extraction): boolean {
  const whole = extraction.text.rest
  const isOfPost = POST.test(whole) && !/\b(?:mud|instal|mor)\w+/.test(whole)
  return (THERE.test(whole) && !isOfPost) || extraction.has('cep')
}

const firstClause = ({ text }: Extraction) => text.rest.slice(text.clauses[0]?.from, text.clauses[0]?.to)

/** Whether the address on record is kept; null if a message does not say so. */
function keepsKnown(extraction: Extraction): boolean | null {
  if (namesAnother(extraction)) return false
  const whole = extraction.text.rest
  return yesNo(firstClause(extraction)) ?? (HERE.test(whole) && !/\bnao\b/.test(whole) ? true : null)
}

/** The reply to the question whether it is another address; null if a message is none. */
function wantsAnother(extraction: Extraction): boolean | null {
  const whole = extraction.text.rest
  if (NOT_THERE.test(whole) && !extraction.has('cep')) return false
  if (namesAnother(extraction)) return true
  const agreed = yesNo(firstClause(extraction))
  // 'sim, é neste mesmo'
  return HERE.test(whole) ? false : agreed
}

/**
 * Which question is asked: '' and 'hidden' ask whether the address on record is kept, 'noNetwork' whether it is another
 * one, which is the only way, and 'moved' whether the other one that was given is changed.
 */
function questionAsked({ situation: { order, step } }: Extraction): string {
  return stepOf(order, step).variant?.(order, {}) ?? ''
}

/** Whether the visitor wants to replace the other address that was given: 'sim' to 'Quer trocar o endereço?'. */
export const replacesOtherAddress = (extraction: Extraction): boolean =>
  extraction.open.includes('place') &&
  questionAsked(extraction) === 'moved' &&
  !isUndecided(extraction) &&
  wantsAnother(extraction) === true

export function extractSameAddress(extraction: Extraction): void {
  if (!extraction.isOpen('place') || isUndecided(extraction)) return
  const { text } = extraction
  const at = text.clauses[0]?.from ?? 0
  const asked = questionAsked(extraction)
  const isTurned = asked === 'noNetwork' || asked === 'moved'
  const isAnother = isTurned ? wantsAnother(extraction) : negated(keepsKnown(extraction))
  if (isAnother === false && asked === 'noNetwork') extraction.remark('so-outro-endereco')
  // what was given before stays: it is another address than the one on record
  else if (isAnother !== null)
    extraction.add('place', { same_address: String(!isAnother && asked !== 'moved') }, at)
  else if (asked !== 'moved' && ELSEWHERE.test(text.rest) && !POST.test(text.rest) && !LIVES.test(text.rest))
    extraction.add('place', { same_address: 'false' }, at, 'confirm')
}

const negated = (said: boolean | null) => (said === null ? null : !said)
