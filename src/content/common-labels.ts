/** Text after a link that opens in another tab, for screen readers. */
export const opensInAnotherTab = ' (abre em outra aba)'

/** Label of the button that closes a drawer or dialog. */
export const closeButtonWords = {
  close: 'Fechar',
} as const
