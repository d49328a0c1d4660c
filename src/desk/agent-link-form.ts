/** The form of an agent's link, which two pages have: its fields, and what it says when the server refuses it. */
import type { AgentLinkContent } from '../../server/services/agent-links.ts'
import type { LinkPlan } from '../../server/services/desk/agent-links.ts'
import { agentLinks as words } from '../content/desk/agent-links.ts'
import { kinds } from '../lib/form-field-kinds.ts'
import { asTyped, readTyped, type RowOf, type TypedFields } from '../lib/form-field-tables.ts'
import type { ServerRefusal } from './declare-desk-page.ts'

/** A form for an agent's link that was refused. */
export type RefusedAgentLink = {
  readonly problem: string
  /** The field that the problem is about; null if none. */
  readonly field: string | null
  readonly typed: TypedFields
}

const { fields } = words
const needed = { in: 'first', kind: kinds.asIs, required: true } as const
const more = { in: 'more', kind: kinds.asIs } as const

/** Its fields, by what a function of the server calls them, which checks them. */
export const agentLinkRows: readonly RowOf<AgentLinkContent, readonly LinkPlan[], 'first' | 'more'>[] = [
  { at: 'name', name: 'nome', label: fields.nome, ...needed },
  { at: 'phone', name: 'telefone', label: fields.telefone, in: 'first', kind: kinds.asIs },
  { at: 'cep', name: 'cep', label: fields.cep, ...needed },
  { at: 'number', name: 'numero', label: fields.numero, ...more },
  { at: 'complement', name: 'complemento', label: fields.complemento, ...more },
  {
    at: 'plan',
    in: 'more',
    name: 'plano',
    label: fields.plano,
    kind: kinds.choice,
    choices: (plans) => [['', words.noPlan], ...plans.map((plan) => [plan.sku, words.plan(plan)] as const)],
  },
]

/** Returns what the form shows of what is known. */
export const agentLinkAsTyped = (content: AgentLinkContent): TypedFields => asTyped(agentLinkRows, content)

/** Returns what was typed into the form, not yet validated. */
export const agentLinkIn = (typed: TypedFields): Partial<AgentLinkContent> =>
  readTyped(agentLinkRows, typed, {}, {}).item

/** Returns why the form was refused, at which of its fields, and what was typed into it. */
export const refusedAgentLink = (
  { message, field }: ServerRefusal,
  typed: TypedFields,
): RefusedAgentLink => ({
  problem: message,
  field: agentLinkRows.find(({ at }) => at === field)?.name ?? null,
  typed,
})

/** Whether the form opens the order for somebody on the telephone. */
export const isOnPhone = (typed: TypedFields): boolean => typed.como === 'telefone'

/** Whether it does so although that person has not agreed. */
export const lacksSpokenConsent = (typed: TypedFields): boolean =>
  isOnPhone(typed) && typed.consentiu !== 'sim'

export const withoutSpokenConsent = (typed: TypedFields): RefusedAgentLink => ({
  problem: words.phone.unsaid,
  field: null,
  typed,
})
