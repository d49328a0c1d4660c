/** Generates the table of docs/go-live.md from the list of what must be seen to before going live. */
import path from 'node:path'
import { goLiveItems } from '../../src/contract/go-live-items.ts'

export const goLivePath = path.resolve(import.meta.dirname, '../../docs/go-live.md')

const TABLE = /(<!-- list: items -->\n)[^]*?(<!-- end -->)/

/** Returns the text of docs/go-live.md with its list updated; the rest is written by hand. */
export const goLivePage = (page: string): string =>
  page.replace(TABLE, (_all, start: string, end: string) => {
    const items = Object.entries(goLiveItems).map(
      ([id, { settings, without, ...more }]) =>
        `- **${id}**${'isTicked' in more ? ', ticked by a person' : ''}: ${settings}.\n  Without it ${without}.`,
    )
    return `${start}\n${items.join('\n')}\n\n${end}`
  })
