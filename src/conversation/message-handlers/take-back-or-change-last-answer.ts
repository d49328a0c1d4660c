/**
 * Replies to a message that looks back at the answer just given: it takes the answer back, replaces it or tells a part of it
 * anew (docs/decisions/0174).
 */
import { answerJustGiven } from '../../content/replies-to-taken-back-answer.ts'
import { chatReplies } from '../../content/chat-command-replies.ts'
import { checkAnswer } from '../../funnel/check-answer.ts'
import { isStepOf, stepOf } from '../../funnel/journey-registry.ts'
import type { StepId, Values } from '../../funnel/step-and-journey-types.ts'
import { asideOpened, messageRead, waitEnded, type OpenDoubt } from '../../store/redux-actions.ts'
import { orderConfirmationWithdrawn } from '../../store/order-confirmation-withdrawn.ts'
import type { RootState } from '../../store/root-reducer.ts'
import { completedByPart } from '../../understanding/extractors/complete-previous-answer.ts'
import { isCorrecting } from '../../understanding/intents/corrections.ts'
import { onlyLeaves } from '../../understanding/intents/plain-requests.ts'
import { read } from '../../understanding/read-message.ts'
import type { Reading } from '../../understanding/reading-types.ts'
import { CALLS_HOUSE, PERSONS } from '../../understanding/intents/values-of-others.ts'
import { TOLD, valueKindsOf } from '../../understanding/value-kinds.ts'
import {
  changesNothing,
  isTakenBack,
  isUnwanted,
  leavesAsItWas,
  lookBack,
  type LookedBack,
} from '../../understanding/words/words-taking-back-last-answer.ts'
import { lowerWithoutAccents } from '../../understanding/words/lower-case-without-accents.ts'
import { areSameValues, distinctValues } from '../../understanding/words/compare-answer-values.ts'
import { isDoubtLast } from './choose-next-doubtful-value.ts'
import { ask, askAgain, clearInput, record, say, show, type Moves } from './chat-move-types.ts'
import { askToChange } from './chat-moves-for-buttons.ts'
import { correctAnswer } from './chat-moves-for-commands.ts'
import { isUnderstood } from './read-message-in-context.ts'
import type { ReceivedMessage } from './received-message-type.ts'
import { wishOffered } from './suggest-likely-meanings.ts'

/** An answer that the visitor's last message gave. */
interface Given {
  readonly step: StepId
  readonly values: Values
  /** What it was before that message changed it. */
  readonly before: Values | undefined
}

/**
 * Returns the answers that the visitor's last message or button gave, the last one first.
 * @param isShown whether a later message, on which the chat decides now, is shown already
 */
function answersJustGiven({ dialogue, order }: RootState, isShown = false): Given[] {
  const { lines, times } = dialogue
  const changes = lines.flatMap(({ change, id }) =>
    change ? [{ step: change.of, at: id, before: change.before[change.of]?.values }] : [],
  )
  const answered = Object.entries(times.answered).map(([step, at]) => ({ step, at, before: undefined }))
  const all = [...changes, ...answered].toSorted((one, other) => other.at - one.at)
  const last = all[0]?.at ?? 0
  const said = lines.filter(({ who }) => who === 'visitor').at(isShown ? -2 : -1)?.id ?? 0
  if (said > last) return []
  const since = Math.max(
    said,
    ...Object.values(times.asked).filter((at) => at < last && at !== times.openedAt),
    0,
  )
  return all.flatMap(({ step, at, before }) => {
    const values = isStepOf(order, step) && at > since ? order.answers[step]?.values : undefined
    return values ? [{ step, values, before }] : []
  })
}

/** Returns the question that the visitor's last message answered, unless it is open again; null if it answered none. */
export function stepJustAnswered(state: RootState, { echo, situation }: ReceivedMessage): StepId | null {
  const [last] = answersJustGiven(state, echo === '')
  return last && last.step !== situation.step ? last.step : null
}

