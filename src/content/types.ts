/** Shapes of the texts. Data only: no component and no rule reads anything else from here. */

/** Ids of the steps that have texts: last segment of the route (funnel §2). */
export type StepTextId =
  | 'cep'
  | 'nr-imovel'
  | 'verificando-disponibilidade'
  | 'oferta-indisponivel'
  | 'planos'
  | 'nome'
  | 'telefone'
  | 'email'
  | 'data-nascimento'
  | 'nome-mae'
  | 'cpf'
  | 'instalacao'
  | 'data-de-vencimento'
  | 'ativar-debito'
  | 'conta-debito'
  | 'confirmando-dados'
  | 'validacao'
  | 'erro1'
  | 'erro2'
  | 'data-instalacao'
  | 'confirmacao'
  | 'pedido-realizado'

export type OptionText = {
  /** What travels on the wire. */
  value: string
  label: string
  detail?: string
}

export type StepText = {
  /** Document title, without the brand. */
  title: string
  /** The question; it is the label or the legend of the step's first field. */
  heading: string
  /** Another question for the same step, by the value that asks for it (cpf: `pj`). */
  variants?: Record<string, { heading: string; why?: string }>
  /** Why we ask, or what happens next, in one short line. */
  why?: string
  /** Visible label by wire name of the field. */
  labels: Record<string, string>
  hints?: Record<string, string>
  placeholders?: Record<string, string>
  /** Text of the primary button: says what happens. */
  submit: string
  options?: readonly OptionText[]
}

/** Options of the fields that have them, by wire name, when a step has more than one such field. */
export type FieldOptions = Record<string, readonly OptionText[]>
