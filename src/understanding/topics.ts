/**
 * Which topics a message is about: the nearest wordings of a table (src/content/visitor-question-wordings.ts), compared
 * by runs of four letters and by stems of words. Nothing here knows any sentence; an editor adds wordings.
 */
import { questionsRefinedByRemark } from '../content/visitor-remarks.ts'
import { topicsExpectedAt, topicsOnlyAt, wordingsOfTopics } from '../content/visitor-question-wordings.ts'
import type { CampaignFaq } from '../contract/campaign-faq.ts'
import type { StepId } from '../funnel/step-and-journey-types.ts'
import { asksIn, OFFER, partsOf } from './asked-parts.ts'
import { lowerCase } from '../lib/text.ts'
import type { Span } from './message.ts'
import type { Reading, Situation } from './reading.ts'
import { subjectsIn, WordingIndex, type Near } from './wording-index.ts'

/** How near, and how far before others, a topic must be in a question, a statement, a word or beside an answer. */
const SURE = { asked: 0.36, told: 0.44, word: 0.95, done: 0.6 }
/** Commands are no topics (commands.ts). */
const COMMANDS: readonly string[] = ['back', 'restart', 'help', 'human']

/** How near a topic must be to be offered, and to be mentioned at all. */
const OFFERED = 0.22
/** How many topics are offered at most, and how many a message asks for at most. */
const MOST = 3
/** What a topic is nearer by, if the open question makes it likely. */
const EXPECTED = 0.07

/** Characters of a message that are read for topics. */
const READ = 600

/** Stands for each character of a value that was found. */
const TAKEN = '\u00a4'

/** What is asked about the open question without naming it: 'pra que isso?', 'é seguro?', 'dá pra mudar depois?'. */
const OF_STEP: Readonly<Record<string, Readonly<Record<StepId, string>>>> = {
  'por-que-esta': {
    cep: 'por-que-cep',
    'nr-imovel': 'por-que-numero',
    nome: 'por-que-nome',
    telefone: 'por-que-telefone',
    'consulta-telefone': 'por-que-telefone',
    email: 'por-que-email',
    cpf: 'por-que-cpf',
    'data-nascimento': 'por-que-nascimento',
    'nome-mae': 'por-que-mae',
    'conta-debito': 'por-que-conta',
  },
  'seguranca-dados': { 'ativar-debito': 'medo-conta', 'conta-debito': 'medo-conta' },
  'mudar-visita': { 'pedido-realizado': 'pedido-visit' },
  'mudar-isto': {
    planos: 'trocar-plano',
    'data-de-vencimento': 'vencimento-mudar',
    'ativar-debito': 'cancelar-debito',
    'data-instalacao': 'mudar-visita',
  },
}

const topics = new WordingIndex(wordingsOfTopics)
const faqs = new WeakMap<CampaignFaq, WordingIndex>()

/** The index of the edition's FAQ. Its questions are known by 'faq:' and their place in the list. */
function indexOf(faq: CampaignFaq): WordingIndex {
  const known = faqs.get(faq)
  if (known) return known
  const questions = faq.questions.map(({ question }, at): [string, string[]] => [`faq:${at}`, [question]])
  const index = new WordingIndex(new Map(questions))
  faqs.set(faq, index)
  return index
}

const refined: Readonly<Record<string, readonly string[]>> = questionsRefinedByRemark

/** Whether two topics are so alike that it matters little which of them is answered. */
const areAlike = (one: string, other: string): boolean =>
  Boolean(refined[one]?.includes(other) || refined[other]?.includes(one))

/** The topics nearest to a part of a message, as far as they exist at the open question. */
export function nearestTopics(text: string, { step, faq }: Pick<Situation, 'step' | 'faq'>): readonly Near[] {
  const expected = topicsExpectedAt[step] ?? []
  const own = topics
    .nearest(text)
    .filter(({ id }) => topicsOnlyAt[id]?.includes(step) ?? true)
    .map(({ id, score }) => ({ id, score: score + (expected.includes(id) ? EXPECTED : 0) }))
  const edited = faq ? indexOf(faq).nearest(text) : []
  return [...edited, ...own].sort((one, other) => other.score - one.score)
}

/** How sure the nearest topic is: how near it is, and how far the next one that is not like it. */
export function sureness([first, ...others]: readonly Near[]): number {
  if (!first) return 0
  const next = others.find(({ id }) => !areAlike(id, first.id))
  return 2 * first.score - (next?.score ?? 0)
}

