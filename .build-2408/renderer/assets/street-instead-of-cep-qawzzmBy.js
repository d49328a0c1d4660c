// src/content/unknown-cep.ts
/**
* The button below the question for the CEP, and what it says in the chat when it is pressed (D98). The texts of the
* search itself (cep-search.ts) load after the first question.
*/
var UNKNOWN_CEP = "Não sei meu CEP";
// src/lib/street-instead-of-cep.ts
/** Reads words that were typed where a CEP is asked for. */
/** Words that say that something is not known; anything else that is typed instead of a CEP may be a street. */
var EXCUSE = /\b(?:n[aã]o|sei|lembr\w*|esque\w+|cep)\b/i;
/** Returns what typed words say of a street; '' if they are an excuse. Null if there are no words. */
var streetInstead = (typed) => /\p{L}{2}/u.test(typed) ? EXCUSE.test(typed) ? "" : typed : null;
export { UNKNOWN_CEP as n, streetInstead as t };
