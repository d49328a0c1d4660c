/**
 * Step for the identity quiz of the risk check. Its fields are named by the ids of the questions, which the server
 * chooses.
 */
import * as z from 'zod/mini'
import { field } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'

export const validacao: Step = {
  id: 'validacao',
  kind: 'question',
  view: 'quiz',
  needs: 'quiz',
  submits: 'quiz',
  isTransient: true,
  fields: [{ name: 'quiz', kind: 'quiz', said: 'quiz' }],
  parts: { names: (order) => order.facts.quizFields },
  schema: (order) =>
    z.object(
      Object.fromEntries(
        order.facts.quizFields.map((id) => [
          id,
          field((raw) => (raw ? { value: raw } : { problem: 'escolha-vazia' })),
        ]),
      ),
    ),
  applies: (order) => order.facts.risk === 'quiz',
  isDone: (order) => order.facts.risk === 'approved',
  show: () => ({}),
}
