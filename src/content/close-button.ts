/** Label of the button that closes a drawer or dialog. */
export const overlay = {
  close: 'Fechar',
} as const
