// src/lib/list-in-words.ts
/**
* Joins texts to a list in words: 'agência, conta e dígito'; '' for an empty list. The formatter is created
* only when it is needed, because creating it is slow.
*/
var listInWords = (items) => new Intl.ListFormat("pt-BR").format(items);
/** Joins texts to a choice in words: 'HBO Max ou Paramount+'; '' for an empty list. */
var choiceInWords = (items) => new Intl.ListFormat("pt-BR", { type: "disjunction" }).format(items);
export { listInWords as n, choiceInWords as t };
