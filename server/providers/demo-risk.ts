/**
 * A substitute for a risk provider, for demonstrations and tests: test people get a fixed result, everyone else is
 * approved.
 */
import { createHash, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { riskMessages } from '../../src/content/risk-messages.ts'
import type { DrawnQuestion, RiskOutcome, RiskProvider } from './provider-types.ts'

const SEED = join(import.meta.dirname, '../db/seed')

/** A test person; docs/test-people.md describes each kind. */
type TestPerson = {
  cpf: string
  kind: 'quiz' | 'quiz-failed' | 'rejected' | 'slow' | 'server-error'
  facts?: Record<string, string>
}
type BankQuestion = { fact: string; text: string; decoys: string[] }

const read = <T>(file: string) => JSON.parse(readFileSync(join(SEED, file), 'utf8')) as T

const ANSWERS = 4
/** With four answers each, one guess in 1,024 passes. */
const QUESTIONS = 5

function shuffled<T>(list: readonly T[]): T[] {
  const out = [...list]
  for (let at = out.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    const [a, b] = [out[at], out[other]]
    if (a !== undefined && b !== undefined) [out[at], out[other]] = [b, a]
  }
  return out
}

/**
 * Returns the wrong answers of a question in an order that depends only on the CPF. Comparing two quizzes of
 * one person therefore does not reveal the right answer.
 */
function decoysFor(cpf: string, decoys: readonly string[]): string[] {
  const place = (decoy: string) => createHash('sha256').update(`${cpf}:${decoy}`).digest('hex')
  return decoys.toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}

/**
 * Draws five questions. If the right answer to a question is not known for this test person, all answers
 * offered are wrong.
 */
function drawQuiz(bank: readonly BankQuestion[], { cpf, facts = {} }: TestPerson): DrawnQuestion[] {
  return shuffled(bank)
    .slice(0, QUESTIONS)
    .map(({ fact, text, decoys }) => {
      const right = facts[fact] ?? null
      const others = decoysFor(cpf, decoys).slice(0, right === null ? ANSWERS : ANSWERS - 1)
      return { text, right, answers: shuffled(right === null ? others : [right, ...others]) }
    })
}

/** How long the check of the slow test person takes, in milliseconds. */
const SLOW_MS = 12_000

/** Creates the embedded risk provider: test people get their documented result, everyone else is approved. */
export function embeddedRisk(): RiskProvider {
  const people = new Map(read<TestPerson[]>('people.json').map((person) => [person.cpf, person]))
  const bank = read<BankQuestion[]>('quiz.json')
  return {
    async assess(person): Promise<RiskOutcome> {
      const known = people.get(person.cpf)
      if (!known) return { kind: 'approved' }
      switch (known.kind) {
        case 'quiz':
        case 'quiz-failed':
          return { kind: 'quiz', questions: drawQuiz(bank, known) }
        case 'rejected':
          return { kind: 'rejected', message: riskMessages.rejected }
        case 'slow':
          await wait(SLOW_MS)
          return { kind: 'approved' }
        case 'server-error':
          throw new Error('the risk provider answered with a failure (test person)')
      }
    },
  }
}
