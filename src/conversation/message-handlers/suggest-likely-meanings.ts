/**
 * Finds what a message may have meant that the chat has not understood: prepared answers and commands by the words of the
 * message, and the questions that the shop's team has put into the FAQ (docs/decisions/0176).
 */
import { isRemark } from '../../content/questions-refined-by-remark.ts'
import { suggestedCommands, suggestedRemarks } from '../../content/suggestions-after-unclear-message.ts'
import { visitorQuestions, type FactId } from '../../content/visitor-questions.ts'
import type { CampaignFaq } from '../../contract/campaign-faq.ts'
import { normaliseText } from '../../lib/normalise-text.ts'
import type { ChatAction } from '../../store/redux-actions.ts'
import type { RootState } from '../../store/root-reducer.ts'
import {
  clearTopic,
  speaksLittleFor,
  topicsToOffer,
  type NearTopic,
} from '../../understanding/topics/nearest-topics.ts'
import { TOPIC_WEIGHTS } from '../../understanding/topics/topic-weights.ts'
import { isQuestion } from '../../understanding/words/is-question.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { SimilarTexts } from '../../understanding/words/similar-texts.ts'
import type { ReceivedMessage } from './received-message-type.ts'

/** Buttons besides that to a person, at most. */
const MOST = 3
/** Similarity, from 0 to 1, from which a message asks a question of the FAQ, and from which it may mean it. */
const ASKS = 0.8
const MAY_ASK = 0.45

type Faq = CampaignFaq['questions']

const indexes = new WeakMap<Faq, SimilarTexts<string>>()

/** Returns the questions of the FAQ that are similar to a message, the most similar first, by their index. */
function similarOf(faq: Faq, text: string): { readonly at: number; readonly score: number }[] {
  const index =
    indexes.get(faq) ??
    new SimilarTexts(faq.map(({ question }, at) => ({ id: String(at), wordings: [question] })))
  indexes.set(faq, index)
  return index
    .find(lowerWithoutAccents(text.normalize('NFC')))
    .map(({ id, score }) => ({ at: Number(id), score }))
}

/** The id under which a question of the FAQ is answered. */
const idOfFaq = (at: number): `faq:${number}` => `faq:${at}`

/** Returns the id of the question of the FAQ that a message asks; null if it asks none. */
export function askedOfFaq(faq: Faq, text: string): `faq:${number}` | null {
  const [best] = similarOf(faq, text)
  return best && best.score >= ASKS ? idOfFaq(best.at) : null
}

const isFact = (id: string): id is FactId => Object.hasOwn(visitorQuestions, id)

/** Returns the button for a topic; null if it is not offered. */
function buttonOf(id: string): ChatAction | null {
  if (isFact(id)) return { label: visitorQuestions[id].title, asks: id }
  const label = isRemark(id) ? suggestedRemarks[id] : undefined
  if (label !== undefined && isRemark(id)) return { label, asks: id }
  const command = suggestedCommands[id]
  return command === undefined ? null : { label: command }
}

/** The button of a visitor who answers later. */
export const laterButton: ChatAction = { label: suggestedRemarks['volto-depois'] ?? '', asks: 'volto-depois' }

/** Whether a message asks something, with or without a question mark. */
export const isAsked = (text: string): boolean =>
  text.includes('?') || isQuestion(lowerWithoutAccents(text.normalize('NFC')), '')

/** Buttons behind the answer to what a message clearly means. */
const BESIDE_LIKELY = 2

/**
 * Returns the prepared answer that a message clearly asks for by its words, with the buttons of what it may mean besides;
 * null if there is none.
 * @param step id of the open question
 * @param faq the questions of the campaign's FAQ; empty if they have not loaded
 */
export function likelyQuestion(
  text: string,
  step: string,
  faq: Faq,
): { readonly id: string; readonly label: string; readonly others: readonly ChatAction[] } | null {
  const id = clearTopic(TOPIC_WEIGHTS, text, step)
  const button = id === null ? null : buttonOf(id)
  const [similar] = similarOf(faq, text)
  // what the team has written about it comes first
  if (button?.asks === undefined || (similar && similar.score >= MAY_ASK)) return null
  const others = topicsToOffer(TOPIC_WEIGHTS, text, step)
    .filter((near) => near.id !== id)
    .flatMap((near) => buttonOf(near.id) ?? [])
  return { id: button.asks, label: button.label, others: others.slice(0, BESIDE_LIKELY) }
}

