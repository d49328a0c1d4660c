/**
 * Texts of the button for visitors who do not know their CEP. The texts of the search that it opens are in
 * cep-search.ts, which loads after the first question.
 */
export const UNKNOWN_CEP = 'Não sei meu CEP'
