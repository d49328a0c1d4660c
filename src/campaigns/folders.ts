import { landing as generalLanding } from './default/landing.ts'
import { rules as generalRules } from './default/rules.ts'
import type { CampaignLanding, Landing } from './landing-types.ts'
import { PREFIXES } from './prefix.ts'
import type { CampaignRules } from './types.ts'

interface Folder {
  readonly rules: CampaignRules
  readonly landing: CampaignLanding
}

/** What applies to every campaign that does not state otherwise. */
export const general: { readonly rules: CampaignRules; readonly landing: Landing } = {
  rules: generalRules,
  landing: generalLanding,
}

// in a variable: where Vite sees it within `new URL`, it takes the folders for assets of a page
const here = import.meta.url

/** @param file of a campaign's folder, exporting a value of the same name */
async function read<Name extends keyof Folder>(prefix: string, file: Name): Promise<Folder[Name]> {
  const { href } = new URL(`./${prefix}/${file}.ts`, here)
  const { [file]: value } = (await import(/* @vite-ignore */ href)) as Pick<Folder, Name>
  return value
}

/**
 * One file of every folder, by prefix. The folders are those of the allow-list: a prefix without one stops whatever
 * reads the campaigns. tests/tooling/campaigns.test.ts names a folder without a prefix.
 */
export async function ofFolders<Name extends keyof Folder>(
  file: Name,
): Promise<Readonly<Record<string, Folder[Name]>>> {
  const all = PREFIXES.map(async (prefix) => [prefix, await read(prefix, file)] as const)
  return Object.fromEntries(await Promise.all(all))
}
