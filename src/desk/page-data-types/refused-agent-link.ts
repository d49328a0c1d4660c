/** A form for an agent's link that was refused. */
export type RefusedAgentLink = {
  readonly problem: string
  /** The field that the problem is about; null if none. */
  readonly field: 'nome' | 'telefone' | 'cep' | null
  readonly typed: Readonly<Record<string, string>>
}
