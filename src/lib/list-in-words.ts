/**
 * Joins texts as a list in words: 'agência, conta e dígito'; '' for an empty list. The formatter is created
 * when it is needed: creating it takes longer than reading a message.
 */
export const listInWords = (items: readonly string[]): string => new Intl.ListFormat('pt-BR').format(items)