type Outcome =
  | { readonly does: 'correct' | 'propose'; readonly step: StepId; readonly values: Values }
  | { readonly does: 'choose'; readonly step: StepId; readonly or: readonly Values[] }
  | { readonly does: 'reopen' | 'ask'; readonly step: StepId }

/** Kinds of question that a yes or a no answers. */
const takesYesOrNo = ({ order, step }: ReceivedMessage['situation'], id: StepId = step): boolean => {
  const { view } = stepOf(order, id)
  return (
    view === 'review' || valueKindsOf(stepOf(order, id)).some((kind) => /^(?:debit|place|choice)$/.test(kind))
  )
}

/** Leaves the order, and not only the answer just given. */
const LEAVES_ORDER =
  /\b(?:(?:quer(?:o|ia)|vou) cancelar|encerr\w+|pedido|compra|contrat\w+|desist\w+|nao vou (?:mais )?(?:querer|fazer|continuar|confirmar)|nao quero mais, cancel\w+)\b/

/** Holds the order, and not only the answer just given. */
const HOLDS_ORDER = /\bnao (?:fech|confirm|finaliz|conclu|encerr)\w*\b/

/** Whether the message is a command, asks something, or was understood to answer or to correct one of these by its name. */
function isOfElse(received: ReceivedMessage, all: readonly Given[], looked: LookedBack): boolean {
  const { answers, command, facts } = received.reading
  const isNamed = (command !== null && command !== 'correct:') || all.some(({ step }) => answers[step])
  // 'não fecha nada ainda' holds the order
  if (facts.includes('volto-depois') && HOLDS_ORDER.test(lowerWithoutAccents(received.text))) return true
  // 'cancela o pedido' takes back more than the last answer, and so does who says nothing but that
  const leavesAll = () => looked.by.size === 0 && !isTakenBack(looked) && onlyLeaves(received.text)
  if (facts.includes('desistir') && (LEAVES_ORDER.test(lowerWithoutAccents(received.text)) || leavesAll()))
    return true
  return isNamed || (facts.some((id) => !LEAVES.has(id)) && !isUnread(received))
}

/** What may stand beside a whole value that replaces another. */
const BESIDE =
  /\b(?:e|eh|era|sao|[oa]|meu|minha|numero|telefone|cel\w*|zap|cpf|cep|e-?mail|nome|nasc\w*|data|conta|ag\w*|banco|cert[oa]|corret[oa]|dia|em|de|d[ao]|ta|esta|aqui|ai|viu|ok|obrigad[oa]|por favor)\b/g

/** Whether a text is nothing but a value, whose digits or words it repeats. */
function isBare(rest: string, values: Values): boolean {
  const told = lowerWithoutAccents(Object.values(values).join(' '))
  const left =
    lowerWithoutAccents(rest)
      .replaceAll(/\S+@\S+/g, ' ')
      .replaceAll(BESIDE, ' ')
      .match(/[a-z]{2,}/g) ?? []
  return left.every((word) => told.includes(word))
}

/** Reads a text as the answer to an earlier question. */
function readAt(rest: string, given: Given, { situation }: ReceivedMessage): Reading {
  const { [given.step]: _own, ...answers } = situation.order.answers
  return read(rest, {
    ...situation,
    step: given.step,
    order: { ...situation.order, answers },
    doubt: null,
    draft: {},
    choice: undefined,
  })
}

/** Returns the whole value that a message tells anew. */
function wholeAnew(received: ReceivedMessage, given: Given, looked: LookedBack): Outcome | null {
  const { situation } = received
  const { step } = given
  const told = readAt(looked.rest, given, received)
  const doubt = told.doubts.find((each) => each.step === step && each.why === 'confirm')
  const found = told.answers[step] ?? doubt?.values
  if (!found || told.facts.length > 0) return null
  const kinds = valueKindsOf(stepOf(situation.order, step))
  const isPlan = kinds.includes('plan')
  const filled = Object.fromEntries(Object.entries(found).filter(([, value]) => value !== ''))
  const values = isPlan ? found : { ...given.values, ...filled }
  if (areSameValues(values, given.values)) return null
  const isOfName = kinds.some((kind) => kind === 'name' || kind === 'mother')
  const isSure =
    told.answers[step] !== undefined &&
    (looked.by.size > 1 || !looked.by.has('no')) &&
    !takesYesOrNo(situation, step) &&
    !kinds.includes('house') &&
    (!kinds.some((kind) => TOLD.has(kind)) || isBare(looked.rest, isOfName ? found : {}))
  return { does: isSure ? 'correct' : 'propose', step, values }
}