/** Wishes that a message may say instead of answering, besides that to a person. */
const WISHES: ReadonlySet<string> = new Set(['back', 'desistir', 'erase', 'form', 'volto-depois'])
/**
 * The least that must speak for a wish, its share of what the message says, and of what speaks for the first topic, to be
 * offered as the second.
 */
const WISH = { weight: 12, said: 0.3, share: 0.5 }

/** The likeliest wish among the topics of a message, if enough speaks for it. */
const wishAmong = ([first, ...others]: readonly NearTopic[]): NearTopic | undefined =>
  first &&
  [first, ...others].find(
    ({ id, weight }) => WISHES.has(id) && weight >= Math.max(WISH.weight, WISH.share * first.weight),
  )

/** The topics of a message that asks nothing, with the likeliest wish as the first or second of them. */
function withWishEarly(near: readonly NearTopic[], wishes: readonly NearTopic[]): readonly NearTopic[] {
  const wish = wishAmong(wishes)
  const [first, ...others] = near.filter(({ id }) => id !== wish?.id)
  if (!wish) return near
  return first && near[0]?.id !== wish.id
    ? [first, wish, ...others]
    : [wish, ...(first ? [first] : []), ...others]
}

/**
 * Returns the button of the wish that a message may say instead of speaking of an answer; none if it says none.
 * @param read what was read in it
 */
export function wishOffered(text: string, step: string, read: readonly string[]): readonly ChatAction[] {
  const near = topicsToOffer(TOPIC_WEIGHTS, text, step, WISH.said)
  const id = read.find((each) => WISHES.has(each)) ?? wishAmong(near)?.id
  const button = id === undefined ? null : buttonOf(id)
  return button ? [button] : []
}

/** What is asked with words that no topic knows: the names of places, people and services of the shop's team. */
const WITH_NAMES: ReadonlySet<string> = new Set(['cobertura', 'instalacao-quem', 'streaming-inclusos'])

/**
 * Returns what a question may mean as buttons, where a pattern has found a topic in it but most of its words speak of
 * something else; none if the question is answered (docs/decisions/0193).
 */
export function meaningsInstead(
  { reading: { facts }, text, pending, situation: { step } }: ReceivedMessage,
  { dialogue: { memory } }: RootState,
): readonly ChatAction[] {
  const [id, another] = facts
  const button = id === undefined || another !== undefined ? null : buttonOf(id)
  if (pending || id === undefined || button?.asks === undefined) return []
  // patterns of remarks ask for two subjects at least, those of facts often for one
  const isLeft = !isFact(id) || WITH_NAMES.has(id) || !isAsked(text)
  if (isLeft || !speaksLittleFor(TOPIC_WEIGHTS, text, id)) return []
  const others = suggestionsFor(text, step, memory.faq ?? [], true)
  return [button, ...others.filter(({ label }) => label !== button.label)].slice(0, MOST)
}

/**
 * Returns at most three buttons with what a message may have meant, the likeliest first.
 * @param faq the questions of the campaign's FAQ; empty if they have not loaded
 * @param step id of the open question
 * @param isAsked whether the message asks something
 */
export function suggestionsFor(
  text: string,
  step: string,
  faq: Faq,
  isAsked: boolean,
): readonly ChatAction[] {
  const similar = similarOf(faq, text)
    .filter(({ score }) => score >= MAY_ASK)
    .flatMap(({ at }): ChatAction[] => {
      const label = faq[at]?.question
      return label === undefined ? [] : [{ label, asks: idOfFaq(at) }]
    })
  const topics = topicsToOffer(TOPIC_WEIGHTS, text, step)
  const wishes = isAsked ? [] : topicsToOffer(TOPIC_WEIGHTS, text, step, WISH.said)
  const near = withWishEarly(topics, wishes).flatMap(({ id }) => buttonOf(id) ?? [])
  // of the FAQ at most two, because the prepared answers know this visitor's figures
  const all = [...similar.slice(0, 1), ...near.slice(0, 2), ...similar.slice(1), ...near.slice(2)]
  const seen = new Set<string>()
  return all
    .filter(({ label }) => !seen.has(normaliseText(label)) && seen.add(normaliseText(label)))
    .slice(0, MOST)
}
