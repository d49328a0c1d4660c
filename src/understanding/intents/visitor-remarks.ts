/**
 * Recognises remarks in a chat message, for example that a plan is too expensive or a rival is cheaper. A refusal to
 * give a value, and the question why it is needed, are remarks, too.
 */
import type { RemarkId } from '../../content/questions-refined-by-remark.ts'
import type { FactId } from '../../content/visitor-question-wordings.ts'
import { lazyParts } from '../lazy-extractor-and-pattern-registry.ts'
import type { FoundRemark, RemarkPattern } from '../reading-types.ts'
import type { ValueKind } from '../value-kinds.ts'
import { householdIn, tellsHousehold } from '../words/household-in-text.ts'
import { BARE_WHY } from '../words/shared-question-patterns.ts'
import { NAMES_OF } from '../words/words-naming-value-kinds.ts'
import { WHY_PATTERNS, REFUSES, WHY_AT_END, WHY_REMARK_BY_KIND } from '../words/refusal-and-why-patterns.ts'
import { isQuestion } from '../words/is-question.ts'

/** Remarks in which a plan, a price or a number of people is mentioned, but is not an answer. */
const MENTIONS: ReadonlySet<string> = new Set<RemarkId>([
  'custo-total',
  'sair-antes',
  'preco-concorrente',
  'pechincha',
  'comparar',
  'serve',
  'cancelar-debito',
  'mudanca',
  'volto-depois',
])

/** Remarks that mostly stand in place of an answer: 'volto depois'. If the message has an answer, they are ignored. */
const IDLE: ReadonlySet<string> = new Set<RemarkId>([
  'volto-depois',
  'escolha-sua',
  'dado-de-antes',
  'desistir',
  'pular',
  'quanto-falta',
  'quer-contratar',
  'dias-de-vencimento',
  'o-que-e-cep',
  'mae-falecida',
  'nome-social',
])

/** Whether a remark is replied to even if the message also has an answer. */
export const countsBesideAnswer = ({ id, asks }: FoundRemark): boolean => asks || !IDLE.has(id)

/** Whether the values that occur in the words of a remark are only mentioned, so that they are not taken as answers. */
export const onlyMentions = ({ id }: FoundRemark): boolean => MENTIONS.has(id)

/** A part of the message that ends with a full stop or a question mark. */
interface Sentence {
  readonly from: number
  readonly text: string
  readonly asks: boolean
}

const END = /[.!?;\n]+(?=\s|$)/g

/** Greetings and interjections before a sentence, which do not change its meaning: 'ô moço, …'. */
const NOISE =
  /^(?:[\s,]*(?:oi+|ola|opa|o(?= moc)|uai|ue|oxe|bah|olha|entao|mas|moc[ao]|boa (?:noite|tarde)|bom(?: dia)?|ah|hmm*|aff|tchau)[\s,]+)+/

/** Courtesies after a statement: 'quando eu receber, por favor'. */
const COURTESY_BEHIND = /(?:,? (?:moc[ao]|hein|por favor|obrigad[oa]|k{3,}))+\W*$/

