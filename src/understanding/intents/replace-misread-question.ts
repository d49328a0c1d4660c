/**
 * Recognises by all its words that a message asks another question than the one that a pattern has found in it: 'posso ter
 * dois pontos na casa' is about no points of a loyalty programme (docs/decisions/0176).
 */
import { isRemark, type RemarkId } from '../../content/questions-refined-by-remark.ts'
import { wordingsOfRemarks } from '../../content/visitor-questions/wordings/remarks.ts'
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import type { Reading } from '../reading-types.ts'
import { isMostly, nearestTopics } from '../topics/nearest-topics.ts'
import { isQuestion } from '../words/is-question.ts'
import { lowerWithoutAccents } from '../words/lower-case-without-accents.ts'
import { TOPIC_WEIGHTS } from '../topics/topic-weights.ts'

/** How much must speak for the question, and how much more than for what was found. */
const LEAST = 16
const MORE = 6

/** Remarks that ask nothing. */
const WISHES: ReadonlySet<string> = new Set<RemarkId>([
  'desistir',
  'volto-depois',
  'resumo',
  'pular',
  'recusa-ofertas',
])

/** What is asked about the open question itself, which its patterns know better than the words of the message. */
const OF_QUESTION: Readonly<Record<StepId, readonly string[]>> = {
  'nr-imovel': ['apartamento-precisa'],
  'data-de-vencimento': ['vencimento-mudar', 'primeira-fatura'],
  'ativar-debito': ['cancelar-debito', 'primeira-fatura'],
  'conta-debito': ['primeira-fatura'],
}

/** Asks whether the network is there: 'no meu prédio já tem cabo?'. How it gets in is another question. */
const IS_THERE = /\bja (?:tem|chegou|existe)\b/

const asks = (typed: string): boolean =>
  typed.includes('?') || isQuestion(lowerWithoutAccents(typed.normalize('NFC')), '')

/** Questions that are known by their wordings. Others have patterns, which know them better. */
const isKnownByWordings = (id: string) => isRemark(id) && Object.hasOwn(wordingsOfRemarks, id)

/** Replaces the questions that were found in a message by the one that it is much likelier to ask. */
export function withLikelyQuestion(reading: Reading, typed: string, step: StepId): Reading {
  const { answers, facts } = reading
  const isPlain = facts.length > 0 && Object.keys(answers).length === 0
  if (!isPlain || facts.some((fact) => WISHES.has(fact)) || !asks(typed)) return reading
  if (facts.some((fact) => OF_QUESTION[step]?.includes(fact))) return reading
  if (facts.includes('cobertura') && IS_THERE.test(lowerWithoutAccents(typed))) return reading
  const near = nearestTopics(TOPIC_WEIGHTS, typed, step)
  const [best] = near
  if (!best || !isRemark(best.id) || !isKnownByWordings(best.id) || best.weight < LEAST) return reading
  const weights = near.filter(({ id }) => facts.some((fact) => fact === id)).map(({ weight }) => weight)
  const isLikelier = best.weight - Math.max(0, ...weights) >= MORE && isMostly(TOPIC_WEIGHTS, typed, best)
  return isLikelier ? { ...reading, facts: [best.id] } : reading
}
