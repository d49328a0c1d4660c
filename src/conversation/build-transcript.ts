/** Builds the transcript: the lines of the conversation that the chat shows. */
import { haveSameValues } from '../funnel/is-answer-changed.ts'
import { findStep, firstStep, idsOf, stepOf } from '../funnel/journey-registry.ts'
import { stepsOf } from '../funnel/navigation.ts'
import { asksFieldByField } from '../funnel/single-text-field-in-chat.ts'
import { planOf } from '../funnel/chosen-plan-and-price.ts'
import type { Order, Step, StepId } from '../funnel/step-and-journey-types.ts'
import { answerText } from '../questions/answer-text.ts'
import { chatWordingOf, textOf, wordingOf } from '../questions/step-texts.ts'
import type { Dialogue, MessageAnswers } from '../store/dialogue-types.ts'
import {
  assistantMessage,
  saidLine,
  type TranscriptLine,
  type DialogueLine,
  type TranscriptWords,
} from './transcript-lines.ts'

/**
 * Returns the message that the address is covered. While the server has not confirmed the coverage, a placeholder takes
 * its place, because a result fetched in advance may still change.
 */
function found(order: Order, words: TranscriptWords): TranscriptLine[] {
  const { coverage } = order.facts
  if (!words.found || coverage === null) return []
  return onceConfirmed(order, 'covered', words.found(order), words).map((line) => ({
    ...line,
    isFound: !coverage.isExpected,
  }))
}

/**
 * Returns a message that is true only if the address is covered. While the server has not confirmed the coverage, a
 * placeholder of about the same size is returned, which screen readers do not announce.
 */
function onceConfirmed(order: Order, key: string, text: string, { checking }: TranscriptWords) {
  if (!order.facts.coverage?.isExpected) return [assistantMessage(key, text)]
  return checking ? [assistantMessage(`${key}-expected`, checking(text))] : []
}

/** Whether the chosen plan cannot be shown, because the coverage check of its address failed. */
const isUnknown = (order: Order, step: Step) => step.view === 'plans' && order.facts.coverage === null

/** Returns the assistant's messages that ask a step's question. */
function questionOf(order: Order, step: Step, present: boolean, words: TranscriptWords): TranscriptLine[] {
  const { id } = step
  const { heading, why } = wordingOf(order, id)
  if (step.kind === 'wait' && words.hasWaitFailed)
    return [assistantMessage(`${id}-${words.stopped ? 'stopped' : 'question'}`, words.stopped ?? heading)]
  if (step.kind === 'outcome') return [assistantMessage(`${id}-title`, heading, why)]
  const { before } = textOf(order, id)
  return [
    ...(step.view === 'plans' ? found(order, words) : []),
    ...(before ? [assistantMessage(`${id}-before`, before)] : []),
    assistantMessage(`${id}-question`, heading, present ? why : undefined),
  ]
}

function answerOf(order: Order, step: Step, correcting: boolean, words: TranscriptWords): TranscriptLine[] {
  const answer = order.answers[step.id]
  // an answer without text was left empty by the visitor only if all its fields are optional
  const text = answerText(order, step.id) || (step.fields.every(({ optional }) => optional) ? words.none : '')
  if (!answer || text === '') return []
  return [
    {
      kind: 'answer',
      key: `${step.id}-answer`,
      step: step.id,
      name: wordingOf(order, step.id).name ?? '',
      text,
      changed: answer.changed === true,
      correcting,
    },
  ]
}

/** Returns what the assistant says after an answer, for example about the price that it leads to. */
function afterAnswer(order: Order, { id, show }: Step): TranscriptLine[] {
  const answer = order.answers[id]
  const shown = answer && show?.(answer.values, order)
  if (typeof shown !== 'object') return []
  const text = textOf(order, id).after?.(shown, answer?.changed === true)
  return text ? [assistantMessage(`${id}-after`, text)] : []
}