/** Returns what a message tells of a part of the answer: proposed if it can be completed, else asked for whole. */
function partAnew(
  { situation, reading }: ReceivedMessage,
  given: Given,
  { rest, by }: LookedBack,
): Outcome | null {
  const { order } = situation
  const { step } = given
  const said = piecesOf(rest).flatMap((piece) => completedByPart(piece, given.values) ?? [])
  const isPart =
    said.length > 0 || piecesOf(rest).some((piece) => completedByPart(piece, given.values) !== null)
  const fits = distinctValues(said).filter(
    (values) =>
      'values' in checkAnswer(stepOf(order, step), values, order) && !areSameValues(values, given.values),
  )
  const [only, ...others] = fits
  if (only && others.length === 0) return { does: 'propose', step, values: only }
  if (only && others.length < 3) return { does: 'choose', step, or: fits }
  // what is not understood otherwise, read as if the visitor had named the question
  const [name = ''] = situation.words[step] ?? []
  const named =
    isPart || by.size === 0
      ? null
      : read(`corrige ${name}: ${rest}`, { ...situation, doubt: null, draft: {} })
  const doubt = named?.doubts.find((each) => each.step === step && each.why === 'confirm')
  if (doubt) return { does: 'propose', step, values: doubt.values }
  return isPart && (by.size > 0 || !isUnderstood(reading)) ? { does: 'reopen', step } : null
}

/** Returns a text and its clauses, each also without what leads to a value and without a tag: 'completo é Ana Prado, né'. */
function piecesOf(text: string): readonly string[] {
  const clauses = text.split(/[,.;:!?…]+(?=\s|$)|\s+-\s+|\n/).map((clause) => clause.trim().replace(TAG, ''))
  const told = clauses.map((clause) => clause.replace(LEADS, ''))
  return [...new Set([text, ...clauses, ...told])].filter((piece) => piece.trim() !== '')
}
const LEADS = /^.{0,24}?(?<!\p{L})(?:é|eh|era|seria|ficou)\s+(?:[oa]\s+)?(?=\S)/iu
const TAG = /\s+(?:n[eé]|viu|t[aá]|ok|k{2,}|(?:rs)+|por favor|pfv?|desculpa|obrigad[oa])$/i

/**
 * Returns what a message may tell anew of an answer if nothing in it was understood otherwise: a value of that answer's
 * shape. It is only proposed.
 */
