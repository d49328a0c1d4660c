/**
 * Generates a day's random reports of browser errors and of messages that the chat did not understand. Both are more
 * frequent after a release.
 */
import type {
  Count,
  VisitBatch,
  BrowserErrorReport,
} from '../../src/contract/visit-counts-and-browser-errors.ts'
import { knownErrorText } from '../../src/lib/redact-browser-error.ts'
import { addDays } from '../../src/lib/iso-dates.ts'
import { reportableWords } from '../../src/understanding/select-reportable-words.ts'
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

type Error = BrowserErrorReport['failures'][number]
const error = (name: string, message: string, place: string): Error => ({
  name,
  message: knownErrorText(message),
  place,
})

const ERRORS: readonly (readonly [Error, number])[] = [
  [error('TypeError', "Cannot read properties of null (reading 'focus')", 'first-CU4rUAJ9.js:1:20341'), 5],
  [error('TypeError', 'Failed to fetch dynamically imported module: x', 'base-D1xkq02m.js:1:8120'), 3],
  [error('QuotaExceededError', 'The quota has been exceeded.', 'later-BWA_y5aA.js:1:911'), 1],
]

export function randomMissedMessagesAndErrors(
  next: () => number,
  day: string,
  today: string,
): { readonly batch: VisitBatch; readonly report: BrowserErrorReport | null } {
  const missed = Array.from({ length: 6 + Math.floor(next() * 8) }, (): Count => {
    const [step, message] = pick(next, MESSAGES)
    return { what: 'missed', step, channel: 'chat', words: reportableWords(message) }
  })
  const isNew = day >= addDays(today, -6)
  const failures = Array.from({ length: Math.floor(next() * (isNew ? 5 : 2)) }, () => pick(next, ERRORS))
  return {
    batch: {
      journey: 'standard',
      campaign: '',
      device: 'telefone',
      version: '-',
      age: 0,
      counts: missed,
    },
    report: failures.length > 0 ? { release: isNew ? '0.2.0' : '0.1.0', failures } : null,
  }
}
