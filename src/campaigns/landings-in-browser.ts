/** What a browser needs of all campaigns in order to draw a landing page again, with another backend's plans. */
import { landing as generalLanding } from './default/landing.ts'
import { rules as generalRules } from './default/rules.ts'
import type { CampaignLanding, Landing } from './landing-types.ts'
import { makeCampaigns } from './make-campaigns.ts'
import { resolveLanding } from './resolve-landing.ts'
import type { CampaignBonus, CampaignRules } from './types.ts'

/** Returns what the files of one name export, by campaign prefix. */
const byPrefix = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(files).map(([file, value]) => [
      file.replace(/^\.\//, '').replace(/\/\w+\.ts$/, ''),
      value,
    ]),
  )

const landings = byPrefix(
  import.meta.glob<CampaignLanding>('./**/landing.ts', { eager: true, import: 'landing' }),
)
const rules = byPrefix(import.meta.glob<CampaignRules>('./**/rules.ts', { eager: true, import: 'rules' }))

/** The prefixes of all campaigns. */
export const campaignPrefixes = Object.keys(rules).filter((prefix) => prefix !== 'default')

/** Returns the landing page of a campaign, and the mobile plan whose customers may earn a bonus. */
export function landingInBrowser(prefix: string): {
  readonly landing: Landing
  readonly bonus: CampaignBonus | null
} {
  const { bonus } = makeCampaigns({ ...rules, default: generalRules }).rulesOf(prefix)
  return { landing: resolveLanding(prefix, generalLanding, landings), bonus }
}