function shapedAnew(received: ReceivedMessage, given: Given, { by, rest }: LookedBack): Outcome | null {
  const { order } = received.situation
  const step = stepOf(order, given.step)
  // at the question for the plan a number is a speed or a price, unless the message names the house or its number
  const { number = '' } = given.values
  const namesHouse = CALLS_HOUSE.test(lowerWithoutAccents(rest)) || (number !== '' && rest.includes(number))
  if (valueKindsOf(step).includes('house') && by.size === 0 && isPlanOpen(received) && !namesHouse)
    return null
  const isOfName = valueKindsOf(step).some((kind) => kind === 'name' || kind === 'mother')
  const isChange = isUnread(received)
  // the year stays that of the birth date
  const [, year] = /(\d{4})$/.exec(given.values.birth_date ?? '') ?? []
  const pieces = piecesOf(rest).flatMap((piece) => (year ? [piece, `${piece} ${year}`] : [piece]))
  const found = pieces.flatMap((piece) => {
    const { answers, doubts, facts } = readAt(piece, given, received)
    const told = answers[given.step] ?? doubts.find((each) => each.step === given.step)?.values
    if (!told || (facts.length > 0 && !isChange)) return []
    const filled = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== ''))
    const values = isOfName || valueKindsOf(step).includes('plan') ? told : { ...given.values, ...filled }
    const checked = checkAnswer(step, values, order)
    const isOther = 'values' in checked && !areSameValues(checked.values, given.values)
    // a name is one only if the message says that it is, or shares a part of it
    const isNamed =
      !isOfName || SAYS_NAME.test(lowerWithoutAccents(received.text)) || sharesWord(told, given.values)
    return isOther && isNamed ? [values] : []
  })
  const [only, ...others] = distinctValues(found)
  if (!only || others.length > 2) return null
  return others.length === 0 || by.size > 0
    ? { does: 'propose', step: given.step, values: only }
    : { does: 'choose', step: given.step, or: [only, ...others] }
}
const isPlanOpen = ({ situation: { order, step } }: ReceivedMessage): boolean =>
  valueKindsOf(stepOf(order, step)).includes('plan')
const SAYS_NAME =
  /\b(?:brinca\w*|zoeira|mentira|nome|chamo|serio|completo|inteiro|verdade\w*|faltou|esqueci|sobrenome)\b/
const wordsOf = (values: Values): readonly string[] =>
  lowerWithoutAccents(Object.values(values).join(' ')).match(/[a-z]{3,}/g) ?? []
const sharesWord = (one: Values, other: Values) => wordsOf(one).some((word) => wordsOf(other).includes(word))

/** What was not understood otherwise and speaks of an answer as given: 'esse eu nem uso', 'desconsidera', 'não marca ainda'. */
const SPEAKS_OF_IT = new RegExp(
  [
    '\\b(?:ess[ea]|est[ea]|iss[oa]|el[ea])(?: (?:ai|numero|e-?mail|cpf|cep|conta|telefone|nome|data|dia|plano))* (?:(?:e|eh|era|foi) (?:[oa]s? |d[aeo]|so |meu|minha|antig|errad|velh|quando|num? |outr)|(?:ta|tava|(?:eu )?(?:nao|n)(?! (?:tenho|sei|lembro))|eu(?! (?:nao|n) )|ja|nem|so)\\b)',
    '\\b(?:esquec|ignor|desconsider|apag|descart|cancel|anul|remov|desfa[zç])\\w*',
    '\\b(?:nao|n) (?:marca|usa|anota|grava|registra|salva|conta|vale|coloca|bota|poe|considera|fecha|precisa)\\w*',
    '\\b(?:tira|troca|muda|volta|deixa) (?:ess[ea]|iss[oa])',
  ].join('|'),
)
/** Why the visitor waits, which is about no answer: 'espera aí que vou perguntar', 'calma que tocou a campainha'. */
const WAITS_FOR = /^(?:que|q|pq|porque|enquanto|so (?:um|uns)|(?:eu )?(?:vou|deixa|to|tou|tenho)) /
/** What is of offers, which are agreed to at the e-mail address, or of a person instead of an answer. */
const OF_OFFERS = /\b(?:ofertas?|promo\w*|propagandas?|novidades)\b/
const OF_PEOPLE = new RegExp(`\\b(?:${PERSONS})\\b`)

/** Whether a text speaks of an answer as given. 'Ele' is a person who is named before. */
function speaksOfIt(said: string): boolean {
  if (OF_OFFERS.test(said)) return false
  return SPEAKS_OF_IT.test(OF_PEOPLE.test(said) ? said.replaceAll(/\bel[ea]\b/g, ' ') : said)
}

/** Questions that a message seems to ask which takes an answer back: 'o meu vou buscar', 'esquece'. */
const LEAVES: ReadonlySet<string> = new Set(['volto-depois', 'desistir'])

/** A number as a clause of its own, which is no part of a remark: 'minha mãe achou caro. 500'. */
const HAS_BARE_NUMBER = /(?:^|[.,;!]\s+)\d[\d./-]+\s*$/

