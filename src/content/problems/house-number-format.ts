import type { ProblemWords } from './fill-in-error-message.ts'

/** Error messages for a house number where the address needs block and lot, or the other way round. */
export const houseProblems = {
  'endereco-por-numero': 'Neste CEP os endereços são por número. Qual é o seu?',
  'endereco-por-quadra': 'Neste CEP os endereços são por quadra e lote. Quais são os seus?',
} as const satisfies ProblemWords
