/** Badges of plans by sku (M§9). */
export const planBadges: Readonly<Record<string, string>> = {
  d600sp: 'Melhor Custo Benefício',
  d1000a: 'Melhor Custo Benefício',
  d500a: 'Menor Preço',
  d2000b: 'Entretenimento garantido',
}

/** Badge of the plan that suits the visitor best, if its sku has no badge. */
export const suggestedBadge = 'Sugerido para você'

/** Text for a plan advertised with more than its own speed: 700 Mega are 600 and a bonus of 100 (D28, D65). */
export const bonusOf = (download: string, bonus: string) => `${download} + ${bonus} de bônus`
