/** Generates a day's random messages that the chat did not understand. */
import type { Count, VisitBatch } from '../../src/contract/visit-counts-and-browser-errors.ts'
import { reportableWords } from '../../src/lib/reportable-words.ts'
import { pick } from '../seeded-random.ts'

/** Messages that the chat does not understand, by step, with their weights. */
const MESSAGES: readonly (readonly [readonly [step: string, message: string], number])[] = [
  [['cep', 'tem IP fixo?'], 6],
  [['cep', 'vocês atendem condomínio fechado'], 4],
  [['cep', 'Rua das Acácias, 12'], 5],
  [['planos', 'qual o upload de cada um'], 7],
  [['planos', 'serve pra câmera de segurança'], 5],
  [['planos', 'o ping é bom pra jogar online?'], 4],
  [['planos', 'posso usar meu próprio roteador mesh'], 3],
  [['nome', 'por que vocês precisam disso'], 3],
  [['cpf', 'meu nome está negativado, e agora?'], 4],
  [['cpf', 'é seguro passar esses dados'], 5],
  [['data-instalacao', 'o técnico sobe no telhado?'], 2],
  [['data-instalacao', 'só posso depois do trabalho'], 5],
  [['confirmacao', 'onde leio o contrato antes'], 3],
  [['telefone', 'não quero propaganda'], 3],
]

export function randomMissedMessages(next: () => number): VisitBatch {
  const counts = Array.from({ length: 6 + Math.floor(next() * 8) }, (): Count => {
    const [step, message] = pick(next, MESSAGES)
    return { what: 'missed', step, channel: 'chat', words: reportableWords(message) }
  })
  return { journey: 'standard', campaign: '', device: 'telefone', version: '-', age: 0, counts }
}
