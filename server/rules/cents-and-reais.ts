/** Converts reais to cents, as the database stores prices. */
export const reaisToCents = (reais: number) => Math.round(reais * 100)