/** Erases an answer, and not all that was told: 'apaga tudo isso' and 'tira esse número do sistema' mean more. */
const ERASES_ONE =
  /^(?!.*\b(?:tudo|todos|dados|informac\w+|cadastro|conversa|sistema|base|dai)\b).*\b(?:ess[ea]|est[ea]|iss[oa]|el[ea])\b/

/** Whether nothing in a message was understood but that the visitor may leave, or what is said beside a change. */
const isUnread = ({ reading, text }: ReceivedMessage): boolean =>
  !isUnderstood(reading) ||
  // 'esse é da minha mãe, apaga' erases no more than that
  (reading.wayOut === 'erase' && ERASES_ONE.test(lowerWithoutAccents(text))) ||
  (reading.facts.length > 0 &&
    (reading.facts.every((id) => LEAVES.has(id)) ||
      isCorrecting(lowerWithoutAccents(text)) ||
      HAS_BARE_NUMBER.test(text)) &&
    Object.keys(reading.answers).length === 0 &&
    reading.doubts.length === 0 &&
    reading.command === null)

/** Returns the values of an answer without the consent to offers that a message withdraws; null if it does not. */
function withoutOffers(received: ReceivedMessage, given: Given, { rest, by }: LookedBack): Values | null {
  if (given.values.accept_promotions !== 'true' || received.reading.answers[given.step]) return null
  const said = lowerWithoutAccents(rest) || (by.has('rather') && by.has('no') ? 'nao' : '')
  // 'não' alone may be about the open question
  if (
    !isUnwanted(by.has('no') && rest ? `nao ${said}` : said) ||
    (by.size === 0 && !/\b(?:mand|envi|receb|ofert|promo)/.test(said))
  )
    return null
  return { ...given.values, accept_promotions: 'false' }
}

/** What a message leads to that takes back the answer without telling another. */
function takenBack(received: ReceivedMessage, last: Given, { by, rest }: LookedBack): Outcome | null {
  const { situation, reading } = received
  const { step, before } = last
  if (before && !by.has('error')) return { does: 'propose', step, values: before }
  const turned = rest === '' && by.has('rather') ? turnedYesOrNo(received, last) : null
  if (turned) return turned
  const isReview = stepOf(situation.order, situation.step).view === 'review'
  if (isReview ? !by.has('no') : rest !== '' && by.size === 0 && isUnderstood(reading)) return null
  const isPerhapsOpen = by.has('mind') || (by.has('no') && takesYesOrNo(situation))
  return { does: isPerhapsOpen && !by.has('error') ? 'ask' : 'reopen', step }
}

function outcomeOf(received: ReceivedMessage, all: readonly Given[], looked: LookedBack): Outcome | null {
  const [last] = all
  const { situation, text, reading } = received
  const { by, rest } = looked
  if (!last || text.includes('?')) return null
  if (by.has('wait') && by.size === 1 && WAITS_FOR.test(lowerWithoutAccents(rest))) return null
  for (const given of all) {
    const values = withoutOffers(received, given, looked)
    if (values) return { does: 'correct', step: given.step, values }
  }
  if (last.step === situation.step || isOfElse(received, all, looked)) return null
  if (last.before && leavesAsItWas(lowerWithoutAccents(rest)))
    return { does: 'propose', step: last.step, values: last.before }
  if (isTakenBack(looked)) return takenBack(received, last, looked)
  // of a no only the rest may be about the open question
  const open = by.size > 0 && rest !== '' ? read(rest, { ...situation, doubt: null }) : reading
  if (rest === '' || open.answers[situation.step]) return null
  const parts = all.flatMap((given) => partAnew(received, given, looked) ?? [])
  const isOpenPerhaps = open.doubts.some(({ step, why }) => step === situation.step && why !== 'unavailable')
  const whole =
    by.size > 0 && !isOpenPerhaps ? all.flatMap((given) => wholeAnew(received, given, looked) ?? []) : []
  const told = whole.find(({ does }) => does === 'correct') ?? parts[0] ?? whole[0]
  if (told) return told
  if (by.has('error') && !isUnderstood(open)) return { does: 'reopen', step: last.step }
  return isUnread(received) ? perhapsMeant(received, all, looked) : null
}

