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

/** Extracts whether an existing customer wants the installation at the address on record. */
export function extractSameAddress(extraction: Extraction): void {
  if (!extraction.isOpen('place')) return
  const { text } = extraction
  const [first] = text.clauses
  if (!first || first.isQuestion || HEDGE.test(text.rest) || EITHER.test(text.rest)) return
  const whole = text.rest.trim()
  const clause = text.rest.slice(first.from, first.to)
  if (/\b(?:talvez|se eu|vou pensar|pensando)\b/.test(whole)) return
  const isOfPost = POST.test(whole) && !/\b(?:mud|instal|mor)\w+/.test(whole)
  const isThere = (THERE.test(whole) && !isOfPost) || extraction.has('cep')
  const said = isThere ? false : (yesNo(clause) ?? (HERE.test(whole) && !/\bnao\b/.test(whole) ? true : null))
  if (said !== null) extraction.add('place', { same_address: String(said) }, first.from)
  else if (ELSEWHERE.test(whole) && !POST.test(whole) && !LIVES.test(whole))
    extraction.add('place', { same_address: 'false' }, first.from, 'confirm')
}
