import type { RefusedAgentLink } from '../../../src/desk/page-data-types/refused-agent-link.ts'
import type { HttpError } from '../../errors.ts'
import type { FormFields } from '../../plugins/form-parser.ts'
import type { AgentLinkContent } from '../../services/prefilled-links-from-agents.ts'

/** Returns what a desk user typed into the form of an agent's link, not yet validated. */
export const readAgentLinkForm = ({
  nome: name,
  telefone: phone,
  cep,
  numero: number,
  complemento: complement,
  plano: plan,
}: FormFields): Partial<AgentLinkContent> => ({ name, phone, cep, number, complement, plan })

const FIELDS: Readonly<Record<string, RefusedAgentLink['field']>> = {
  name: 'nome',
  phone: 'telefone',
  cep: 'cep',
}

/** Returns why a form was refused, at which of its fields, and what was typed into it. */
export const refusedAgentLink = ({ message, more }: HttpError, typed: FormFields): RefusedAgentLink => ({
  problem: message,
  field: FIELDS[more.field ?? ''] ?? null,
  typed,
})
