/** Converts prices between cents, as the database stores them, and reais, as the API and the shop's editions give them. */

export const centsToReais = (amount: number) => amount / 100

/** Converts reais to cents, as the database stores prices. */
export const reaisToCents = (reais: number) => Math.round(reais * 100)
