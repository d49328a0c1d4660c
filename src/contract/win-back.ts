/** Whether a sku is that of the offer which wins former customers back (`winBack`). */
export const isWinBack = (sku: string): boolean => sku === 'd600wb'
