/** Builds the conversation that the chat shows. */
import { findStep, firstStep, idsOf, stepOf } from '../funnel/journeys.ts'
import { stepsOf } from '../funnel/navigation.ts'
import { asksLineByLine } from '../funnel/single-text-field-in-chat.ts'
import { planOf } from '../funnel/chosen-plan.ts'
import type { Order, Step, StepId, Values } from '../funnel/types.ts'
import { answerText } from '../questions/answer-text.ts'
import { problemText } from '../questions/problem-texts.ts'
import { chatWordingOf, textOf, wordingOf } from '../questions/step-texts.ts'
import type { Dialogue, Taken } from '../store/dialogue.ts'

type Said = Dialogue['lines'][number]

/** One line of the conversation. Keys are stable, so that screen readers announce nothing twice. */
export type Line =
  | {
      readonly kind: 'message'
      readonly key: string
      readonly text: string
      /** The reason for the question, shown only for the current question to keep the history short. */
      readonly why?: string
      readonly link?: Said['link']
      /**
       * Whether the message announces that the address is covered. It is then shown with a drawing of a
       * house.
       */
      readonly isFound?: true
      /** Whether the message says what is wrong with an answer to the current question. */
      readonly isProblem?: boolean
    }
  | {
      readonly kind: 'answer'
      readonly key: string
      readonly step: StepId
      readonly name: string
      readonly text: string
      readonly changed?: boolean
      readonly correcting?: boolean
    }
  /** The answers that one message contained. */
  | { readonly kind: 'taken'; readonly key: string; readonly steps: readonly StepId[] }
  /** A question that is asked field by field. */
  | { readonly kind: 'parts'; readonly key: string; readonly step: StepId }
  /** What was said beside an answer some turns ago, folded (D95). */
  | { readonly kind: 'side'; readonly key: string; readonly lines: readonly Line[] }
  /** Says whether a plan matches what the visitor asked for before the plan question. */
  | { readonly kind: 'wish'; readonly key: string; readonly step: StepId; readonly wish: string }

/** Texts of a conversation that belong to no particular step. Each journey's chat provides them. */
export interface TranscriptWords {
  readonly greeting: string
  /** Shown in place of an answer that was left empty. */
  readonly none: string
  /** Returns the announcement that the address is covered, shown before the plans or after one was chosen. */
  found?(order: Order): string
  planChosen?(plan: string): string
  /** Whether the server call that the visitor waited for has failed, so that its text ("a few seconds") is wrong. */
  readonly hasWaitFailed?: boolean
  /** What a limit that has stopped the order makes the chat say in place of the text of the wait (D89). */
  readonly stopped?: string | undefined
  /** Returns an error message in other words if `times` answers to the same question were not accepted before. */
  notAgain?(problem: string, times: number): string
}

const message = (key: string, text: string, why?: string) => ({
  kind: 'message' as const,
  key,
  text,
  ...(why && { why }),
})

/**
 * Announces coverage once the server has confirmed it, because a coverage result fetched in advance may still
 * change (D77).
 */
const found = (order: Order, words: TranscriptWords): Line[] =>
  words.found && isConfirmed(order) ? [{ ...message('covered', words.found(order)), isFound: true }] : []

const isConfirmed = ({ facts: { coverage } }: Order) => coverage !== null && !coverage.isExpected

/** Whether the chosen plan cannot be shown, because the coverage check of its address failed. */
const isUnknown = (order: Order, step: Step) => step.view === 'plans' && order.facts.coverage === null

/** Returns the assistant's messages that ask a step's question. */
function questionOf(order: Order, step: Step, present: boolean, words: TranscriptWords): Line[] {
  const { id } = step
  const { heading, why } = wordingOf(order, id)
  if (step.kind === 'wait' && words.hasWaitFailed)
    return [message(`${id}-${words.stopped ? 'stopped' : 'question'}`, words.stopped ?? heading)]
  if (step.kind === 'outcome') return [message(`${id}-title`, heading, why)]
  const { before } = textOf(order, id)
  return [
    ...(step.view === 'plans' ? found(order, words) : []),
    ...(before ? [message(`${id}-before`, before)] : []),
    message(`${id}-question`, heading, present ? why : undefined),
  ]
}

