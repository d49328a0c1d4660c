/** Words that say that something is not known; anything else that is typed instead of a CEP may be a street. */
const EXCUSE = /\b(?:n[aã]o|sei|lembr\w*|esque\w+|cep)\b/i

/** Returns the street in typed words; '' if they are an excuse. Null if there are no words. */
export const streetInstead = (typed: string): string | null =>
  /\p{L}{2}/u.test(typed) ? (EXCUSE.test(typed) ? '' : typed) : null
