import type { ProblemWords } from './fill-in-error-message.ts'

/**
 * Error messages for a house number in a place that uses block and lot, or the other way round.
 * Visitors can correct this before they are told that there is no fibre network.
 */
export const houseProblems = {
  'endereco-por-numero': 'Neste CEP os endereços são por número. Qual é o seu?',
  'endereco-por-quadra': 'Neste CEP os endereços são por quadra e lote. Quais são os seus?',
} as const satisfies ProblemWords