function answerOf(order: Order, step: Step, correcting: boolean, words: TranscriptWords): Line[] {
  const answer = order.answers[step.id]
  // an answer without text was left empty by the visitor only if all its fields are optional
  const text = answerText(order, step.id) || (step.fields.every(({ optional }) => optional) ? words.none : '')
  if (!answer || text === '') return []
  return [
    {
      kind: 'answer',
      key: `${step.id}-answer`,
      step: step.id,
      name: textOf(order, step.id).name,
      text,
      changed: answer.changed === true,
      correcting,
    },
  ]
}

/** Returns what the assistant says after an answer, for example about the price that it leads to (D99). */
function afterAnswer(order: Order, { id, show }: Step): Line[] {
  const answer = order.answers[id]
  const shown = answer && show?.(answer.values, order)
  if (typeof shown !== 'object') return []
  const text = textOf(order, id).after?.(shown, answer?.changed === true)
  return text ? [message(`${id}-after`, text)] : []
}

/**
 * Returns the lines that replace the plan question if exactly one plan matched and was chosen automatically
 * (D14).
 */
function planTaken(order: Order, next: Step, words: TranscriptWords): Line[] {
  const plans = findStep(order, ({ view }) => view === 'plans')
  const plan = planOf(order)
  if (!plans || !plan || !words.planChosen || plans.applies(order)) return []
  const ids = idsOf(order, 'chat')
  const behind = ids.slice(ids.indexOf(plans.id) + 1).find((id) => stepOf(order, id).applies(order))
  if (behind !== next.id) return []
  return [...found(order, words), message('planos-taken', words.planChosen(plan.plan))]
}

const isSame = (a: Values, b: Values) =>
  Object.keys({ ...a, ...b }).every((name) => (a[name] ?? '') === (b[name] ?? ''))

/**
 * Returns, in journey order, the steps whose answers still come from a message or have been corrected since.
 */
function stepsIn({ answers }: Taken, order: Order): StepId[] {
  return idsOf(order, 'chat').filter((id) => {
    const values = answers[id]
    const answer = order.answers[id]
    if (values === undefined || !answer) return values === null
    return answer.changed === true || (values !== null && isSame(values, answer.values))
  })
}

/**
 * Builds the lines of the conversation from the order and the chat's state (D37): every answered question
 * with its answer, then the current question. Several answers from one message become one line of chips, and
 * their questions are left out. During a correction, the question is repeated at the end and the old answer
 * keeps its place.
 * @param position step that the chat is asking for now
 * @param returnTo step to which the visitor returns after a correction
 */
export function transcriptOf(
  order: Order,
  position: StepId,
  returnTo: StepId | null,
  { lines: said, taken, dropped }: Pick<Dialogue, 'lines' | 'taken' | 'dropped'>,
  words: TranscriptWords,
): Line[] {
  const lines: Line[] = [message('greeting', textOf(order, firstStep(order)).greeting ?? words.greeting)]
  // after a failed coverage check, the later questions are asked again once a check has succeeded
  const goal = stepOf(order, position).needs === 'coverage' ? position : (returnTo ?? position)
  const together = taken.map((each) => ({ ...each, steps: stepsIn(each, order) }))
  const isSaid = (line: Said) => !line.problem || line.isSaid || asksLineByLine(stepOf(order, line.step))
  const here = said.filter(
    (line) =>
      !line.isPast && (line.passing || ((line.step === position || line.step === goal) && isSaid(line))),
  )
  const beside = besideOf(order, goal, said, together, words)
  for (const step of stepsOf(order, 'chat')) {
    const answered = order.answers[step.id] !== undefined
    const message = answered ? together.find(({ steps }) => steps.includes(step.id)) : undefined
    lines.push(...planTaken(order, step, words))
    if (answered && !message && isUnknown(order, step)) continue
    if (answered || step.id === goal) lines.push(...beside(step, true))
    if (message)
      lines.push(...takenWith(order, step, message, words, beside(step)), ...afterAnswer(order, step))
    else if (answered)
      lines.push(
        ...questionOf(order, step, false, words),
        ...beside(step),
        ...answerOf(order, step, step.id === position && !order.answers[step.id]?.lacks, words),
        ...afterAnswer(order, step),
      )
    else if (step.id === goal) {
      lines.push(
        ...here.filter((line) => line.passing && position === goal).map((line) => saidLine(line, words)),
      )
      if (dropped?.step === step.id && dropped.values.wish)
        lines.push({ kind: 'wish', key: `${step.id}-unmet`, step: step.id, wish: dropped.values.wish })
      lines.push(...questionOf(order, step, true, words), ...beside(step))
      if (step.parts) lines.push({ kind: 'parts', key: `${step.id}-parts`, step: step.id })
    }
  }
  const isAgain = position !== goal || order.answers[position] !== undefined
  const isBefore = (line: Said) => isAgain && (line.passing || line.opens || line.step !== position)
  const isShown = (line: Said) => isAgain || !line.passing
  lines.push(...together.filter(({ steps }) => isAhead(order, steps)).map(takenLine))
  lines.push(...here.filter(isBefore).map((line) => saidLine(line, words)))
  if (isAgain) {
    const { heading, why } = chatWordingOf(order, position)
    const stopped = stepOf(order, position).kind === 'wait' && words.stopped
    lines.push(stopped ? message(`${position}-stopped`, stopped) : message(`${position}-again`, heading, why))
  }
  lines.push(...here.filter((line) => isShown(line) && !isBefore(line)).map((line) => saidLine(line, words)))
  return lines
}

