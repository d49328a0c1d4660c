/** Runs `npm run find`: finds orders and leads, and performs one of the desk's actions on one. */
import { CANCEL_REASONS } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { makeCatalogue } from '../../cached-catalogue.ts'
import { systemClock } from '../../clock.ts'
import { ConfigError, type Config } from '../../config.ts'
import { readArguments } from '../helpers/command.ts'
import { findOrders } from '../../services/desk/find-orders.ts'
import {
  cancel,
  makeCustomerLink,
  moveVisit,
  SENDABLE,
  sendNotice,
  type ActionParts,
} from '../../services/desk/order-actions.ts'
import { readRecord, type RecordFacts, type OrderRecord } from '../../services/desk/order-page-data.ts'
import { parseAppointment } from '../../rules/appointment.ts'
import { withDatabaseAndVault } from '../helpers/database.ts'
import type { HistoryRow } from '../../services/desk/order-history.ts'

const SENT = [...SENDABLE.placed, ...SENDABLE.cancelled]
const USAGE = `usage: find-or-change-order.ts NUMBER|REFERENCE|PHONE|EMAIL|CPF|CNPJ
       find-or-change-order.ts … --move "DD/MM/YYYY manha|tarde"
       find-or-change-order.ts … --cancel ${CANCEL_REASONS.join('|')}
       find-or-change-order.ts … --send ${SENT.join('|')}
       find-or-change-order.ts … --link`

const OPTIONS = {
  move: { type: 'string' },
  cancel: { type: 'string' },
  send: { type: 'string' },
  link: { type: 'boolean' },
} as const

type Asked = { what: string; move?: string; cancel?: string; send?: string; link?: boolean }

function asked(args: readonly string[]): Asked {
  const { positionals, values } = readArguments(OPTIONS, USAGE, args)
  return { what: positionals.join(' '), ...values }
}

const UNMAILED = 'It has no e-mail address: nobody gets a mail.'
const CANCELLED = {
  mailed: 'The customer gets a mail if it stays so for ten minutes.',
  known: 'The last mail that the customer got says so.',
  unmailed: UNMAILED,
} as const

/** Does what an option asks for with the order or lead `id`; returns what to print. */
async function act(parts: ActionParts, id: string, options: Asked): Promise<string> {
  if (options.move !== undefined) {
    const visit = parseAppointment(options.move)
    if (!visit) throw new ConfigError(USAGE)
    const isMailed = await moveVisit(parts, 'command', id, visit)
    return `The visit was moved. ${isMailed ? 'The customer gets a mail.' : UNMAILED}\n`
  }
  if (options.cancel !== undefined) {
    const reason = CANCEL_REASONS.find((each) => each === options.cancel)
    if (!reason) throw new ConfigError(USAGE)
    const told = await cancel(parts, 'command', id, reason)
    if (told === null) return 'It was cancelled before.\n'
    return `The order is cancelled. ${reason === 'suspeita' ? 'Nobody gets a mail.' : CANCELLED[told]}\n`
  }
  if (options.send !== undefined) {
    const kind = SENT.find((each) => each === options.send)
    if (!kind) throw new ConfigError(USAGE)
    const isSent = await sendNotice(parts, 'command', id, kind)
    return isSent ? `${kind} is sent by the running server.\n` : `There is no ${kind} to send.\n`
  }
  if (!options.link) return ''
  const way = await makeCustomerLink(parts, 'command', id)
  return way ? `${way.url}\n` : 'A cancelled order has no link.\n'
}

type Facts = Pick<OrderRecord, 'plan' | 'schedule' | 'stopped'>

function standing({ plan, schedule, stopped }: Facts): string[] {
  return [
    ...(plan ? [`plan ${plan.name}, R$ ${plan.price.toFixed(2)} a month`] : []),
    ...(schedule ? [`visit ${schedule.date} ${schedule.period}`] : []),
    ...(stopped ? [`stopped at ${stopped}`] : []),
  ]
}

function happened(row: HistoryRow): string {
  if (row.kind === 'event') {
    const moved = row.moved ? [`from ${row.moved.was} to ${row.moved.became}`] : []
    return [row.what, ...row.steps, ...moved, ...(row.channel === null ? [] : [`(${row.channel})`])].join(' ')
  }
  if (row.kind === 'action') {
    const { was, became } = row.detail
    const moved = typeof was === 'string' && typeof became === 'string' ? ` from ${was} to ${became}` : ''
    return `${row.what}${moved} by ${row.operator ?? 'nobody known'}`
  }
  const { notice, delivered, error } = row
  return `${notice} ${delivered ? `delivered ${delivered}` : error === null ? 'waiting' : `failed: ${error}`}`
}

/**
 * Returns what is known of an order or lead, without personal data: one line for the record, and one for each event.
 */
const orderAsText = (facts: RecordFacts): string =>
  [
    [facts.state, facts.orderNumber ?? 'no order', facts.reference, ...standing(facts)].join('; '),
    ...facts.history.map((row) => `  ${row.at} ${happened(row)}`),
    ...facts.looks.map(
      ({ at, operator, times }) => `  ${at} seen ${times}x by ${operator ?? 'nobody known'}`,
    ),
  ].join('\n')

/** Returns what was found as text; null if nothing was. */
async function find(parts: ActionParts, options: Asked): Promise<string | null> {
  const found = await findOrders(parts, 'command', options.what)
  if (!found) throw new ConfigError(`${options.what} is nothing that is searched by.\n${USAGE}`)
  const { rows } = found
  const isAction = [options.move, options.cancel, options.send, options.link].some(
    (each) => each !== undefined,
  )
  const [first] = rows.filter(({ kind }) => kind === 'lead')
  if (isAction && (!first || rows.length > 1))
    throw new ConfigError(rows.length > 1 ? 'Several were found: name one.' : 'Nothing was found.')
  const done = isAction && first ? await act(parts, first.id, options) : ''
  const texts: string[] = []
  for (const { kind, id, number, reference } of rows) {
    const record = kind === 'lead' ? await readRecord(parts, id) : null
    const text = record ? orderAsText(record.facts) : `${number ?? 'no order'}; ${reference}`
    texts.push(`${kind} ${id}: ${text}\n`)
  }
  return rows.length === 0 ? null : done + texts.join('')
}

/**
 * Finds orders and leads. If an option asks for a change, makes it to the one that was found.
 * @param args as on the command line
 * @returns what was found and done, in words; nothing where nothing was found
 */
export async function runFindCommand(
  args: readonly string[],
  config: Config,
): Promise<{ readonly found: string | null; readonly what: string }> {
  const options = asked(args)
  if (options.what === '') throw new ConfigError(USAGE)
  const found = await withDatabaseAndVault(config, async (db, vault) => {
    const catalogue = makeCatalogue(db, systemClock)
    return find({ db, clock: systemClock, vault, config, catalogue }, options)
  })
  return { found, what: options.what }
}
