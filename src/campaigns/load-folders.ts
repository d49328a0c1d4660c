import { landing as generalLanding } from './default/landing.ts'
import { rules as generalRules } from './default/rules.ts'
import type { CampaignLanding, Landing } from './landing-types.ts'
import { PREFIXES } from './prefix.ts'
import type { CampaignRules } from './types.ts'

interface Folder {
  readonly rules: CampaignRules
  readonly landing: CampaignLanding
}

/** Rules and landing page of the default campaign, which all others inherit. */
export const general: { readonly rules: CampaignRules; readonly landing: Landing } = {
  rules: generalRules,
  landing: generalLanding,
}

// in a variable, because Vite would treat the folders as assets if it saw this within `new URL`
const here = import.meta.url

/** Imports one file of a campaign's folder and returns the export that has the name of the file. */
async function read<Name extends keyof Folder>(prefix: string, file: Name): Promise<Folder[Name]> {
  const { href } = new URL(`./${prefix}/${file}.ts`, here)
  const { [file]: value } = (await import(/* @vite-ignore */ href)) as Pick<Folder, Name>
  return value
}

/**
 * Imports the same file from the folder of every campaign and returns the values by prefix. Every prefix of the
 * allow-list needs a folder, or the import fails; tests/tooling/campaigns.test.ts finds folders without a prefix.
 */
export async function loadFromFolders<Name extends keyof Folder>(
  file: Name,
): Promise<Readonly<Record<string, Folder[Name]>>> {
  const all = PREFIXES.map(async (prefix) => [prefix, await read(prefix, file)] as const)
  return Object.fromEntries(await Promise.all(all))
}
