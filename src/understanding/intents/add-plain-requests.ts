/**
 * Adds to a reading the plain request that the whole message makes, where it answers nothing: another question than a
 * pattern has found, an answer to be changed, a request by its words (docs/decisions/0173) or by all that it has in
 * common with known wordings (0176), or thanks.
 */
import type { StepId } from '../../funnel/step-and-journey-types.ts'
import type { Doubt, Reading, Situation } from '../reading-types.ts'
import { clearTopic, nearestTopics } from '../topics/nearest-topics.ts'
import { TOPIC_WEIGHTS } from '../topics/topic-weights.ts'
import { recordedStepOf } from '../words/answered-step-of-value-kind.ts'
import type { ValueKind } from '../value-kinds.ts'
import {
  ANSWERS_BY_NAME,
  BESIDE_PRAISE,
  CHANGE_WORDS,
  NO_CHANGE,
  NO_PLAIN_REQUEST,
  ONLY_CHANGES,
  PRAISE,
  WORD_FAMILIES,
  type PlainRequest,
} from '../words/plain-request-words.ts'
import { withLikelyQuestion } from './replace-misread-question.ts'
import {
  anyOf,
  consistsOf,
  ASKED_ABOUT,
  oneOf,
  partsOf,
  saysForGood,
  wishIn,
  wordsIn,
} from './plain-requests.ts'

/** Words beside which a message says no such wish, however alike it is to known wordings. */
const SAYS_ELSE: Readonly<Partial<Record<PlainRequest, RegExp>>> = {
  human: anyOf(NO_PLAIN_REQUEST.human),
  erase: anyOf(NO_PLAIN_REQUEST.erase),
  form: anyOf(`${NO_PLAIN_REQUEST.form} prefiro+em+branco deixa+em+branco deixar+em+branco`),
  leave: / nao (?:[a-z]+ ){0,3}(?:cancel|desist)[a-z]* /,
}
const { later, laterAlone, resumes, keeps, leavesNow, busy, thinks, waits, soon } = WORD_FAMILIES
const { erases, doesNotKeep, unwelcome, out, forms, form, asForm, chats } = WORD_FAMILIES
/** Words without which a message says no such wish: it names no earlier question, no later time, no form, nothing to erase. */
const NEEDED: Readonly<Partial<Record<PlainRequest, RegExp>>> = {
  back: anyOf(
    'volt* vort* retorn* retroced* anterior* antes atras tras passada passou ultima back desfa* refaz* z',
  ),
  erase: anyOf([erases, doesNotKeep, unwelcome, out, 'lgpd esquecimento delete sumir'].join(' ')),
  form: anyOf(
    [forms, form, asForm, chats, 'site link papel robo mensagem uma+por+uma pergunta+por+pergunta'].join(' '),
  ),
  later: anyOf(
    [
      later,
      laterAlone,
      resumes,
      keeps,
      leavesNow,
      busy,
      thinks,
      waits,
      soon,
      'calma nao+confirm* nao+fech* termin*',
    ].join(' '),
  ),
}
/** Says that the order is gone on with. */
const RESUMES = anyOf(WORD_FAMILIES.resumes)
/** Wants to think about it, or to ask somebody. */
const THINKS = anyOf(WORD_FAMILIES.thinks)
const PRAISES = anyOf(PRAISE)
const ONLY_PRAISES = new RegExp(`^(?: ${oneOf(`${PRAISE} ${BESIDE_PRAISE}`)})+ $`)

/** Wishes by the topic that a message is clearly about. */
const WISH_OF_TOPIC: ReadonlyMap<string | null, PlainRequest> = new Map<string, PlainRequest>([
  ['human', 'human'],
  ['back', 'back'],
  ['erase', 'erase'],
  ['form', 'form'],
  ['desistir', 'leave'],
  ['volto-depois', 'later'],
])

/** How much more must speak for a wish than for a question that was found in the message. Some only speak of leaving. */
const MORE_THAN_QUESTION: Readonly<Record<PlainRequest, number>> = {
  human: 12,
  erase: 12,
  form: 12,
  back: 20,
  later: 20,
  leave: 20,
}

/** How much more must speak for a wish than for everything else, so that a question says it: 'retomamos depois?'. */
const FAR_AHEAD = 30

