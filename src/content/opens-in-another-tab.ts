/** Text after a link that opens in another tab, for screen readers. */
export const opensInAnotherTab = ' (abre em outra aba)'
