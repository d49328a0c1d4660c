/** The form of an agent's link, which two pages have: what it asks of the server, and what it says when that is refused. */
import type { ServerRefusal } from './desk-page.ts'

type Fields = Readonly<Record<string, string>>

/** A form for an agent's link that was refused. */
export type RefusedAgentLink = {
  readonly problem: string
  /** The field that the problem is about; null if none. */
  readonly field: 'nome' | 'telefone' | 'cep' | null
  readonly typed: Fields
}

/** Returns what was typed into the form, not yet validated. */
export const agentLinkIn = ({
  nome: name,
  telefone: phone,
  cep,
  numero: number,
  complemento: complement,
  plano: plan,
}: Partial<Fields>) => ({ name, phone, cep, number, complement, plan })

const FIELDS: Readonly<Record<string, RefusedAgentLink['field']>> = {
  name: 'nome',
  phone: 'telefone',
  cep: 'cep',
}

/** Returns why the form was refused, at which of its fields, and what was typed into it. */
export const refusedAgentLink = ({ message, field }: ServerRefusal, typed: Fields): RefusedAgentLink => ({
  problem: message,
  field: FIELDS[field ?? ''] ?? null,
  typed,
})