/** Does not want to talk, with anybody: 'prefiro não falar sobre isso'. */
const TALKS_NOT = / (?:nao|n) (?:quero |vou )?(?:falar|conversar|comentar) /

function isFarAhead(typed: string, step: StepId): boolean {
  const [first, second] = nearestTopics(TOPIC_WEIGHTS, typed, step)
  return first !== undefined && first.weight - (second?.weight ?? 0) >= FAR_AHEAD
}

/** Whether a message is much likelier to say a wish than to ask what was found in it. */
function isBeforeQuestions(
  { facts }: Reading,
  typed: string,
  step: StepId,
  id: string,
  wish: PlainRequest,
): boolean {
  const near = nearestTopics(TOPIC_WEIGHTS, typed, step)
  const weightOf = (topic: string) => near.find((each) => each.id === topic)?.weight ?? 0
  return facts.every((fact) => weightOf(id) - weightOf(fact) >= MORE_THAN_QUESTION[wish])
}

/**
 * Returns the wish that a message clearly is by its words, if nothing else was understood of it, or only a question that
 * it is much less likely to ask (docs/decisions/0176).
 */
function likelyWish(reading: Reading, typed: string, step: StepId): PlainRequest | null {
  const { command, wayOut, advice, person, agreed, wrong } = reading
  if (command !== null || wayOut !== null || advice || person || agreed !== null) return null
  // what tells digits, or that something is wrong, is about an answer
  if (wrong || /\d{3}/.test(typed)) return null
  const id = clearTopic(TOPIC_WEIGHTS, typed, step)
  const wish = WISH_OF_TOPIC.get(id)
  if (id === null || !wish) return null
  if (wish === 'human' && TALKS_NOT.test(wordsIn(typed))) return null
  if (typed.includes('?') && ASKED_ABOUT.has(wish) && !isFarAhead(typed, step)) return null
  if (reading.facts.length > 0 && !isBeforeQuestions(reading, typed, step, id, wish)) return null
  // 'já falei meu nome pro atendente' tells of one; 'não é pra cancelar'
  const said = wordsIn(typed)
  if (SAYS_ELSE[wish]?.test(said)) return null
  return NEEDED[wish]?.test(said) === false ? null : wish
}

interface ChangeWords {
  readonly change: RegExp
  readonly not: RegExp
  /** The names of answers, the longest first. */
  readonly names: readonly { readonly kind: ValueKind; readonly pattern: RegExp }[]
}

let changes: ChangeWords | undefined

const changeWords = (): ChangeWords =>
  (changes ??= {
    change: anyOf(CHANGE_WORDS),
    not: anyOf(NO_CHANGE),
    names: Object.entries(ANSWERS_BY_NAME)
      .flatMap(([kind, names]) =>
        names
          .trim()
          .split(/\s+/)
          .map((name) => ({ kind: kind as ValueKind, name })),
      )
      .toSorted((a, b) => b.name.length - a.name.length)
      .map(({ kind, name }) => ({ kind, pattern: anyOf(name) })),
  })

/** Returns the step of the recorded answer, other than the open one, that a text calls by its name. */
function namedAnswer(words: string, { step, order }: Situation): StepId | null {
  const kind = changeWords().names.find(({ pattern }) => pattern.test(words))?.kind
  const home = kind && recordedStepOf(order, kind)
  return home && home !== step ? home : null
}

/** Returns the step of the recorded answer of which a message speaks by its name; null if it names none. */
export function answerSpokenOf(typed: string, situation: Situation): StepId | null {
  for (const { words } of partsOf(typed)) {
    const named = namedAnswer(words, situation)
    if (named !== null) return named
  }
  return null
}

/**
 * Returns the step of the recorded answer that a message wants to change and calls by its name: 'ih botei o cep da casa
 * antiga'.
 */
function namedToChange(typed: string, situation: Situation): StepId | null {
  const { change, not } = changeWords()
  const parts = partsOf(typed)
  // '…, como ajeito?' is about what another part names
  const isElsewhere = parts.some(({ words }) => consistsOf(words, ONLY_CHANGES))
  for (const part of parts) {
    const words = part.words.replaceAll(/ quanto (?=[ao]s? )/g, ' sobre ')
    if (!(isElsewhere || change.test(words)) || not.test(words)) continue
    const named = namedAnswer(words, situation)
    if (named !== null) return named
  }
  return null
}

