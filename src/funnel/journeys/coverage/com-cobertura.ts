/** Step shown if the address is covered. The visitor can request a phone call instead of choosing a plan online. */
import * as z from 'zod/mini'
import { parseLandingPhone } from '../../../lib/phone.ts'
import { phoneField } from '../../contact-fields.ts'
import { field } from '../../field-schemas.ts'
import type { Step } from '../../step-and-journey-types.ts'

export const comCobertura: Step = {
  id: 'com-cobertura',
  kind: 'question',
  view: 'call',
  submits: 'call',
  needs: 'address-line',
  isOpenForChange: true,
  fields: [{ ...phoneField, name: 'telephone' }],
  schema: () => z.object({ telephone: field(parseLandingPhone) }),
  applies: ({ facts: { coverage } }) => Boolean(coverage?.plans.length),
  isDone: () => false,
}
