/** Runs `npm run shop`: prints, checks, publishes and withdraws editions of the shop (docs/shop.md). */
import { readFileSync } from 'node:fs'
import { shopCommand } from '../../../src/content/shop-command.ts'
import { instantOf, localTime } from '../../../src/lib/sao-paulo-time.ts'
import { ConfigError } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import {
  checkCompleted,
  completeScheduled,
  contestedFields,
  hasMissingChanges,
  missingChanges,
} from '../../services/update-outdated-scheduled-editions.ts'
import {
  republishEdition,
  checkShop,
  isStopped,
  liveShop,
  publishShop,
  shopHistory,
  withdraw,
  type CheckedEdition,
  type ShopParts,
  writtenInSaoPaulo,
} from '../../services/publish-editions.ts'
import { listInWords } from '../../../src/lib/list-in-words.ts'
import { readArguments } from '../helpers/read-arguments.ts'

const TEXT = { type: 'string' } as const

function asked(args: readonly string[]) {
  const options = {
    from: TEXT,
    until: TEXT,
    note: TEXT,
    field: { ...TEXT, multiple: true },
    yes: { type: 'boolean' },
  } as const
  const { positionals, values } = readArguments(options, shopCommand.usage, args)
  const [what = '', name] = positionals
  return { what, name, ...values }
}

/** What the command is to do. */
export type ShopCommand = ReturnType<typeof asked>

/** Reads the arguments of the command. */
export function parseShopCommand(args: readonly string[]): ShopCommand {
  const command = asked(args)
  const needsFile = command.what === 'check' || command.what === 'publish'
  if (
    !['export', 'history', 'back', 'complete'].includes(command.what) &&
    !((needsFile || command.what === 'withdraw') && command.name !== undefined)
  )
    throw new ConfigError(shopCommand.usage)
  return command
}

/** Reads a time in São Paulo. */
function timeOf(option: string, written: string | undefined): Date | null {
  if (written === undefined) return null
  const at = instantOf(written)
  if (!at) throw new ConfigError(shopCommand.noTime(option, written))
  return at
}

/**
 * Reads when a publication begins. An earlier hour of today means now; an earlier day is a slip, such as last year's, and
 * would change the prices at once.
 */