/** Questions whether an answer may be changed. Once it is recorded, its question is offered. */
const ASKS_TO_CHANGE: ReadonlySet<string> = new Set([
  'preco',
  'vencimento-mudar',
  'trocar-plano',
  'mudar-endereco',
  'mudar-visita',
  'mudar-resposta',
  'dias-da-visita',
  'dias-de-vencimento',
  'resumo',
  'dado-de-antes',
  'quer-contratar',
  'mudanca',
  'volto-depois',
])

/** Answers that a message may name in general words: 'o número', 'o endereço'. */
const IN_GENERAL: ReadonlySet<ValueKind> = new Set(['house', 'cep'])

/**
 * Returns the step of the answer that a message names by its own name, where a correction was understood of a house number
 * or an address in general: 'preciso retificar meu CPF, informei o número errado'.
 */
function betterNamed(command: Reading['command'], typed: string, situation: Situation): StepId | null {
  const { order } = situation
  const general = [...IN_GENERAL].find((kind) => command === `correct:${recordedStepOf(order, kind)}`)
  if (!general) return null
  const words = wordsIn(typed)
  const named = changeWords().names.find(({ pattern }) => pattern.test(words))?.kind
  const isOther = named !== undefined && named !== general && !OWN_WORD[general]?.test(words)
  return isOther ? (recordedStepOf(order, named) ?? null) : null
}

/** What calls a house or a postcode and nothing else. */
const OWN_WORD: Readonly<Partial<Record<ValueKind, RegExp>>> = {
  house: anyOf('casa predio imovel residencia apartamento apto ape bloco complemento'),
  cep: anyOf('cep'),
}

/** Adds that a recorded answer is to be changed, if the message names it and means nothing else. */
function withChangeByName(reading: Reading, typed: string, situation: Situation): Reading {
  const { answers, command, doubts, facts, wayOut, agreed } = reading
  const isElse =
    Object.keys(answers).length > 0 ||
    doubts.length > 0 ||
    (command !== null && command !== 'back' && command !== 'help') ||
    wayOut !== null ||
    agreed !== null ||
    facts.some((fact) => !ASKS_TO_CHANGE.has(fact))
  const isBare = Object.keys(answers).length === 0 && doubts.length === 0
  const better = isBare ? betterNamed(command, typed, situation) : null
  const home = better ?? (isElse ? null : namedToChange(typed, situation))
  return home === null
    ? reading
    : { ...reading, command: `correct:${home}`, facts: [], doubts: [], unanswered: false, clear: true }
}

/** Takes praise for thanks, where a message says nothing else: 'que legal esse chat hein'. */
function withPraise(reading: Reading, typed: string): Reading {
  const { command, facts, answers, doubts, agreed, smalltalk, wayOut } = reading
  // 'obrigado por explicar' asks for no help
  if (command === 'help' && smalltalk === 'thanks' && !typed.includes('?'))
    return { ...reading, command: null }
  const isElse =
    command !== null || facts.length > 0 || agreed !== null || smalltalk !== null || wayOut !== null
  if (isElse || Object.keys(answers).length > 0 || !doubts.every(isOfName)) return reading
  const said = wordsIn(typed)
  return PRAISES.test(said) && ONLY_PRAISES.test(said)
    ? { ...reading, doubts: [], smalltalk: 'thanks', unanswered: false }
    : reading
}

/** Adds to a reading what the whole message plainly wishes: another question, a change, a command, thanks. */
export const withPlainRequests = (reading: Reading, typed: string, situation: Situation): Reading =>
  withPraise(
    withWish(
      withChangeByName(withLikelyQuestion(reading, typed, situation.step), typed, situation),
      typed,
      situation.step,
    ),
    typed,
  )

/** Whether a doubtful value is a name, as which any words may be taken where one is asked for. */
const isOfName = ({ values }: Doubt): boolean => 'name' in values || 'mothers_name' in values

/** Whether a doubtful value is a choice that is to be confirmed. */
const isOfChoice = ({ values, why }: Doubt): boolean =>
  why === 'confirm' && ('direct_debit' in values || 'idPlan' in values)

/** Whether a doubtful value is but a part of a visit without its day, as which the time may be taken when one goes on. */
const isOfTime = ({ values, why }: Doubt): boolean =>
  (why === 'part' || why === 'unavailable') &&
  Object.keys(values).every((name) => name === 'period' || name === 'date')

