/** Checks whether a sku is that of the win-back offer, which is made to former customers (`winBack`). */
export const isWinBack = (sku: string): boolean => sku === 'd600wb'
