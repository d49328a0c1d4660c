import { journeyOf } from './journeys.ts'
import type { Order, Stage, StepId } from './types.ts'

/** Progress starts here (funnel §9). */
const PROGRESS_START = 10

export const STAGES: readonly Stage[] = [
  'disponibilidade',
  'dados-pessoais',
  'instalação',
  'pagamento',
  'pedido-realizado',
]

/** Screens of an outcome stand where the step that led to them stands. */
const STANDS_AT: Partial<Record<StepId, StepId>> = {
  'oferta-indisponivel': 'verificando-disponibilidade',
  erro1: 'validacao',
  erro2: 'validacao',
}

/**
 * Percent of the progress bar, 10 to 100 (decisions 13): 10 + 90 × position ÷ position of pedido-realizado,
 * positions counted in the journey's full list; on validacao plus 3 + 2 × `quizAnswered`, capped one point
 * below the next step.
 */
export function progressOf(order: Pick<Order, 'addon'>, step: StepId, quizAnswered = 0): number {
  const places = journeyOf(order.addon)
    .map((each) => each.id)
    .filter((id) => STANDS_AT[id] === undefined)
  const position = places.indexOf(STANDS_AT[step] ?? step)
  const percentAt = (place: number) => PROGRESS_START + (90 * place) / (places.length - 1)
  const percent = percentAt(Math.max(position, 0))
  if (step !== 'validacao') return percent
  return Math.min(percent + 3 + 2 * quizAnswered, percentAt(position + 1) - 1)
}