/** Whether a doubtful value is the yes to the order. */
const isOfOrder = ({ values }: Doubt): boolean => 'accept_information' in values

/** Whether nothing was understood of a doubtful value but what it is asked for. */
const isEmpty = ({ values }: Doubt): boolean => Object.keys(values).length === 0

/** Asks something in its own words, with or without a mark. */
const ASKS = anyOf('quanto quantos qual quais como onde quem cade')

/** Whether what was found beside a plain wish to go on later is only like it: that the visitor stops, or another question. */
const isOnlyResembled = ({ facts }: Reading, typed: string, step: StepId): boolean =>
  facts.every(
    (fact) =>
      (fact === 'desistir' && !saysForGood(typed)) ||
      (fact === 'nao-anotado' && THINKS.test(wordsIn(typed))) ||
      // 'ainda não mudei, quando sair a chave eu termino' gives a reason, and asks nothing
      (!typed.includes('?') && !ASKS.test(wordsIn(typed))) ||
      likelier('volto-depois', fact, typed, step),
  )

/** Whether more speaks for one topic than for another. */
function likelier(one: string, other: string, typed: string, step: StepId): boolean {
  const near = nearestTopics(TOPIC_WEIGHTS, typed, step)
  const weightOf = (topic: string) => near.find((each) => each.id === topic)?.weight ?? 0
  return weightOf(one) > weightOf(other)
}

/** Whether who goes on later says so beside what was only supposed: a time, or a choice that has to be thought over. */
const isLaterBesides = (typed: string, isTime: boolean): boolean =>
  (isTime ? RESUMES : THINKS).test(wordsIn(typed))

/** Adds the wish that a message plainly says, unless the message answers, corrects or commands something. */
function withWish(reading: Reading, typed: string, step: StepId): Reading {
  const { answers, command, doubts, facts } = reading
  const isAnswer = Object.keys(answers).length > 0 || !doubts.every(isOfName)
  // a person is called at once, where a way to pay or a plan was only supposed
  const isSupposed = Object.keys(answers).length === 0 && doubts.every(isOfChoice)
  // 'sigo mais de noite' is no part of the visit
  const isTimeOnly = Object.keys(answers).length === 0 && doubts.every(isOfTime)
  // 'sim, quando chegar em casa termino' orders nothing, and its yes is not asked about
  const isHalfYes = Object.keys(answers).length === 0 && doubts.every(isOfOrder)
  const wished = wishIn(typed)
  const plainly = !isAnswer || isSupposed || isTimeOnly || (isHalfYes && wished === 'later') ? wished : null
  const isBeside =
    plainly === 'human' ||
    (plainly === 'later' && (isHalfYes || isLaterBesides(typed, isTimeOnly))) ||
    ((plainly === 'back' || plainly === 'leave') && doubts.every(isEmpty))
  const said = isAnswer && !isBeside ? null : plainly
  const likely = isAnswer || (said !== null && said !== 'later') ? null : likelyWish(reading, typed, step)
  const wish = said ?? likely
  const isLikely = likely === wish
  const plain = {
    ...reading,
    command: null,
    facts: [],
    doubts: [],
    advice: false,
    unanswered: false,
    clear: true,
  }
  const isFree = command === null || command === 'help'
  switch (wish) {
    case 'human':
    case 'back':
      return isFree ? { ...plain, command: wish, wayOut: null } : reading
    case 'erase':
      // who wants to begin again says so; 'apaga meu cpf' names what is not to be corrected
      return isFree || (command === 'restart' ? !/come[cç]/i.test(typed) : command?.startsWith('correct:'))
        ? { ...plain, wayOut: wish }
        : reading
    case 'form':
      return isFree ? { ...plain, wayOut: wish } : reading
    case 'leave':
      // 'ofertas eu não quero mais, chega'
      return command === null && !facts.includes('recusa-ofertas')
        ? { ...plain, facts: ['desistir'], wayOut: null }
        : reading
    case 'later':
      return command === null && (facts.length === 0 || isLikely || isOnlyResembled(reading, typed, step))
        ? { ...plain, facts: ['volto-depois'], wayOut: null }
        : reading
    case null:
      return reading
  }
}
