import { parsePhone } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import { findLine } from '../repositories/mobile-lines.ts'
import { lookupOfLine } from '../rules/mobile-lines.ts'

/** The bonus plan for a line under a campaign of its own brand (F§3, D68); null otherwise. */
export async function bonusOfLine(context: Context, addon: string, given: string): Promise<string | null> {
  const { campaigns, config, db, vault } = context
  const brand = campaigns.rulesOf(campaigns.prefixOf(addon)).bonus
  const phone = parsePhone(given)
  if (brand === null || 'problem' in phone) return null
  const line = await findLine(db, lookupOfLine(vault, phone.value))
  return line?.brand === brand ? (line.bonus ?? config.bonus[brand]) : null
}
