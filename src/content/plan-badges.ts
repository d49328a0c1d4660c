import { soldSpeed, speedName } from '../lib/plan-speed.ts'

/** Badges on plan cards, by the plan's sku. */
export const planBadges: Readonly<Record<string, string>> = {
  d600sp: 'Melhor Custo Benefício',
  d1000a: 'Melhor Custo Benefício',
  d500a: 'Menor Preço',
  d2000b: 'Entretenimento garantido',
}

/**
 * Returns the explanation of an advertised speed that includes a bonus: 700 Mega are '600 Mega + 100 Mega de bônus'.
 * Returns undefined if the plan has no bonus.
 * @param download the plan's own download speed in Mega
 */
export function bonusOf(sku: string, download: number): string | undefined {
  const bonus = soldSpeed(sku) - download
  return bonus > 0 && download > 0 ? `${speedName(download)} + ${speedName(bonus)} de bônus` : undefined
}
