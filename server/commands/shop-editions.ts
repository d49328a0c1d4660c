/**
 * `npm run shop`: writes, checks and publishes editions of the shop, that is its plans, prices, campaigns and texts
 * (docs/shop.md):
 *
 *   node server/commands/shop-editions.ts export > shop.json
 *   node server/commands/shop-editions.ts check shop.json
 *   node server/commands/shop-editions.ts publish shop.json --from 2026-12-01T00:00 --until 2026-12-27T00:00
 *   node server/commands/shop-editions.ts history
 *   node server/commands/shop-editions.ts back 3
 *   node server/commands/shop-editions.ts withdraw 5
 *   node server/commands/shop-editions.ts complete 5
 */
import { userInfo } from 'node:os'
import { systemClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { runShopCommand, parseShopCommand } from './implementation/manage-shop-editions.ts'
import { runMain } from './helpers/command.ts'
import { withDatabaseAndVault } from './helpers/database.ts'

async function main(): Promise<void> {
  const command = parseShopCommand(process.argv.slice(2))
  const config = readConfig()
  const { text, status } = await withDatabaseAndVault(config, (db, vault) =>
    runShopCommand({ db, clock: systemClock, vault }, command, userInfo().username),
  )
  process.stdout.write(text)
  process.exitCode = status
}

runMain(main)