function sentencesOf(said: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  const add = (to: number, asks: boolean) => {
    const start = from + (NOISE.exec(said.slice(from, to))?.[0].length ?? 0)
    const whole = said.slice(start, to)
    const text = asks ? whole : whole.replace(COURTESY_BEHIND, '')
    if (text.trim() !== '') sentences.push({ from: start, text, asks })
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
  /(?:\b(?:o|os|um|esse|este|essa|isso|plano|de)\b )*(?:\d+ ?(?:megas?|gigas?|gb)?|\bgiga|\bmega)?[ ,]*\b(?:da (?:pra|para|conta)|dao conta|serve|aguenta|suporta|atende|e suficiente|suficiente|basta|chega (?:pra|para)|roda|e (?:bo[ma]|ideal|indicad[oa]) (?:pra|para)|e pouco|e muito|segura|trava)\b[^\n;]*|^\W*(?:e )?(?:pra|para) (?:jog|trabalh|gam|home)[^\n;]*/

/**
 * Returns the remarks that a message contains, at most one for each sentence and kind.
 * @param said lower-case text without accents, with number words as digits
 * @param open kinds of value that the open question asks for
 */
export function remarksIn(said: string, open: readonly ValueKind[]): readonly FoundRemark[] {
  const found: FoundRemark[] = []
  for (const sentence of sentencesOf(said)) {
    const { from, text, asks } = sentence
    const reason = reasonIn(text, asks, open)
    const own = reason
      ? { id: reason, at: 0, end: text.length }
      : (remarkIn(sentence, open) ?? enoughIn(sentence, open) ?? refusalIn(sentence, open))
    // 'tá caro, o de 500 dá pra quatro?'
    const more = own && asks && own.id === 'caro' ? enoughIn(sentence, open) : null
    for (const each of [own, more]) {
      if (!each || found.some(({ id }) => id === each.id)) continue
      const to = from + (MENTIONS.has(each.id) ? each.end : text.length)
      found.push({ id: each.id, from: from + each.at, to, asks })
    }
  }
  return found
}

type Match = { readonly id: RemarkId | FactId; readonly at: number; readonly end: number }

const matchOf = (id: Match['id'], found: RegExpExecArray | null): Match | null =>
  found && { id, at: found.index, end: found.index + found[0].length }

const remarksAt = new Map<string, readonly RemarkPattern[]>()

/** The remarks that may be made where these kinds of value are asked for, of which none is missing once they have loaded. */
function remarksFor(open: readonly ValueKind[]): readonly RemarkPattern[] {
  const all = lazyParts()?.remarks
  if (!all) return []
  const key = open.join()
  const isOpen = (kinds: readonly ValueKind[]) => kinds.some((kind) => open.includes(kind))
  const known =
    remarksAt.get(key) ??
    all.filter(({ at, notAt = [] }) => (at === undefined || isOpen(at)) && !isOpen(notAt))
  remarksAt.set(key, known)
  return known
}

function remarkIn({ text, asks }: Sentence, open: readonly ValueKind[]): Match | null {
  const isAsked = asks || text.split(',').some((part) => isQuestion(part, ''))
  for (const remark of remarksFor(open)) {
    if ((!isAsked && remark.asks) || (asks && remark.tells)) continue
    const match = remark.pattern.exec(text)
    if (match && remark.not?.test(text) !== true)
      return matchOf(remark.id === 'por-que-esta' ? whyOf(open) : remark.id, match)
  }
  return null
}

/** Values that a refusal of another one may name. */
const NAMED = ['cep', 'document', 'email', 'mother', 'birth', 'phone'] as const

/** Recognises that a value is refused, or that its reason is asked for in the end. */
function refusalIn({ text, asks }: Sentence, open: readonly ValueKind[]): Match | null {
  const isOther = NAMED.some((kind) => !open.includes(kind) && NAMES_OF[kind]?.test(text) === true)
  const id = !isOther && (REFUSES.test(text) || (asks && WHY_AT_END.test(text))) ? whyOf(open) : null
  return id && { id, at: 0, end: text.length }
}

/** Recognises a household, with or without the question whether a plan is enough for it. */
function enoughIn({ text, asks }: Sentence, open: readonly ValueKind[]): Match | null {
  const home = householdIn(text)
  if (!home) return matchOf('serve', asks ? FOR_US.exec(text) : null)
  const asked = open.includes('account') ? null : ENOUGH.exec(text)
  if (asked) return matchOf('serve', asked)
  const isDeciding = open.some((kind) => kind === 'plan' || kind === 'cep' || kind === 'house')
  return matchOf('serve', isDeciding && tellsHousehold(home) ? HOUSEHOLD.exec(text) : null)
}

/** The question whether a named plan is enough, without more about the household: 'o 500 dá pra gente?'. */
const FOR_US =
  /(?<![\d.-])(?:\b(?:o|esse|este|plano|de)\b )*\b(?:\d{3,4}(?: ?megas?)?|\d? ?gigas?|plano|esse|este)\b[ ,]*(?:ja )?\b(?:da(?: ne)?(?=\W*$)|da (?:conta|(?:pra|para) (?:(?:a |o |minha |meu )*(?:gente|nos|mim|familia|casa|todo mundo)))|serve|aguenta|(?:e )?suficiente|basta|e pouco)\b[^\n;]*/

/** The words in which a household is told: 'somos 4, meu filho joga'. */
const HOUSEHOLD =
  /\b(?:somos|moramos|moro so\w*|vivemos|(?:\w+ )?(?:jog(?:a|o|am|amos)|trabalh\w+ (?:em|de|da) casa)|familia (?:de|grande)|\d{1,2} pessoas|home ?office)\b[^\n;]*?(?=,? (?:e )?(?:venc\w*|no (?:boleto|debito|pix)|boleto|debito|decid\w+|quero|cep|cpf|meu (?:nome|telefone|zap|email)|nome)\b|$)/

const whyOf = (open: readonly ValueKind[]): Match['id'] =>
  open.map((kind) => WHY_REMARK_BY_KIND[kind]).find(Boolean) ?? 'por-que-esta'

/** Asks which value will do. */
const ASKS_WHICH =
  /^(?!.*\b(?:por ?que|pq|pra que|para que)\b).*\bprecis\w+ (?:ser (?:um |o )?(?:celular|movel|meu|minha)|d[aeo]\b.* ou d)/

/** Recognises the question why a value is asked for, named or as 'por que precisa disso?'. */
function reasonIn(text: string, asks: boolean, open: readonly ValueKind[]): Match['id'] | null {
  if (BARE_WHY.test(text)) return whyOf(open)
  if (
    !asks &&
    !/^\W*(?:mas |e |ue )?(?:por ?que|pq|pra que|para que|pra q|qual|com que)|\bprecis\w+\b.{0,24}\bpor ?que\b/.test(
      text,
    )
  )
    return null
  // 'precisa ser celular?', 'preciso do cep da casa ou do trabalho?' ask which one, and not why
  if (ASKS_WHICH.test(text)) return null
  // 'por que precisa do celular se já vou pôr o email': the value that is named first
  const found = WHY_PATTERNS.flatMap(({ id, pattern }) => {
    const match = pattern.exec(text)
    return match ? [{ id, end: match.index + match[0].length }] : []
  })
  return found.toSorted((a, b) => a.end - b.end)[0]?.id ?? null
}
