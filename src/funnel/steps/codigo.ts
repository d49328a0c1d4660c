/** Step for the code that is sent to the e-mail address on an existing customer's record. */
import * as z from 'zod/mini'
import { parseCode } from '../../lib/one-time-code.ts'
import { field } from '../field-schemas.ts'
import type { Step } from '../step-and-journey-types.ts'
import { VERIFIED_CODE_ANSWER } from '../verified-code-answer.ts'

export const codigo: Step = {
  id: 'codigo',
  kind: 'question',
  view: 'code',
  needs: 'code',
  submits: 'code',
  isTransient: true,
  fields: [
    {
      name: 'code',
      kind: 'text',
      said: 'code',
      inputMode: 'numeric',
      autoComplete: 'one-time-code',
      autoCapitalize: 'none',
      maxLength: 8,
    },
  ],
  schema: () => z.object({ code: field(parseCode) }),
  applies: (order) => order.facts.code?.isNeeded === true,
  isDone: (order) => order.facts.code?.isVerified === true,
  restore: (lead) => (lead.migration?.verified ? VERIFIED_CODE_ANSWER : null),
  show: () => ({}),
  secret: true,
}
