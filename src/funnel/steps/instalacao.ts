/**
 * Step for the missing parts of the address: the street if the CEP (postcode) covers a whole town, and the type of
 * the complement if the network owner (infraco) distinguishes types. Notes on how to find the house can be added.
 */
import * as z from 'zod/mini'
import { splitComplementType } from '../../lib/street-and-number.ts'
import type { Problem } from '../../lib/problem-keys.ts'
import { checkbox, field, optionalText, addProblem } from '../field-schemas.ts'
import type { Order, Step, Values } from '../step-and-journey-types.ts'

/** Whether the address has no street, because its CEP covers a whole town. */
const lacksStreet = (order: Order) => order.facts.coverage?.address?.address === ''

/** Whether the network owner distinguishes types of complement and the visitor has entered a complement. */
const lacksComplementType = (order: Order) =>
  Boolean(order.facts.complementTypes?.length && order.answers['nr-imovel']?.values.complement)

/** Returns the parts of the complement that the visitor entered with the house number. */
function complementOfHouse({ answers, facts }: Order): Values {
  const complement = answers['nr-imovel']?.values.complement ?? ''
  const split = splitComplementType(complement, facts.complementTypes ?? [])
  const parts: Values = split ? { complemento1: split.type.id, complemento2: split.rest } : {}
  return { ...parts, customComplement: complement }
}

const notFound = (draft: Values) => draft.notFoundComplement === 'true'

const street = field((raw) => {
  const value = raw.replace(/\s+/g, ' ').trim()
  if (!value) return { problem: 'rua-vazia' }
  return value.length <= 128 ? { value } : { problem: 'texto-longo', most: 128 }
})

function schema(order: Order) {
  const types = order.facts.complementTypes?.map((type) => type.id) ?? []
  return z.pipe(
    z.object({
      address: lacksStreet(order) ? street : optionalText(128),
      complemento1: optionalText(64),
      complemento2: optionalText(64),
      notFoundComplement: checkbox(),
      customComplement: optionalText(128),
      accessNotes: optionalText(256),
    }),
    z.transform((raw, context) => {
      const refused = (name: string, problem: Problem) => addProblem(context, raw, problem, name)
      const asksType = lacksComplementType(order)
      const byHand = asksType && notFound(raw)
      if (byHand) {
        if (!raw.customComplement) refused('customComplement', { problem: 'complemento-vazio' })
      } else if (asksType) {
        if (!types.includes(raw.complemento1)) refused('complemento1', { problem: 'complemento-tipo' })
        if (!raw.complemento2) refused('complemento2', { problem: 'complemento-numero' })
      }
      // Hidden fields are ignored, even if something was typed there before.
      return {
        address: lacksStreet(order) ? raw.address : '',
        complemento1: asksType && !byHand ? raw.complemento1 : '',
        complemento2: asksType && !byHand ? raw.complemento2 : '',
        notFoundComplement: String(byHand),
        customComplement: byHand ? raw.customComplement : '',
        accessNotes: raw.accessNotes,
      }
    }),
  )
}

export const instalacao: Step = {
  id: 'instalacao',
  kind: 'question',
  view: 'text',
  isCheckedByServer: true,
  fields: [
    {
      name: 'address',
      kind: 'text',
      said: 'street',
      isLabelled: true,
      autoComplete: 'address-line1',
      autoCapitalize: 'words',
      maxLength: 128,
      shownWhen: (_draft, order) => lacksStreet(order),
    },
    {
      name: 'complemento1',
      kind: 'select',
      shownWhen: (draft, order) => lacksComplementType(order) && !notFound(draft),
    },
    {
      name: 'complemento2',
      kind: 'text',
      autoComplete: 'off',
      maxLength: 64,
      shownWhen: (draft, order) => lacksComplementType(order) && !notFound(draft),
    },
    {
      name: 'notFoundComplement',
      kind: 'checkbox',
      optional: true,
      shownWhen: (_draft, order) => lacksComplementType(order),
    },
    {
      name: 'customComplement',
      kind: 'text',
      autoComplete: 'off',
      maxLength: 128,
      shownWhen: (draft, order) => lacksComplementType(order) && notFound(draft),
    },
    { name: 'accessNotes', kind: 'text', autoComplete: 'off', maxLength: 256, optional: true },
  ],
  schema,
  save: (values) => ({
    step: 'address',
    body: {
      address: values.address || undefined,
      complemento1: values.complemento1 || undefined,
      complemento2: values.complemento2 || undefined,
      customComplement: values.customComplement || undefined,
      notFoundComplement: notFound(values),
      accessNotes: values.accessNotes || undefined,
    },
  }),
  wire: ['address'],
  known: complementOfHouse,
  applies: (order) => lacksStreet(order) || lacksComplementType(order),
  isDone: (order) => order.answers.instalacao !== undefined,
  // the house number is uncertain after a change to another street of the town
  unsettles: (before, now) => (before.address === now.address ? [] : ['nr-imovel']),
  // the street is kept when only the house number changes
  carries: ({ address }, { answers: { cep } }) => (address ? { address, of: cep?.values.cep ?? '' } : null),
  restore: (lead) =>
    lead.answered.includes('address')
      ? {
          values: {
            address: lead.streetByHand ? lead.address.address : '',
            complemento1: lead.address.complemento1,
            complemento2: lead.address.complemento2,
            notFoundComplement: String(lead.address.notFoundComplement),
            customComplement: lead.address.customComplement,
            accessNotes: lead.address.accessNotes,
          },
        }
      : null,
  show: (values, order) => {
    const type = order.facts.complementTypes?.find((each) => each.id === values.complemento1)?.name
    const complement = notFound(values)
      ? values.customComplement
      : [type, values.complemento2].filter(Boolean).join(' ')
    return {
      address: lacksStreet(order) ? (values.address ?? '') : '',
      complement: complement ?? '',
      accessNotes: values.accessNotes ?? '',
    }
  },
}