/** What is not understood right after an answer may be about it. */
function perhapsMeant(received: ReceivedMessage, all: readonly Given[], looked: LookedBack): Outcome | null {
  const [last] = all
  if (!last) return null
  const isLeft = received.reading.facts.some((id) => LEAVES.has(id))
  const shaped = isLeft ? [] : all.flatMap((given) => shapedAnew(received, given, looked) ?? [])
  if (shaped[0]) return shaped[0]
  if (received.reading.facts.length > 0 && !isLeft) return null
  const isOfIt =
    speaksOfIt(lowerWithoutAccents(received.text)) ||
    looked.by.has('wait') ||
    looked.by.has('mind') ||
    (looked.by.size > 0 && isLeft)
  return isOfIt ? { does: 'ask', step: last.step } : null
}

/** A no or a yes that turns a yes or a no just given: 'pensando bem, não'. */
function turnedYesOrNo(received: ReceivedMessage, given: Given): Outcome | null {
  if (!takesYesOrNo(received.situation, given.step)) return null
  return wholeAnew(received, given, { by: new Set(['no']), rest: 'não' })
}

export function replyToLookingBack(received: ReceivedMessage, state: RootState): Moves | null {
  const { echo, reading, text, situation, pending } = received
  const looked = lookBack(lowerWithoutAccents(text.normalize('NFC')), text.normalize('NFC'))
  const begun = [messageRead({ understood: true }), clearInput]
  if (situation.order.finished !== null) {
    const isLeft =
      isTakenBack(looked) ||
      reading.facts.includes('desistir') ||
      /\bcancel\w*/.test(lowerWithoutAccents(text))
    return isLeft ? [...begun, show(echo), say(answerJustGiven.alreadyOrdered), asideOpened('human')] : null
  }
  const { wait } = state.ui
  if (wait?.what === 'finish' && wait.status === 'failed' && isTakenBack(looked))
    return [
      ...begun,
      orderConfirmationWithdrawn(),
      waitEnded(),
      show(echo),
      say(answerJustGiven.heldBack),
      askAgain,
    ]
  if (pending && isDoubtLast(state.dialogue)) return null
  const isReview = stepOf(situation.order, situation.step).view === 'review'
  if (isReview && changesNothing(lowerWithoutAccents(text.normalize('NFC')).trim()))
    return [...begun, show(echo), say(chatReplies.commands.recomecarKept), askAgain]
  const outcome = outcomeOf(received, answersJustGiven(state), looked)
  if (!outcome) return null
  const { step } = outcome
  const { [step]: _own, [situation.step]: _open, ...others } = reading.answers
  const beside = Object.keys(others).length > 0
  const correction = (answers: Reading['answers']) =>
    correctAnswer(state, {
      step,
      echo,
      reading: { ...reading, answers, doubts: [] },
      isAsking: false,
      isDoubtNext: false,
    })
  const askAbout = (doubt: OpenDoubt): Moves =>
    beside
      ? [...begun, show(echo, { isAnswer: true }), record(others, true), ask(doubt)]
      : [...begun, ask(doubt, echo, text)]
  switch (outcome.does) {
    case 'correct':
      return [...begun, ...correction({ ...others, [step]: outcome.values })]
    case 'propose':
      return askAbout({ step, values: outcome.values, why: 'confirm' })
    case 'choose':
      return askAbout({ step, values: outcome.or[0] ?? {}, or: outcome.or, why: 'either' })
    case 'reopen':
      return [...begun, ...correction({})]
    case 'ask':
      return [
        ...begun,
        show(echo),
        ...askToChange(situation.order, step, wishOffered(text, situation.step, reading.facts)),
      ]
  }
}
