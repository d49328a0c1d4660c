/**
 * `npm run rig -- demo-data`: fills an empty database with 30 days of plausible visits, orders, call requests and
 * places on the waiting list, so that a newcomer sees the operator's desk with data. Everything is stored through the
 * server's API, with a clock set back; no e-mails or notices are sent. It refuses a database that contains orders,
 * because these may be real.
 */
import path from 'node:path'
import { addDays, todayInSaoPaulo } from '../../src/lib/iso-dates.ts'
import { noteCoverageOnWaitingList } from '../../server/services/waiting-list.ts'
import { buildApp } from '../../server/app.ts'
import { withDatabase } from '../../server/commands/helpers/database.ts'
import { makeCatalogue } from '../../server/cached-catalogue.ts'
import { ConfigError, readConfig } from '../../server/config.ts'
import { statement, type Db } from '../../server/db/database.ts'
import { seed } from '../../server/db/seed.ts'
import type { DeskUser } from '../../server/repositories/desk/desk-users.ts'
import { findLead } from '../../server/repositories/leads.ts'
import { makeProviders } from '../../server/providers/create-configured-providers.ts'
import { loadKeys, makeKeys } from '../../server/security/secret-keys.ts'
import { makeVault } from '../../server/security/encryption-vault.ts'
import { cancel, moveVisit, type ActionParts } from '../../server/services/desk/order-actions.ts'
import { countNewOrders } from '../../server/services/desk/update-daily-order-and-lead-counts.ts'
import { fillReferences } from '../../server/services/reference-search.ts'
import { freeDatesOf } from '../../server/services/free-installation-dates.ts'
import { checkKeys, hasSealed } from '../../server/services/encryption-key-check.ts'
import { randomFrom } from '../seeded-random.ts'
import { addCallers, callPeople } from './add-phone-calls.ts'
import { addDay } from './add-one-day.ts'
import { generousFixedLimits, generousLimits } from '../../scripts/start-server-process.ts'

const DAYS = 30

const ORDERS = statement('demo.orders', 'select count(*)::int as orders from orders')
// so that nobody is notified of invented orders, and their histories show what a real shop would have sent
const SILENCE = statement(
  'demo.silence',
  "update outbox set payload = '', delivered_at = created_at + interval '2 seconds', attempts = 1",
)
const COMING = statement(
  'demo.coming',
  'select lead_id as id from orders where installation_day > $1 order by created_at desc, lead_id limit 12',
)

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Some orders of the last days were moved or cancelled by an agent, as support does. */
async function supportOrders(parts: ActionParts, agent: DeskUser, today: string): Promise<void> {
  const orders = await parts.db.rows<{ id: string }>(COMING, [today])
  for (const [at, { id }] of orders.entries()) {
    if (at % 4 === 1) await cancel(parts, agent, id, at % 8 === 1 ? 'cliente' : 'sem-rede')
    if (at % 4 !== 3) continue
    const row = await findLead(parts.db, id)
    const free = row ? (await freeDatesOf(parts, row)).at(-1) : undefined
    const [period] = free?.periods ?? []
    if (free && period) await moveVisit(parts, agent, id, { date: free.date, period })
  }
}

async function fill(db: Db, config: ReturnType<typeof readConfig>): Promise<void> {
  await seed(db, 'demo')
  if (((await db.row<{ orders: number }>(ORDERS))?.orders ?? 0) > 0)
    throw new ConfigError('This shop has orders: demo data belong into an empty one (DATA_DIR=./demo).')
  if (!(await hasSealed(db))) makeKeys(config)
  const vault = makeVault(loadKeys(config))
  await checkKeys(db, vault)
  let now = new Date()
  const providers = makeProviders(config)
  const clock = { now: () => now }
  const app = await buildApp({ db, clock, config, providers, site: path.join(config.dataDir, 'no-site') })
  const today = todayInSaoPaulo(new Date())
  let agent: DeskUser | undefined
  try {
    const parts = { db, clock, config, vault, catalogue: makeCatalogue(db, clock) }
    const callers = await addCallers(parts)
    agent = callers[0]?.[0]
    const shop = { app, setClock: (at: Date) => void (now = at), next: randomFrom(30), today }
    for (let back = DAYS; back > 0; back -= 1) {
      const day = addDays(today, -back)
      await callPeople(shop, parts, callers, day)
      const { visits, leads, orders } = await addDay(shop, day)
      await noteCoverageOnWaitingList(parts)
      say(`${day}: ${visits} visits, ${leads} leads, ${orders} orders`)
    }
  } finally {
    await app.close()
    await providers.mail.close()
  }
  const live = { now: () => new Date() }
  const parts = { db, clock: live, config, vault, catalogue: makeCatalogue(db, live) }
  if (agent) await supportOrders(parts, agent, today)
  await fillReferences(db, vault)
  await db.rows(SILENCE)
  await countNewOrders({ db, clock: live })
}

try {
  const config = readConfig({ ...process.env, ...generousLimits, LOG_LEVEL: 'silent' }, generousFixedLimits)
  await withDatabase(config, async (db) => fill(db, config))
  say('Done. `npm start` shows it at /operador.')
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
  process.exit(1)
}
