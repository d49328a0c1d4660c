import { speedName } from '../lib/plan-speed.ts'

/**
 * Returns the explanation of an advertised speed that includes a bonus: 700 Mega are '600 Mega + 100 Mega de bônus'.
 * Returns undefined if the plan has no bonus.
 * @param download the plan's own download speed in Mega
 */
export function speedWithBonusText(speed: number, download: number): string | undefined {
  const bonus = speed - download
  return bonus > 0 && download > 0 ? `${speedName(download)} + ${speedName(bonus)} de bônus` : undefined
}
