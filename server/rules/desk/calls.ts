/** Rules of the desk's calls: time limits, and results that mean the person was reached. */
import type { CallResult } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'

/** Minutes after which a call that a desk user has taken becomes available again. */
export const CALL_TAKEN_MINUTES = 120

/** Minutes for which the author of a call's result may take it back. */
export const UNDO_MINUTES = 10

/** Days for which the visitor of an abandoned order may be called. */
export const ABANDONED_DAYS = 7

/**
 * Minutes without an answer after which an order counts as abandoned. Before that, the visitor may still be
 * answering.
 */
export const ABANDONED_AFTER_MINUTES = 30

/** Minutes within which a person who has just asked is called before those who have waited longer. */
export const FRESH_MINUTES = 60

/** The results of calls in which the caller spoke with the person. */
export const REACHED_RESULTS: readonly CallResult[] = [
  'pedido',
  'de-novo',
  'recusou',
  'avisado',
  'nao-ligar',
  'visita',
]
