/**
 * The button below the question for the CEP, and what it says in the chat when it is pressed. The texts of the
 * search itself (cep-search.ts) load after the first question.
 */
export const UNKNOWN_CEP = 'Não sei meu CEP'