/** Returns the lines that replace the plan question if exactly one plan matched and was chosen automatically. */
function planTaken(order: Order, next: Step, words: TranscriptWords): TranscriptLine[] {
  const plans = findStep(order, ({ view }) => view === 'plans')
  const plan = planOf(order)
  const answer = plans && order.answers[plans.id]
  if (!plan || !answer || plans.applies(order)) return []
  const ids = idsOf(order, 'chat')
  const behind = ids.slice(ids.indexOf(plans.id) + 1).find((id) => stepOf(order, id).applies(order))
  if (behind !== next.id) return []
  const shown = plans.show?.(answer.values, order)
  const text = typeof shown === 'object' && textOf(order, plans.id).result?.(shown)
  return [...found(order, words), ...(text ? onceConfirmed(order, 'planos-taken', text, words) : [])]
}

/** Returns, in journey order, the steps whose answers still come from a message or have been corrected since. */
function stepsIn({ answers }: MessageAnswers, order: Order): StepId[] {
  return idsOf(order, 'chat').filter((id) => {
    const values = answers[id]
    const answer = order.answers[id]
    if (values === undefined || !answer) return values === null
    return answer.changed === true || (values !== null && haveSameValues(values, answer.values))
  })
}

/**
 * Builds the lines of the conversation from the order and the chat's state: every answered question with its answer,
 * then the current question. Several answers from one message become one line of chips at the question at which it was
 * sent, and the other questions are left out. What was said at one question is in chronological order. During a
 * correction, the question is repeated at the end and the old answer keeps its place.
 * @param position step that the chat is asking for now
 * @param returnTo step to which the visitor returns after a correction
 */
export function buildTranscript(
  order: Order,
  position: StepId,
  returnTo: StepId | null,
  {
    lines: talk,
    messageAnswers,
    dropped,
    openedAt,
  }: Pick<Dialogue, 'lines' | 'messageAnswers' | 'dropped' | 'openedAt'>,
  words: TranscriptWords,
): TranscriptLine[] {
  const lines: TranscriptLine[] = [
    assistantMessage('greeting', textOf(order, firstStep(order)).greeting ?? words.greeting),
  ]
  const said = talk.map((line) => withResult(order, line))
  // a question whose answer was refused is asked in its place, unless the visitor has talked at a later one since
  const isRefused =
    order.answers[position] === undefined && !talk.some(({ step, isPast }) => step === returnTo && !isPast)
  // after a failed coverage check, the later questions are asked again once a check has succeeded
  const isNext = stepOf(order, position).needs === 'coverage' || isRefused
  const goal = isNext ? position : (returnTo ?? position)
  const isAgain = position !== goal || order.answers[position] !== undefined
  const together = messageAnswers.map((each) => ({ ...each, steps: stepsIn(each, order) }))
  const isSaid = (line: DialogueLine) =>
    !line.problem || line.isSaid || asksFieldByField(stepOf(order, line.step))
  const here = said.filter(
    (line) =>
      !line.isPast && (line.passing || ((line.step === position || line.step === goal) && isSaid(line))),
  )
  const homeOf = (each: Together): StepId | undefined => {
    const { at, steps } = each
    if (at === position && isAgain && each.id > openedAt) return undefined
    if (order.answers[at]) return at
    return at === goal ? undefined : steps.find((id) => order.answers[id])
  }
  const beside = besideOf(order, goal, said, together, words)
  // comes last, also where later questions have their answers from a form or a link
  const asked: TranscriptLine[] = []
  for (const step of stepsOf(order, 'chat')) {
    const { id } = step
    const answered = order.answers[id] !== undefined
    const message = answered ? together.find(({ steps }) => steps.includes(id)) : undefined
    const sent = together.filter((each) => homeOf(each) === id && each !== message)
    const between = () =>
      inOrder([...beside(step), ...sent.map((each) => ({ at: each.id, line: takenLine(each) }))])
    lines.push(...planTaken(order, step, words))
    if (answered && !message && isUnknown(order, step)) continue
    if (answered) lines.push(...inOrder(beside(step, true)))
    if (message) {
      const isHome = homeOf(message) === id
      lines.push(
        ...(isHome && message.at === id ? questionOf(order, step, false, words) : []),
        ...between(),
        ...(isHome ? [takenLine(message)] : []),
        ...(message.at !== id && step.view === 'plans' ? metWish(id) : []),
        ...afterAnswer(order, step),
      )
    } else if (answered)
      lines.push(
        ...questionOf(order, step, false, words),
        ...between(),
        ...answerOf(order, step, id === position && !order.answers[id]?.lacks, words),
        ...afterAnswer(order, step),
      )
    else if (id === goal) {
      asked.push(
        ...inOrder(beside(step, true)),
        ...here.filter((line) => line.passing && position === goal).map((line) => saidLine(line, words)),
      )
      if (dropped?.step === id && dropped.values.wish)
        asked.push({ kind: 'wish', key: `${id}-unmet`, step: id, wish: dropped.values.wish })
      asked.push(...questionOf(order, step, true, words), ...inOrder(beside(step)))
      if (step.parts) asked.push({ kind: 'parts', key: `${id}-parts`, step: id })
    }
  }
  lines.push(...asked)
  const isBefore = (line: DialogueLine) => isAgain && (line.passing || line.opens || line.step !== position)
  const isShown = (line: DialogueLine) => isAgain || !line.passing
  const waiting = together
    .filter((each) => each.steps.length > 0 && homeOf(each) === undefined)
    .map((each) => ({ at: each.id, line: takenLine(each), isBefore: isAgain && each.at !== position }))
  const now = here
    .filter((line) => isBefore(line) || isShown(line))
    .map((line) => ({ at: line.id, line: saidLine(line, words), isBefore: isBefore(line) }))
  const tail = [...waiting, ...now]
  lines.push(...inOrder(tail.filter((each) => each.isBefore)))
  if (isAgain) {
    const { heading, why } = chatWordingOf(order, position)
    const stopped = stepOf(order, position).kind === 'wait' && words.stopped
    lines.push(
      stopped
        ? assistantMessage(`${position}-stopped`, stopped)
        : assistantMessage(`${position}-again`, heading, why),
    )
  }
  lines.push(...inOrder(tail.filter((each) => !each.isBefore)))
  return lines
}

