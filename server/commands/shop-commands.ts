/** What `npm run shop` does (docs/shop.md). */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { shopCommand } from '../../src/content/shop-command.ts'
import { instantOf, localTime } from '../../src/lib/sao-paulo-time.ts'
import { ConfigError } from '../config.ts'
import type { Db } from '../db/database.ts'
import { backTo, checkShop, liveShop, publishShop, shopHistory, type Checked } from '../services/shop.ts'

const TEXT = { type: 'string' } as const

function asked(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { from: TEXT, until: TEXT, note: TEXT, yes: { type: 'boolean' } },
    })
    const [what = '', name] = positionals
    return { what, name, ...values }
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${shopCommand.usage}`)
  }
}

/** What the command is to do. */
export type ShopWish = ReturnType<typeof asked>

/** Reads the arguments of the command. */
export function shopWish(args: readonly string[]): ShopWish {
  const wish = asked(args)
  const needsFile = wish.what === 'check' || wish.what === 'publish'
  if (!['export', 'history', 'back'].includes(wish.what) && !(needsFile && wish.name !== undefined))
    throw new ConfigError(shopCommand.usage)
  return wish
}

/** Reads a time in São Paulo. */
function timeOf(option: string, written: string | undefined): Date | null {
  if (written === undefined) return null
  const at = instantOf(written)
  if (!at) throw new ConfigError(shopCommand.noTime(option, written))
  return at
}

function documentIn(name: string): unknown {
  try {
    return JSON.parse(readFileSync(name, 'utf8'))
  } catch (error) {
    throw new ConfigError(
      shopCommand.unreadable(name, error instanceof Error ? error.message : String(error)),
    )
  }
}

const written = (at: Date) => localTime(at).replace('T', ' ')
const period = (from: Date, until: Date | null) => shopCommand.period(written(from), until && written(until))

/** Writes what was found and what changes. */
function report({ findings, changes }: Checked): string {
  const lines = findings.map(({ level, place, text }) => `${shopCommand.level[level]} ${place}: ${text}`)
  const what =
    changes.length === 0
      ? [shopCommand.nothingChanges]
      : [shopCommand.changes, ...changes.map((each) => `  ${each}`)]
  return [...lines, ...what, ''].join('\n')
}

/** What a command writes, and its exit status. */
type Answer = { readonly text: string; readonly status: 0 | 1 }

/** Runs a command, for the person `by`. */
export async function runShopCommand(db: Db, wish: ShopWish, by: string): Promise<Answer> {
  const { what, name, note, yes } = wish
  if (what === 'export')
    return { text: `${JSON.stringify((await liveShop(db)).document, null, 2)}\n`, status: 0 }
  if (what === 'history') {
    const rows = (await shopHistory(db)).map(
      (each) =>
        `${shopCommand.entry(each.number, period(each.from, each.until), each.by, written(each.at))}${each.note && `, ${each.note}`}\n`,
    )
    return { text: rows.join('') || `${shopCommand.neverPublished}\n`, status: 0 }
  }
  if (what === 'back') {
    const number = name === undefined ? null : Number(name)
    if (number !== null && !Number.isInteger(number)) throw new ConfigError(shopCommand.noNumber(name ?? ''))
    const back = await backTo(db, number, by)
    if (!back) return { text: `${shopCommand.unknownEdition}\n`, status: 1 }
    return { text: `${shopCommand.back(back.number)}\n`, status: 0 }
  }
  const when = { from: timeOf('from', wish.from), until: timeOf('until', wish.until), by }
  const document = documentIn(name ?? '')
  const checked = await checkShop(db, document, when)
  const isRed = checked.findings.some(({ level }) => level === 'red')
  if (what === 'check' || isRed) return { text: report(checked), status: isRed ? 1 : 0 }
  if (checked.findings.length > 0 && yes !== true)
    return { text: `${report(checked)}${shopCommand.confirmWarnings}\n`, status: 1 }
  const { published } = await publishShop(db, document, { ...when, note })
  return published
    ? {
        text: `${report(checked)}${shopCommand.published(published.number, period(published.from, published.until))}\n`,
        status: 0,
      }
    : { text: report(checked), status: 1 }
}
