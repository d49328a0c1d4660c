import * as z from 'zod/mini'
import { parseHouseNumber, splitNumberAndComplement } from '../../lib/house-number.ts'
import { checkbox, optionalText } from '../field.ts'
import type { Step, Values } from '../types.ts'

const isBlock = (draft: Values) => draft.is_block_allotment === 'true'

const schema = z.pipe(
  z.object({
    number: z._default(z.string(), ''),
    complement: optionalText(128),
    is_block_allotment: checkbox(),
    block_number: optionalText(32),
    allotment_number: optionalText(32),
  }),
  z.transform((raw, context) => {
    const refuse = (name: string, message: string) =>
      context.issues.push({ code: 'custom', path: [name], message, input: raw })
    if (raw.is_block_allotment === 'true') {
      if (!raw.block_number) refuse('block_number', 'Digite a quadra')
      if (!raw.allotment_number) refuse('allotment_number', 'Digite o lote')
      // Number and complement are hidden then; whatever was typed there is ignored.
      return { ...raw, number: '', complement: '' }
    }
    // "130 apto 42" in one field fills both (U-chat).
    const split = raw.complement
      ? { number: raw.number, complement: raw.complement }
      : splitNumberAndComplement(raw.number)
    const parsed = parseHouseNumber(split.number)
    if ('problem' in parsed) {
      refuse('number', parsed.problem)
      return z.NEVER
    }
    return {
      number: parsed.value,
      complement: split.complement,
      is_block_allotment: 'false',
      block_number: '',
      allotment_number: '',
    }
  }),
)

/** House number and complement, or block and lot (quadra e lote). Saved by the coverage check. */
export const nrImovel: Step = {
  id: 'nr-imovel',
  kind: 'question',
  view: 'text',
  isKeptInTab: true,
  fields: [
    {
      name: 'number',
      kind: 'text',
      inputMode: 'text',
      autoComplete: 'address-line2',
      maxLength: 64,
      shownWhen: (draft) => !isBlock(draft),
    },
    {
      name: 'complement',
      kind: 'text',
      autoComplete: 'address-line3',
      maxLength: 128,
      optional: true,
      shownWhen: (draft) => !isBlock(draft),
    },
    { name: 'is_block_allotment', kind: 'checkbox', optional: true },
    { name: 'block_number', kind: 'text', maxLength: 32, autoComplete: 'off', shownWhen: isBlock },
    { name: 'allotment_number', kind: 'text', maxLength: 32, autoComplete: 'off', shownWhen: isBlock },
  ],
  schema: () => schema,
  applies: () => true,
  isDone: (order) => order.answers['nr-imovel'] !== undefined,
  clears: ['coverage', 'plan', 'slots'],
  restore: ({ address }) =>
    address.number || address.block_number
      ? {
          values: {
            number: address.number,
            complement: address.complement,
            is_block_allotment: String(address.is_block_allotment),
            block_number: address.block_number,
            allotment_number: address.allotment_number,
          },
        }
      : null,
  show: (values) =>
    isBlock(values)
      ? `Quadra ${values.block_number}, lote ${values.allotment_number}`
      : [values.number, values.complement].filter(Boolean).join(', '),
}
