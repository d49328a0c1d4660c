import * as z from 'zod/mini'
import { maskPhone, parsePhone } from '../../../lib/phone.ts'
import { field } from '../../field-schemas.ts'
import { phoneBody, restorePhone } from '../../phone-answer.ts'
import type { Step } from '../../types.ts'

/** A mobile number: landlines earn no bonus. */
const line = field((raw) => {
  const parsed = parsePhone(raw)
  return 'value' in parsed && parsed.value.length !== 11 ? { problem: 'celular-vazio' } : parsed
})

/**
 * The mobile line that may earn a bonus; it doubles as the telephone (D5, D68). Its own call saves it. One that a
 * marketing page has asked for, with its consent, is saved like any answer: the server looks it up all the same.
 */
export const consultaTelefone: Step = {
  id: 'consulta-telefone',
  kind: 'question',
  view: 'line',
  submits: 'line',
  doublesAs: 'telefone',
  fields: [
    {
      name: 'phone',
      kind: 'text',
      said: 'phone',
      mask: 'phone',
      inputMode: 'tel',
      autoComplete: 'tel-national',
    },
  ],
  schema: () => z.object({ phone: line, acceptPhoneContact: z.optional(z.enum(['true', 'false'])) }),
  save: (values) =>
    values.acceptPhoneContact === undefined ? null : { step: 'phone', body: phoneBody(values) },
  wire: ['phone'],
  applies: () => true,
  isDone: (order) => order.answers['consulta-telefone'] !== undefined,
  restore: restorePhone,
  show: (values) => maskPhone(values.phone ?? ''),
  secret: true,
}
