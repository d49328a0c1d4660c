/** Badges by sku (M§9). */
export const planBadges: Readonly<Record<string, string>> = {
  d600sp: 'Melhor Custo Benefício',
  d1000a: 'Melhor Custo Benefício',
  d500a: 'Menor Preço',
  d2000b: 'Entretenimento garantido',
}

/** Badge of the plan that fits the visit best, where its sku has none. */
export const suggestedBadge = 'Sugerido para você'

/** What is advertised beyond the line's own speed: 700 Mega are 600 and a bonus (D28, D65). */
export const bonusOf = (download: string, bonus: string) => `${download} + ${bonus} de bônus`
