/** Writes a campaign's settings and theme into the HTML of its pages. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { campaigns } from '../../src/edition/first-edition-resolved-now.ts'
import { insertCampaign } from '../../src/app/server-rendering/insert-into-template.ts'
import { pageCampaignOf } from '../../src/campaigns/make-campaigns.ts'
import type { Campaign } from '../../src/campaigns/campaign-types.ts'

const folder = path.resolve(import.meta.dirname, '../../src/campaigns')
const SHEET = '/theme.css'

/** Returns the style sheets of all campaign themes, by their names, without comments and line breaks. */
export async function readThemes(): Promise<Record<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(SHEET))
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file) => [
        file.slice(0, -SHEET.length),
        small(await readFile(path.join(folder, file), 'utf8')),
      ]),
    ),
  )
}

const small = (css: string) =>
  css
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Inserts a campaign into a page, with its theme as it is in the sources. */
export async function withCampaign(html: string, campaign: Campaign): Promise<string> {
  const { robots, theme } = campaign
  const style = theme === null ? undefined : (await readThemes())[theme]
  return insertCampaign(html, { campaign: pageCampaignOf(campaign), robots }, style)
}

/** Inserts the campaign of the requested URL into pages in development. */
export function campaignPlugin(): Plugin {
  return {
    name: 'prosa:campaign',
    apply: 'serve',
    transformIndexHtml: async (html, { originalUrl = '/' }) => {
      const { prefix } = campaigns.splitPrefix(originalUrl.split(/[?#]/, 1)[0] ?? '/')
      return withCampaign(html, campaigns.settingsOf(prefix))
    },
  }
}