/** So near is only what is said as somebody has said it before. */
const WORD_FOR_WORD = 0.8

/** A part of a message with its topics. */
interface Part {
  readonly near: readonly Near[]
  readonly asks: boolean
  readonly sure: boolean
}

const isSmallTalk = (id: string) => id.startsWith('conversa-')

/** What a topic is at the open question. */
const atStep = (id: string, step: StepId): string =>
  OF_STEP[id]?.[step] ?? (id === 'mudar-isto' ? 'mudar-resposta' : id)

/**
 * Returns which topics a message is surely about, which it may be about if none is sure, and whether it asks something
 * that none answers.
 * @param text as typed
 * @param taken where values were found in it
 * @param isAnswered whether one of them answers the open question: what is said beside it is then mostly a remark
 */
export function topicsIn(
  text: string,
  situation: Pick<Situation, 'step' | 'faq'>,
  taken: readonly Span[] = [],
  isAnswered = false,
): Pick<Reading, 'facts' | 'near' | 'unanswered'> {
  const isBeside = isAnswered || taken.length > 0
  let rest = text.slice(0, READ)
  for (const { from, to } of taken) rest = rest.slice(0, from) + TAKEN.repeat(to - from) + rest.slice(to)
  const read = (part: string): Part => {
    const holdsValue = part.includes(TAKEN)
    const asks = asksIn(part, holdsValue && isAnswered)
    const subjects = subjectsIn(part)
    // what stands around a value and asks nothing belongs to it; an offer asks about the value itself
    if (holdsValue && (!asks || (OFFER.test(lowerCase(part)) && subjects < 3)))
      return { near: [], asks: false, sure: false }
    // a value that is asked about may be the subject: 'no débito fica mais barato?'
    const at = rest.indexOf(part)
    const asked = holdsValue && subjects > 0 ? text.slice(at, at + part.length) : part
    const all = nearestTopics(asked, situation)
    if (COMMANDS.includes(all[0]?.id ?? '') && sureness(all) >= SURE.told)
      return { near: [], asks: false, sure: false }
    const near = all.filter(({ id, score }) => {
      if (COMMANDS.includes(id) || (asks && id.startsWith('pessoa-'))) return false
      return subjects > 0 || score >= WORD_FOR_WORD || (asks ? Object.hasOwn(OF_STEP, id) : isSmallTalk(id))
    })
    return {
      near,
      asks: asks && subjects > 0,
      sure: sureness(near) >= needed(near[0]?.id ?? '', asks, subjects),
    }
  }
  const needed = (id: string, asks: boolean, subjects: number): number => {
    if (asks) return SURE.asked
    if (isSmallTalk(id) && !isBeside) return SURE.told
    if (isBeside || subjects < 2) return isBeside && subjects < 2 ? Infinity : SURE.word
    return id.startsWith('pedido-') ? SURE.done : SURE.told
  }
  const single = (taken.length > 0 ? rest.split(',') : [rest]).flatMap(partsOf).slice(0, 12).map(read)
  const whole = single.length === 1 && single[0] ? single[0] : read(rest)
  const parts = single.some(({ sure }) => sure) || !whole.sure ? single : [whole]
  // what stands beside a question that is answered mostly leads to it
  const isAsked = parts.some((part) => part.sure && part.asks)
  const isHeard = ({ near, asks, sure }: Part) => sure && (asks || !isAsked || sureness(near) >= SURE.word)
  const sure = parts.filter(isHeard).flatMap(({ near }) => near[0]?.id ?? [])
  const facts = [...new Set(sure.map((id) => atStep(id, situation.step)))]
  const serious = facts.filter((id) => !isSmallTalk(id))
  return {
    facts: (serious.length > 0 || isAnswered ? serious : facts).slice(0, MOST),
    near: facts.length > 0 || isAnswered ? [] : offeredOf(whole.near, situation.step),
    unanswered: serious.length === 0 && parts.some(({ asks, sure: isSure }) => asks && !isSure),
  }
}

const offeredOf = (near: readonly Near[], step: StepId): readonly string[] => {
  const likely = near.filter(({ id, score }) => score >= OFFERED && !isSmallTalk(id))
  return [...new Set(likely.map(({ id }) => atStep(id, step)))].slice(0, MOST)
}
