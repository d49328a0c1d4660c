/**
 * Step for house number and complement, or for block and lot (quadra e lote). The coverage check saves these
 * answers.
 */
import * as z from 'zod/mini'
import {
  blockWithoutLabel,
  lotWithoutLabel,
  parseHouseNumber,
  splitBlockAndLot,
  splitNumberAndComplement,
} from '../../lib/house-number.ts'
import type { Problem } from '../../lib/problem-keys.ts'
import { checkbox, optionalText, addProblem } from '../field-schemas.ts'
import type { Order, Step, Values } from '../step-and-journey-types.ts'

/** Returns what is known about the order's CEP (postcode); null while it is being looked up. */
export const placeOfCep = ({ answers, facts }: Order) =>
  facts.place && facts.place.cep === answers.cep?.values.cep ? facts.place : null

/** Preselects block and lot if houses at the CEP have them, unless the visitor has begun to type a number. */
const blockAtCep = (order: Order, { number, complement }: Values): Values =>
  placeOfCep(order)?.isNumberedByBlock && number === undefined && complement === undefined
    ? { is_block_allotment: 'true' }
    : {}

/**
 * Returns the variant of the question for a CEP: 'block' asks for block and lot, 'noNetwork' says that
 * the town has no network.
 */
function variant(order: Order, draft: Values): string {
  const place = placeOfCep(order)
  if (isBlock({ ...blockAtCep(order, draft), ...draft })) return 'block'
  return place && !place.hasNetwork ? 'noNetwork' : ''
}

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
    const refused = (name: string, problem: Problem) => addProblem(context, raw, problem, name)
    if (raw.is_block_allotment === 'true') {
      if (!raw.block_number) refused('block_number', { problem: 'quadra-vazia' })
      if (!raw.allotment_number) refused('allotment_number', { problem: 'lote-vazio' })
      return {
        ...raw,
        // The number field is hidden in this case, so a value typed into it is ignored.
        number: '',
        block_number: blockWithoutLabel(raw.block_number),
        allotment_number: lotWithoutLabel(raw.allotment_number),
      }
    }
    // Block and lot typed into the number field are moved to their own fields (U-chat).
    const blocks = splitBlockAndLot(raw.number)
    if (blocks)
      return {
        number: '',
        complement: raw.complement || blocks.rest,
        is_block_allotment: 'true',
        block_number: blocks.block,
        allotment_number: blocks.lot,
      }
    // "130 apto 42" in the number field fills number and complement (U-chat).
    const split = raw.complement
      ? { number: raw.number, complement: raw.complement }
      : splitNumberAndComplement(raw.number)
    const parsed = parseHouseNumber(split.number)
    if ('problem' in parsed) {
      refused('number', parsed)
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

const joined = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(', ')

export const nrImovel: Step = {
  id: 'nr-imovel',
  kind: 'question',
  view: 'text',
  isKeptInTab: true,
  fields: [
    {
      name: 'number',
      kind: 'text',
      said: 'house',
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
  line: {
    field: { name: 'number', kind: 'text', inputMode: 'text', autoComplete: 'address-line2' },
    text: (draft) =>
      isBlock(draft)
        ? joined(
            draft.block_number && `quadra ${draft.block_number}`,
            draft.allotment_number && `lote ${draft.allotment_number}`,
            draft.complement,
          )
        : joined(draft.number, draft.complement),
    read: (number) => ({
      number,
      complement: '',
      is_block_allotment: 'false',
      block_number: '',
      allotment_number: '',
    }),
  },
  second: {
    line: {
      field: { name: 'complement', kind: 'text', autoComplete: 'address-line3', maxLength: 128 },
      text: ({ complement = '' }) => complement,
      read: (complement, draft) => ({ ...draft, complement }),
    },
    // without a network, no technician will need the complement
    isOpen: (values, order) =>
      !isBlock(values) && values.complement === '' && placeOfCep(order)?.hasNetwork !== false,
  },
  schema: () => schema,
  variant,
  known: blockAtCep,
  applies: () => true,
  isDone: ({ answers: { 'nr-imovel': house } }) =>
    house !== undefined && !house.isUnsure && house.lacks === undefined,
  clears: ['coverage'],
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
  show: (values) => (isBlock(values) ? values : joined(values.number, values.complement)),
}
