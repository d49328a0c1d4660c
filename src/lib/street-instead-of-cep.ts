/** Recognises a street that was typed into the field for the CEP, so that the street search can begin with it. */

/** Words such as 'não sei' (I do not know), which show that the text is not a street. */
const EXCUSE = /\b(?:n[aã]o|sei|lembr\w*|esque\w+|cep)\b/i

/** Returns the typed street; '' if the text says that the CEP is not known, null if it has no words. */
export const streetInstead = (typed: string): string | null =>
  /\p{L}{2}/u.test(typed) ? (EXCUSE.test(typed) ? '' : typed) : null
