/**
 * Joins texts to a list in words: 'agência, conta e dígito'; '' for an empty list. The formatter is created
 * only when it is needed, because creating it is slow.
 */
export const listInWords = (items: readonly string[]): string => new Intl.ListFormat('pt-BR').format(items)

/** Joins texts to a choice in words: 'HBO Max ou Paramount+'; '' for an empty list. */
export const choiceInWords = (items: readonly string[]): string =>
  new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(items)
