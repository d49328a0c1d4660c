/**
 * Ids of the questions at which no message is sent to the operator's language model: those that ask for names, documents,
 * bank accounts and codes, the identity quiz, and those after which a name is asked for the waiting list.
 */
export const QUESTIONS_WITHOUT_MODEL: ReadonlySet<string> = new Set([
  'nome',
  'nome-mae',
  'cpf',
  'consulta-cpf',
  'conta-debito',
  'codigo',
  'confirmacao-colaborador',
  'validacao',
  'oferta-indisponivel',
  'sem-cobertura',
])