const withResult = (order: Order, line: DialogueLine): DialogueLine =>
  line.result ? { ...line, text: textOf(order, line.result.of).result?.(line.result.values) ?? '' } : line

/** A line with its place in the order of time. */
interface Placed {
  readonly at: number
  readonly line: TranscriptLine
}

const inOrder = (lines: readonly Placed[]): TranscriptLine[] =>
  lines.toSorted((a, b) => a.at - b.at).map(({ line }) => line)

/** Number of turns after which remarks made along with an answer are folded. */
const FOLDED_AFTER = 2

/**
 * Returns the function that finds the remarks made along with a step's answer: before its question, as replies to the
 * message that led there, or after it. Answers of one message count as one turn.
 */
function besideOf(
  order: Order,
  goal: StepId,
  said: Dialogue['lines'],
  together: readonly Together[],
  words: TranscriptWords,
): (step: Step, isBefore?: boolean) => Placed[] {
  const turns = stepsOf(order, 'chat').filter(
    ({ id }) => order.answers[id] && !together.some(({ steps }) => steps.indexOf(id) > 0),
  )
  const ids = idsOf(order, 'chat')
  // a reply that was said while the server was asked belongs to the question after it
  const homeOf = (line: DialogueLine) =>
    line.passing
      ? ids.slice(ids.indexOf(line.step)).find((id) => order.answers[id] || id === goal)
      : line.step
  return ({ id }, isBefore = false) => {
    const beside = said.filter(
      (line) => line.isPast && (line.passing ?? false) === isBefore && homeOf(line) === id,
    )
    const lines = beside.map((line) => ({ at: line.id, line: saidLine(line, words) }))
    const turn = turns.findIndex((each) => each.id === id)
    const [first] = lines
    // what the order has led to is no aside
    const isAside = beside.some(({ result }) => !result)
    if (!first || !isAside || turn < 0 || turns.length - turn < FOLDED_AFTER) return lines
    const key = `${id}-side${isBefore ? '-before' : ''}`
    return [{ at: first.at, line: { kind: 'side', key, lines: lines.map(({ line }) => line) } }]
  }
}

type Together = MessageAnswers & { readonly steps: readonly StepId[] }

const takenLine = ({ id, steps }: Together): TranscriptLine => ({ kind: 'taken', key: `taken-${id}`, steps })

/** Announces the plan that matches the visitor's request, with its price, because the plan question was not asked. */
const metWish = (step: StepId): TranscriptLine[] => [{ kind: 'wish', key: `${step}-met`, step, wish: '' }]
