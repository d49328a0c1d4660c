/** Label of the button that closes a drawer or dialog. */
export const closeButtonWords = {
  close: 'Fechar',
} as const
