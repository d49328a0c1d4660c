/** Loads the settings and landing pages of all campaigns from their folders. */
import { landing as generalLanding } from './default/landing.ts'
import { settings as generalSettings } from './default/settings.ts'
import type { CampaignLanding, Landing } from './landing-types.ts'
import { PREFIXES } from './campaign-prefixes.ts'
import type { CampaignSettings } from './campaign-types.ts'

interface Folder {
  readonly settings: CampaignSettings
  readonly landing: CampaignLanding
}

/** Settings and landing page of the default campaign, from which all other campaigns inherit. */
export const general: { readonly settings: CampaignSettings; readonly landing: Landing } = {
  settings: generalSettings,
  landing: generalLanding,
}

// in a variable, because Vite treats folders as assets if `import.meta.url` is written inside `new URL(…)`
const here = import.meta.url

/** Imports one file of a campaign's folder and returns its export, which has the same name as the file. */
async function read<Name extends keyof Folder>(prefix: string, file: Name): Promise<Folder[Name]> {
  const { href } = new URL(`./${prefix}/${file}.ts`, here)
  const { [file]: value } = (await import(/* @vite-ignore */ href)) as Pick<Folder, Name>
  return value
}

/**
 * Imports `settings.ts` or `landing.ts` of every campaign and returns the values by campaign prefix. Fails if a
 * prefix of the allow-list has no folder. A test finds folders without a prefix
 * (tests/tooling/campaigns.test.ts).
 */
export async function loadFromFolders<Name extends keyof Folder>(
  file: Name,
): Promise<Readonly<Record<string, Folder[Name]>>> {
  const all = PREFIXES.map(async (prefix) => [prefix, await read(prefix, file)] as const)
  return Object.fromEntries(await Promise.all(all))
}
