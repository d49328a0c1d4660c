/** Texts of plan lists and of the cards in them. */

/** Badge of the plan card with the lowest price. */
export const cheapestBadge = 'Menor Preço'

/** Whether a badge claims the lowest price, however it is written. */
export const claimsLowestPrice = (badge: string): boolean =>
  badge.trim().toLowerCase() === cheapestBadge.toLowerCase()

/** Texts about plans. */
export const planWords = {
  /** Shown below the list of plans; true of every plan. */
  modem: 'O modem com Wi-Fi vem junto, emprestado enquanto durar o contrato.',
  withoutDebit: 'Sem débito',
  afterPromotion: 'Após 12 meses',
} as const

/** Badge of a plan that only companies can order. */
export const companyOnlyBadge = 'Só para empresas'
