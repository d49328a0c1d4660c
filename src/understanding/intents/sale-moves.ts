/** Recognises what visitors say while they decide: that it is too dear, a rival's price, a worry. */
import type { MoveId } from '../../content/sale-moves.ts'
import type { ValueKind } from '../value-kinds.ts'
import { householdIn, tellsHousehold } from '../words/household.ts'
import { BARE_WHY } from '../words/visitor-question-patterns.ts'
import { MOVES, REASONED, WHY_OF, type MovePattern } from '../words/sale-move-patterns.ts'

/** A move with the part of the message that expresses it. */
export interface FoundMove {
  readonly id: MoveId
  readonly from: number
  readonly to: number
}

/** Moves that mention a plan, a price or a number of people that is no answer. */
const MENTIONS: ReadonlySet<MoveId> = new Set([
  'preco-concorrente',
  'pechincha',
  'comparar',
  'serve',
  'cancelar-debito',
  'mudanca',
])

/** Whether no value may be looked for in the words of a move. */
export const onlyMentions = ({ id }: FoundMove): boolean => MENTIONS.has(id)

/** A part of the message that ends with a full stop or a question mark. */
interface Sentence {
  readonly from: number
  readonly text: string
  readonly asks: boolean
}

const END = /[.!?;\n]+(?=\s|$)/g

function sentencesOf(said: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const add = (to: number, asks: boolean) => {
    if (said.slice(from, to).trim() !== '') sentences.push({ from, text: said.slice(from, to), asks })
  }
  for (const { 0: mark, index } of said.matchAll(END)) {
    add(index, mark.includes('?'))
    from = index + mark.length
  }
  add(said.length, false)
  return sentences
}

/** Plan speeds and services, which the question whether a plan is enough may name before its verb. */
const ENOUGH =
  /(?:\b(?:o|os|um|esse|este|essa|isso|plano|de)\b )*(?:\d+ ?(?:megas?|gigas?|gb)?|\bgiga|\bmega)?[ ,]*\b(?:da (?:pra|para|conta)|dao conta|serve|aguenta|suporta|atende|e suficiente|suficiente|basta|chega (?:pra|para)|roda|e (?:bo[ma]|ideal|indicad[oa]) (?:pra|para)|e pouco|e muito|trava)\b[^\n;]*|^\W*(?:e )?(?:pra|para) (?:jog|trabalh|gam|home)[^\n;]*/

/**
 * Returns the moves that a message contains, at most one for each sentence and kind.
 * @param said lower-case text without accents, with number words as digits
 * @param open kinds of value that the open question asks for
 */
export function movesIn(said: string, open: readonly ValueKind[]): readonly FoundMove[] {
  const found: FoundMove[] = []
  for (const sentence of sentencesOf(said)) {
    const { from, text, asks } = sentence
    const reason = reasonIn(text, asks, open)
    const own = reason
      ? { id: reason, at: 0, end: text.length }
      : (moveIn(sentence, open) ?? enoughIn(sentence))
    if (own && !found.some(({ id }) => id === own.id))
      found.push({ id: own.id, from: from + own.at, to: from + own.end })
  }
  return found
}

type Match = { readonly id: MoveId; readonly at: number; readonly end: number }

function moveIn({ text }: Sentence, open: readonly ValueKind[]): Match | null {
  const isOpen = (kinds: readonly ValueKind[]) => kinds.some((kind) => open.includes(kind))
  const fits = ({ not, at, notAt = [] }: MovePattern) =>
    not?.test(text) !== true && (at === undefined || isOpen(at)) && !isOpen(notAt)
  for (const move of MOVES) {
    const match = fits(move) ? move.pattern.exec(text) : null
    if (match) return { id: move.id, at: match.index, end: match.index + match[0].length }
  }
  return null
}

/** Recognises a household, with or without the question whether a plan is enough for it. */
function enoughIn({ text, asks }: Sentence): Match | null {
  const home = householdIn(text)
  if (!home) {
    const us = asks ? FOR_US.exec(text) : null
    return us && { id: 'serve', at: us.index, end: us.index + us[0].length }
  }
  const asked = ENOUGH.exec(text)
  if (asked) return { id: 'serve', at: asked.index, end: asked.index + asked[0].length }
  const told = tellsHousehold(home) ? HOUSEHOLD.exec(text) : null
  return told && { id: 'serve', at: told.index, end: told.index + told[0].length }
}

/** The question whether a named plan is enough, without more about the household: 'o 500 dá pra gente?'. */
const FOR_US =
  /(?:\b(?:o|esse|este|plano|de)\b )*\b(?:\d{3,4}(?: ?megas?)?|\d? ?gigas?|plano|esse|este)\b[ ,]*(?:ja )?\b(?:da (?:conta|(?:pra|para) (?:(?:a |o |minha |meu )*(?:gente|nos|mim|familia|casa|todo mundo)))|serve|aguenta|(?:e )?suficiente|basta|e pouco)\b[^\n;]*/

/** The words in which a household is told: 'somos 4, meu filho joga'. */
const HOUSEHOLD =
  /\b(?:somos|moramos|moro so\w*|vivemos|(?:\w+ )?(?:jog(?:a|o|am|amos)|trabalh\w+ (?:em|de|da) casa)|familia (?:de|grande)|\d{1,2} pessoas|home ?office)\b[^\n;]*/

/** Recognises the question why a value is asked for, named or as 'por que precisa disso?'. */
function reasonIn(text: string, asks: boolean, open: readonly ValueKind[]): MoveId | null {
  if (BARE_WHY.test(text)) return open.map((kind) => WHY_OF[kind]).find(Boolean) ?? null
  return (
    REASONED.find(
      ({ pattern }) =>
        pattern.test(text) &&
        (asks || /^\W*(?:mas |e |ue )?(?:por ?que|pq|pra que|para que|pra q|qual)/.test(text)),
    )?.id ?? null
  )
}

const ADVISED =
  /\b(?:quero|queria|pode ser|fico com|vou (?:de|querer|com|ficar com)|prefiro|escolho|manda|aceito|pego|levo)(?: (?:com|na|no|de|ess[ae]|est[ae]|aquel[ae]|a|o|plano))* (?:(?:que|q) )?(?:(?:sua |seu )?(?:indic\w+|suge\w+|recomend\w+)|(?:voce|vc|vcs|voces) (?:me )?(?:indic\w+|suger\w+|recomend\w+|falou|disse))\b|^\W*(?:o|a|esse|essa) (?:que|q) (?:voce|vc) (?:me )?(?:indic\w+|suger\w+|recomend\w+)\b/

const THIS_ONE =
  /^\W*(?:quero|pode ser|fico com|vou (?:de|com|querer)|aceito|prefiro)(?: com)? (?:ess[ae]|est[ae]|el[ae])(?: (?:mesm[oa]|plano|ai))*\W*$/

/**
 * Finds the words that choose the recommended plan, as in 'quero essa que você indicou'; null if there are none.
 * @param isOpen whether the plan is being asked for: then 'pode ser essa' is enough
 */
export function takesAdvisedPlan(
  said: string,
  isOpen: boolean,
): { readonly from: number; readonly to: number } | null {
  const match = ADVISED.exec(said) ?? (isOpen ? THIS_ONE.exec(said) : null)
  return match && { from: match.index, to: match.index + match[0].length }
}
