/** Finds the bonus plan that a mobile number earns, and stores it with the lead. */
import { parsePhone } from '../../src/lib/phone.ts'
import type { Context } from '../context.ts'
import { addonOfLead, setBonus } from '../repositories/leads.ts'
import { findMobileLine } from '../repositories/customers-and-mobile-lines.ts'
import { lookupOfLine } from '../rules/mobile-line-hmac.ts'

/** Returns the id of the bonus plan that a mobile number earns: only in the campaign of its brand, otherwise null. */
export async function bonusOfLine(context: Context, addon: string, given: string): Promise<string | null> {
  const { campaigns, config, db, vault } = context
  const brand = campaigns.settingsOf(campaigns.prefixOf(addon)).bonus
  const phone = parsePhone(given)
  if (brand === null || 'problem' in phone) return null
  const line = await findMobileLine(db, lookupOfLine(vault, phone.value))
  return line?.brand === brand ? (line.bonus ?? config.bonus[brand]) : null
}

/** Stores the bonus plan that a lead's phone number earns. `version` is that of the phone answer. */
export async function keepBonus(context: Context, id: string, phone: string, version: number): Promise<void> {
  const addon = await addonOfLead(context.db, id)
  if (addon === undefined || !earnsBonus(context, addon)) return
  await setBonus(context.db, id, await bonusOfLine(context, addon, phone), version)
}

const earnsBonus = ({ campaigns }: Context, addon: string) =>
  campaigns.settingsOf(campaigns.prefixOf(addon)).bonus !== null
