import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { text } from '../../src/contract/shared-schemas.ts'
import { describeChoiceValues } from './api-field-descriptions.ts'

const operators = ['claro', 'vivo', 'oi'] as const

it.each([
  ['an answer that the order needs', 'for-order', ['claro', 'vivo', 'oi']],
  ['an answer that may be skipped', 'optional', ['claro', 'vivo', 'oi', '']],
] as const)('the description names the values of a choice: %s', (_name, required, values) => {
  const body = z.object({ operator: z.optional(text(16)), since: text(4) })
  const fields = { operator: { options: operators, kept: 'clear' }, since: { kept: 'clear' } } as const
  describeChoiceValues([{ body, fields, required }])
  expect(z.toJSONSchema(body).properties).toEqual({
    operator: { type: 'string', maxLength: 16, enum: values },
    since: { type: 'string', maxLength: 4 },
  })
})
