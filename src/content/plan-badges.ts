/** Badges on plan cards, by the plan's sku (M§9). */
export const planBadges: Readonly<Record<string, string>> = {
  d600sp: 'Melhor Custo Benefício',
  d1000a: 'Melhor Custo Benefício',
  d500a: 'Menor Preço',
  d2000b: 'Entretenimento garantido',
}

/** Badge of the plan that the visitor's link or the plan advice suggests; replaces any other badge. */
export const suggestedBadge = 'Sugerido para você'

/** Explains the speed of a plan that includes a bonus: 700 Mega are 600 Mega plus 100 Mega (D28, D65). */
export const bonusOf = (download: string, bonus: string) => `${download} + ${bonus} de bônus`
