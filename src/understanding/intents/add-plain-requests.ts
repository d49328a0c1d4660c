/**
 * Adds to a reading the plain request that the whole message makes, where it answers nothing: another question than a
 * pattern has found, an answer to be changed, a request by its words (docs/decisions/0173) or by all that it has in
 * common with known wordings (0183), or thanks.
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
  PRAISE,
  type PlainRequest,
} from '../words/plain-request-words.ts'
import { withLikelyQuestion } from './replace-misread-question.ts'
import { anyOf, ASKED_ABOUT, oneOf, partsOf, wishIn, wordsIn } from './plain-requests.ts'

/** Words beside which a message says no such wish, however alike it is to known wordings. */
const SAYS_ELSE: Readonly<Partial<Record<PlainRequest, RegExp>>> = {
  human: anyOf(NO_PLAIN_REQUEST.human),
  erase: anyOf(NO_PLAIN_REQUEST.erase),
  form: anyOf(`${NO_PLAIN_REQUEST.form} prefiro+em+branco deixa+em+branco deixar+em+branco`),
  leave: / nao (?:[a-z]+ ){0,3}(?:cancel|desist)[a-z]* /,
}
/** Words without which nothing is said of an earlier question. */
const NAMES_WHERE = anyOf(
  'volt* vort* retorn* retroced* anterior* antes atras tras passada passou ultima back desfa* refaz* z',
)
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
 * it is much less likely to ask (docs/decisions/0183).
 */
function likelyWish(reading: Reading, typed: string, step: StepId): PlainRequest | null {
  const { command, wayOut, advice, person, agreed, wrong } = reading
  if (command !== null || wayOut !== null || advice || person || agreed !== null) return null
  // what tells digits, or that something is wrong, is about an answer
  if (wrong || /\d{3}/.test(typed)) return null
  const id = clearTopic(TOPIC_WEIGHTS, typed, step)
  const wish = WISH_OF_TOPIC.get(id)
  if (id === null || !wish) return null
  if (typed.includes('?') && ASKED_ABOUT.has(wish) && !isFarAhead(typed, step)) return null
  if (reading.facts.length > 0 && !isBeforeQuestions(reading, typed, step, id, wish)) return null
  // 'já falei meu nome pro atendente' tells of one; 'não é pra cancelar'
  const said = wordsIn(typed)
  return SAYS_ELSE[wish]?.test(said) || (wish === 'back' && !NAMES_WHERE.test(said)) ? null : wish
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
  for (const part of partsOf(typed)) {
    const words = part.words.replaceAll(/ quanto (?=[ao]s? )/g, ' sobre ')
    if (!change.test(words) || not.test(words)) continue
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
  'volto-depois',
])

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
  const home = isElse ? null : namedToChange(typed, situation)
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

/** Adds the wish that a message plainly says, unless the message answers, corrects or commands something. */
function withWish(reading: Reading, typed: string, step: StepId): Reading {
  const { answers, command, doubts, facts } = reading
  const isAnswer = Object.keys(answers).length > 0 || !doubts.every(isOfName)
  // a person is called at once, where a way to pay or a plan was only supposed
  const isSupposed = Object.keys(answers).length === 0 && doubts.every(isOfChoice)
  const plainly = isAnswer && !isSupposed ? null : wishIn(typed)
  const said = isAnswer && plainly !== 'human' ? null : plainly
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
      return command === null && (facts.length === 0 || isLikely)
        ? { ...plain, facts: ['volto-depois'], wayOut: null }
        : reading
    case null:
      return reading
  }
}
