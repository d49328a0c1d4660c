/** The steps of the sample order at `/demo`. */
import * as z from 'zod/mini'
import { parseEmail } from '../../../lib/email.ts'
import { problemWithServerText } from '../../../lib/problem-keys.ts'
import { choice, field, noValues } from '../../field-schemas.ts'
import type { Step } from '../../step-and-journey-types.ts'

/** Values of the plan field in the sample order at `/demo`. */
const PLANS = ['annual', 'monthly', 'weekly'] as const

/*
 * The demo exists in two languages. Validation errors are therefore given as keys; their texts are in
 * src/content/demo. Nothing is sent to a server, so no step has a `save`.
 */

const MAX_NAME = 160

const name: Step = {
  id: 'demo-name',
  kind: 'question',
  view: 'text',
  fields: [
    { name: 'name', kind: 'text', autoComplete: 'name', autoCapitalize: 'words', maxLength: MAX_NAME },
  ],
  schema: () =>
    z.object({
      name: field((raw) => {
        const value = raw.replace(/\s+/g, ' ').trim()
        if (value === '') return problemWithServerText('name')
        return value.length <= MAX_NAME ? { value } : problemWithServerText('long')
      }),
    }),
  applies: () => true,
  isDone: (order) => order.answers['demo-name'] !== undefined,
  show: (values) => values.name ?? '',
}

const email: Step = {
  id: 'demo-email',
  kind: 'question',
  view: 'text',
  fields: [
    {
      name: 'email',
      kind: 'text',
      inputMode: 'email',
      autoComplete: 'email',
      autoCapitalize: 'none',
      maxLength: 128,
    },
  ],
  schema: () =>
    z.object({
      email: field((raw) => {
        const parsed = parseEmail(raw)
        return 'value' in parsed ? parsed : problemWithServerText('email')
      }),
    }),
  applies: () => true,
  isDone: (order) => order.answers['demo-email'] !== undefined,
  show: (values) => values.email ?? '',
}

const plan: Step = {
  id: 'demo-plan',
  kind: 'question',
  view: 'choice',
  fields: [{ name: 'plan', kind: 'choice', options: [...PLANS] }],
  schema: () => z.object({ plan: choice(PLANS, problemWithServerText('plan')) }),
  applies: () => true,
  isDone: (order) => order.answers['demo-plan'] !== undefined,
}

const confirm: Step = {
  id: 'demo-confirm',
  kind: 'review',
  view: 'review',
  submits: 'finish',
  fields: [],
  schema: noValues,
  applies: () => true,
  isDone: (order) => order.finished !== null,
}

const thanks: Step = {
  id: 'demo-thanks',
  kind: 'receipt',
  view: 'receipt',
  fields: [],
  schema: noValues,
  applies: () => true,
  isDone: () => false,
}

/** Steps of the sample order at `/demo`, in sequence. */
export const demoSteps: readonly Step[] = [name, email, plan, confirm, thanks]
