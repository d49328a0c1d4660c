/** Runs `npm run shop`: prints, checks, publishes and withdraws editions of the shop (docs/shop.md). */
import { readFileSync } from 'node:fs'
import { shopCommand } from '../../../src/content/shop-command.ts'
import { instantOf, localTime } from '../../../src/lib/sao-paulo-time.ts'
import { ConfigError } from '../../config.ts'
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
import { readArguments } from '../helpers/command.ts'

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

/** Prints the findings, the changes, what begins later gets of them, and what has to be chosen. */
function report({ findings, changes, carried, questions }: CheckedEdition): string {
  const lines = findings.map(({ level, place, text }) => `${shopCommand.level[level]} ${place}: ${text}`)
  const what =
    changes.length === 0
      ? [shopCommand.nothingChanges]
      : [shopCommand.changes, ...changes.map(({ text }) => `  ${text}`)]
  const later = carried.flatMap(({ publication: { number, from, until }, changes: theirs }) => [
    shopCommand.carried(number, period(from, until)),
    ...theirs.map((each) => `  ${each}`),
  ])
  const open = questions.map(({ place, changes: theirs, publication: { number, author } }) =>
    shopCommand.question({ place, number, author, changes: theirs.map(({ text }) => text).join(' ') }),
  )
  return [...lines, ...what, ...later, ...open, ''].join('\n')
}

/** Returns whether something must be confirmed. */
const asks = ({ findings, questions }: CheckedEdition): boolean =>
  questions.length > 0 || findings.some(({ level }) => level === 'yellow')

/** The output of a command, and its exit status. */
type Answer = { readonly text: string; readonly status: 0 | 1 }

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
    if (!back || back === 'overtaken') return { text: `${shopCommand.unknownEdition}\n`, status: 1 }
    return { text: `${shopCommand.back(back.number)}\n`, status: 0 }
  }
  if (what === 'withdraw') {
    const id = numberOf(name)
    return (await withdraw(parts, id, by)) === 'now'
      ? { text: `${shopCommand.isWithdrawn(id)}\n`, status: 0 }
      : { text: `${shopCommand.notScheduled(id)}\n`, status: 1 }
  }
  if (what === 'complete') return { text: `${shopCommand.nothingMissing}\n`, status: 0 }
  const when = { from: startOf(command.from), until: timeOf('until', command.until) }
  const document = documentIn(name ?? '')
  const first = await checkShop(db, document, when)
  // what is named holds in the others too; with --yes all others keep their own
  const { field = [] } = command
  const unknown = field.find((each) => !first.questions.some(({ place }) => place === each))
  if (unknown !== undefined) throw new ConfigError(shopCommand.unknownField(unknown))
  const answers = Object.fromEntries(
    first.questions
      .filter(({ place }) => yes === true || field.includes(place))
      .map(({ key, place }) => [key, field.includes(place)]),
  )
  if (what === 'check') {
    const checked = await checkShop(db, document, when, { answers })
    return { text: report(checked), status: isStopped(checked) ? 1 : 0 }
  }
  const accepts = (checked: CheckedEdition) => !asks(checked) || yes === true
  const { published, ...checked } = await publishShop(parts, document, {
    ...when,
    by,
    note,
    answers,
    accepts,
  })
  if (published) {
    const { number, from, until } = published
    const done = `${shopCommand.published(number, period(from, until))}\n`
    return { text: report(checked) + done, status: 0 }
  }
  const confirm = isStopped(checked) ? '' : `${shopCommand.confirmWarnings}\n`
  return { text: report(checked) + confirm, status: 1 }
}
