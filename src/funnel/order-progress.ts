/** Computes the stage and the percentage of the progress bar. */
import { isStepOf, journeyOf, pageOf, stepOf } from './journey-registry.ts'
import type { Journey, Mode, Order, Stage, StepId } from './step-and-journey-types.ts'
import { stepsAnsweredTogether } from './next-previous-and-allowed-steps.ts'

/** Percentage of the progress bar at the first question. */
const PROGRESS_START = 10

/**
 * Returns the ids of a journey's steps, grouped by position in the progress bar. A dead end, and a page that
 * the specification does not know, has the same position as the page before it.
 */
function placesOf({ pages }: Journey): StepId[][] {
  const places: StepId[][] = []
  for (const { steps, isOutcome, isExtra } of pages) {
    if ((isOutcome || isExtra) && places.length > 0) places.at(-1)?.push(...steps)
    else places.push([...steps])
  }
  return places
}

/**
 * Returns the journey whose positions apply to this order, and the step that determines the visitor's position. On a
 * page with several steps, it is the first step; at a dead end that the counted journey does not have, the step before.
 */
function countedAs(order: Order, step: StepId, mode: Mode) {
  const { countsAs = order.journey } = journeyOf(order)
  const counted = { journey: countsAs }
  const place = stepsAnsweredTogether(order, step, mode)[0] ?? step
  if (isStepOf(counted, place)) return { counted, place }
  return { counted, place: placesOf(journeyOf(order)).find((ids) => ids.includes(place))?.[0] ?? place }
}

/**
 * Returns the stages of a journey's progress bar, in order: those of its pages, or in the chat of its questions. A
 * journey that is the first part of an order has the order's.
 */
export function stagesOf(of: Pick<Order, 'journey'>, mode: Mode): Stage[] {
  const own = journeyOf(of)
  const whole = journeyOf({ journey: own.countsAs ?? of.journey })
  const isWhole = own.pages.at(-1)?.stage === whole.pages.at(-1)?.stage
  const { pages } = mode === 'pages' && isWhole ? own : whole
  return [...new Set(pages.map((page) => page.stage))]
}

export function stageOf(order: Order, step: StepId, mode: Mode): Stage {
  if (mode === 'pages') return pageOf(order, step).stage
  const { counted, place } = countedAs(order, step, mode)
  return pageOf(counted, place).stage
}

/**
 * Returns the percentage of the progress bar for a journey in which one page has a fixed percentage. The
 * progress rises evenly up to that page and is 100 after it.
 */
export function progressOfPlaces(
  order: Order,
  step: StepId,
  at: { readonly step: StepId; readonly percent: number },
): number {
  const places = placesOf(journeyOf(order))
  const placeOf = (id: StepId) => places.findIndex((ids) => ids.includes(id))
  const [place, known] = [Math.max(placeOf(step), 0), placeOf(at.step)]
  if (place > known) return 100
  return PROGRESS_START + ((at.percent - PROGRESS_START) * place) / known
}

/** Whether a step is a dead end after the quiz, such as one that offers another quiz. */
function isAfterQuiz(of: Pick<Order, 'journey'>, step: StepId): boolean {
  const places = placesOf(journeyOf(of))
  const [first, ...rest] = places.find((ids) => ids.includes(step)) ?? []
  return first !== undefined && rest.includes(step) && stepOf(of, first).view === 'quiz'
}

/**
 * Returns the percentage of the progress bar, 10 to 100: 10 + 90 × position ÷ position of the receipt. Skipped steps
 * count as positions too. A page with several steps has the position of its first step. In a quiz, 3 + 2 ×
 * `quizAnswered` percentage points are added, up to one point below the next position. A quiz that was not passed keeps
 * that point: nothing falls because of a wrong answer.
 */
export function progressOf(order: Order, step: StepId, quizAnswered = 0, mode: Mode = 'pages'): number {
  const own = journeyOf(order).progress?.(order, step) ?? null
  if (own !== null) return own
  const { counted, place } = countedAs(order, step, mode)
  const places = placesOf(journeyOf(counted))
  const position = places.findIndex((ids) => ids.includes(place))
  const percentAt = (at: number) => PROGRESS_START + (90 * at) / (places.length - 1)
  const percent = percentAt(Math.max(position, 0))
  const most = percentAt(position + 1) - 1
  const isQuiz = stepOf(order, step).view === 'quiz'
  const isFailed = order.facts.risk === 'retry' || order.facts.risk === 'rejected'
  if (isQuiz && !isFailed) return Math.min(percent + 3 + 2 * quizAnswered, most)
  return isQuiz || isAfterQuiz(counted, step) ? most : percent
}