function startOf(written: string | undefined): Date | null {
  const at = timeOf('from', written)
  const [today = ''] = localTime(new Date()).split('T')
  if (written !== undefined && written < today) throw new ConfigError(shopCommand.dayIsOver(written))
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

const period = (from: Date, until: Date | null) =>
  shopCommand.period(writtenInSaoPaulo(from), until && writtenInSaoPaulo(until))

/** Prints the findings and the changes. */
function report({ findings, changes }: CheckedEdition): string {
  const lines = findings.map(({ level, place, text }) => `${shopCommand.level[level]} ${place}: ${text}`)
  const what =
    changes.length === 0
      ? [shopCommand.nothingChanges]
      : [shopCommand.changes, ...changes.map((each) => `  ${each}`)]
  return [...lines, ...what, ''].join('\n')
}

/** Returns whether a finding must be confirmed. */
const asks = ({ findings }: CheckedEdition): boolean => findings.some(({ level }) => level === 'yellow')

/** The output of a command, and its exit status. */
type Answer = { readonly text: string; readonly status: 0 | 1 }

/** Says what each scheduled edition lacks; '' if none lacks anything. */
async function missingText(db: Db): Promise<string> {
  const parts = (await missingChanges(db)).map(async (missing) => {
    const { id, number, from, until } = missing.publication
    const { changes } = await checkCompleted(db, missing, new Set())
    const contested = contestedFields(missing).map(({ place, text }) => shopCommand.contested(place, text))
    const lines = [...changes.map((each) => `  ${each}`), ...contested]
    return [shopCommand.missing(id, number, period(from, until)), ...lines, ''].join('\n')
  })
  return (await Promise.all(parts)).join('')
}

/** Adds to a scheduled edition the changes that it lacks, or lists what each scheduled edition lacks. */
async function complete(
  parts: ShopParts,
  { name, field = [], yes }: ShopCommand,
  user: string,
): Promise<Answer> {
  const { db } = parts
  if (name === undefined)
    return { text: (await missingText(db)) || `${shopCommand.nothingMissing}\n`, status: 0 }
  const id = numberOf(name)
  const missing = (await missingChanges(db)).find(({ publication }) => publication.id === id)
  if (!missing) return { text: `${shopCommand.notMissing(id)}\n`, status: 1 }
  const contested = contestedFields(missing).map(({ place }) => place)
  const unknown = field.find((place) => !contested.includes(place))
  if (unknown !== undefined) throw new ConfigError(shopCommand.unknownField(unknown))
  const chosen = new Set(field)
  if (!hasMissingChanges(missing, chosen)) return { text: await missingText(db), status: 1 }
  const checked = await checkCompleted(db, missing, chosen)
  const isConfirmed = !asks(checked) || yes === true
  const isDone = !isStopped(checked) && isConfirmed
  const published = isDone && (await completeScheduled(parts, { command: user }, missing, chosen)).published
  if (published) {
    const { number, from, until } = published
    return { text: `${report(checked)}${shopCommand.completed(number, period(from, until))}\n`, status: 0 }
  }
  const confirm = isStopped(checked) || isConfirmed ? '' : `${shopCommand.confirmWarnings}\n`
  return { text: report(checked) + confirm, status: 1 }
}

/** Reads the number that an argument has. */
function numberOf(name: string | undefined): number {
  const number = Number(name)
  if (!Number.isSafeInteger(number)) throw new ConfigError(shopCommand.noNumber(name ?? ''))
  return number
}

/** Runs a command, for the person with the account `user` on the server. */
export async function runShopCommand(parts: ShopParts, command: ShopCommand, user: string): Promise<Answer> {
  const { what, name, note, yes } = command
  const { db } = parts
  const by = { command: user }
  if (what === 'export')
    return { text: `${JSON.stringify((await liveShop(db)).document, null, 2)}\n`, status: 0 }
  if (what === 'history') {
    const rows = (await shopHistory(db)).map(
      ({ id, number, from, until, times, by: publisher, at, note: comment, withdrawnBy }) => {
        const isOver = withdrawnBy === null && from <= new Date()
        const periods = (times.length > 0 || isOver ? times : [{ from, until }]).map((each) =>
          period(each.from, each.until),
        )
        const when = listInWords(periods) || shopCommand.neverLive
        const entry = shopCommand.entry(number, when, publisher, writtenInSaoPaulo(at))
        const state =
          withdrawnBy !== null
            ? `, ${shopCommand.withdrawn(withdrawnBy)}`
            : from > new Date()
              ? `, ${shopCommand.scheduled(id)}`
              : ''
        return `${entry}${state}${comment && `, ${comment}`}\n`
      },
    )
    return { text: rows.join('') || `${shopCommand.neverPublished}\n`, status: 0 }
  }
  if (what === 'back') {
    const back = await republishEdition(parts, name === undefined ? null : numberOf(name), by)
    if (!back) return { text: `${shopCommand.unknownEdition}\n`, status: 1 }
    return { text: `${shopCommand.back(back.number)}\n${await missingText(db)}`, status: 0 }
  }
  if (what === 'withdraw') {
    const id = numberOf(name)
    return (await withdraw(parts, id, by)) === 'now'
      ? { text: `${shopCommand.isWithdrawn(id)}\n`, status: 0 }
      : { text: `${shopCommand.notScheduled(id)}\n`, status: 1 }
  }
  if (what === 'complete') return complete(parts, command, user)
  const when = { from: startOf(command.from), until: timeOf('until', command.until) }
  const document = documentIn(name ?? '')
  if (what === 'check') {
    const checked = await checkShop(db, document, when)
    return { text: report(checked), status: isStopped(checked) ? 1 : 0 }
  }
  const accepts = (checked: CheckedEdition) => !asks(checked) || yes === true
  const { published, ...checked } = await publishShop(parts, document, { ...when, by, note, accepts })
  if (published) {
    const { number, from, until } = published
    const done = `${shopCommand.published(number, period(from, until))}\n`
    return { text: report(checked) + done + (await missingText(db)), status: 0 }
  }
  const confirm = isStopped(checked) ? '' : `${shopCommand.confirmWarnings}\n`
  return { text: report(checked) + confirm, status: 1 }
}
