/**
 * Defines which results of a phone call close it, and which of them mean that the person was reached. An unanswered
 * call never closes it: there is no limit on attempts.
 */
import type { CallResult } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'

/** The results of calls in which the caller spoke with the person. */
export const REACHED_RESULTS: readonly CallResult[] = [
  'pedido',
  'de-novo',
  'recusou',
  'avisado',
  'nao-ligar',
  'visita',
]
