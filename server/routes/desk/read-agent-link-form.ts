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