/** Turns after which what was said beside an answer is folded. */
const FOLDED_AFTER = 2

/**
 * Returns the function that finds what was said beside a step's answer: before its question, as replies to the
 * message that led there, or after it. Answers of one message count as one turn.
 */
function besideOf(
  order: Order,
  goal: StepId,
  said: Dialogue['lines'],
  together: readonly Together[],
  words: TranscriptWords,
): (step: Step, isBefore?: boolean) => Line[] {
  const turns = stepsOf(order, 'chat').filter(
    ({ id }) => order.answers[id] && !together.some(({ steps }) => steps.indexOf(id) > 0),
  )
  const ids = idsOf(order, 'chat')
  // a reply that was said while the server was asked belongs to the question after it
  const homeOf = (line: Said) =>
    line.passing
      ? ids.slice(ids.indexOf(line.step)).find((id) => order.answers[id] || id === goal)
      : line.step
  return ({ id }, isBefore = false) => {
    const lines = said
      .filter((line) => line.isPast && (line.passing ?? false) === isBefore && homeOf(line) === id)
      .map((line) => saidLine(line, words))
    const at = turns.findIndex((each) => each.id === id)
    const isFolded = at >= 0 && turns.length - at >= FOLDED_AFTER && lines.length > 0
    return isFolded ? [{ kind: 'side', key: `${id}-side${isBefore ? '-before' : ''}`, lines }] : lines
  }
}

type Together = Taken & { readonly steps: readonly StepId[] }

/** Whether none of the answers from a message could be recorded yet. */
const isAhead = (order: Order, steps: readonly StepId[]) =>
  steps.length > 0 && steps.every((id) => order.answers[id] === undefined)

const takenLine = ({ id, steps }: Together): Line => ({ kind: 'taken', key: `taken-${id}`, steps })

/**
 * Shows all answers from one message in one line, at the first of their steps. The other questions were never
 * asked.
 */
function takenWith(
  order: Order,
  step: Step,
  message: Together,
  words: TranscriptWords,
  beside: readonly Line[],
): Line[] {
  const { id } = step
  const wish = message.at !== id && step.view === 'plans' ? metWish(id) : []
  if (message.steps.find((each) => order.answers[each]) !== id) return [...beside, ...wish]
  const question = message.at === id ? questionOf(order, step, false, words) : []
  return [...question, ...beside, takenLine(message), ...wish]
}

/**
 * Announces the plan that matches the visitor's request, with its price, because the plan question was not
 * asked.
 */
const metWish = (step: StepId): Line[] => [{ kind: 'wish', key: `${step}-met`, step, wish: '' }]

/** Returns a line that is neither question nor answer as the conversation shows it. */
export function saidLine(
  { id, step, who, text: plain, whole: said = plain, problem, again = 0, link, isPast }: Said,
  words: Pick<TranscriptWords, 'notAgain'>,
): Line {
  const key = `said-${id}`
  if (problem) {
    const why = problemText(problem)
    const text = said || (again && words.notAgain?.(why, again)) || why
    return { ...message(key, text), isProblem: !isPast }
  }
  if (who === 'assistant') return { ...message(key, said), ...(link && { link }) }
  return { kind: 'answer', key, step, name: '', text: said }
}
