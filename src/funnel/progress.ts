import { journeyOf, stepOf } from './journeys.ts'
import type { Journey, Order, Stage, StepId } from './types.ts'

/** Progress starts here (funnel §9). */
const PROGRESS_START = 10

export const STAGES: readonly Stage[] = [
  'disponibilidade',
  'dados-pessoais',
  'instalação',
  'pagamento',
  'pedido-realizado',
]

/** Pages of a journey that count; the screens of an outcome stand where the page before them stands. */
function placesOf({ pages }: Journey): StepId[][] {
  const places: StepId[][] = []
  for (const { steps, isOutcome } of pages) {
    if (isOutcome && places.length > 0) places.at(-1)?.push(...steps)
    else places.push([...steps])
  }
  return places
}

/**
 * Percent of the progress bar, 10 to 100 (decisions 13): 10 + 90 × position ÷ position of the receipt, positions
 * counted in the journey's full list; on a quiz plus 3 + 2 × `quizAnswered`, capped one point below the next place.
 */
export function progressOf(order: Order, step: StepId, quizAnswered = 0): number {
  const journey = journeyOf(order)
  const own = journey.progress?.(order, step) ?? null
  if (own !== null) return own
  const places = placesOf(journey)
  const position = places.findIndex((ids) => ids.includes(step))
  const percentAt = (place: number) => PROGRESS_START + (90 * place) / (places.length - 1)
  const percent = percentAt(Math.max(position, 0))
  if (stepOf(order, step).view !== 'quiz') return percent
  return Math.min(percent + 3 + 2 * quizAnswered, percentAt(position + 1) - 1)
}
