/**
 * Writes, checks and publishes the shop's editions (docs/shop.md):
 *
 *   node server/commands/shop.ts export > shop.json
 *   node server/commands/shop.ts check shop.json
 *   node server/commands/shop.ts publish shop.json --from 2026-12-01T00:00 --until 2026-12-27T00:00
 *   node server/commands/shop.ts history
 *   node server/commands/shop.ts back 3
 */
import { userInfo } from 'node:os'
import { ConfigError, readConfig } from '../config.ts'
import { runShopCommand, shopWish } from './shop-commands.ts'
import { withDatabase } from './with-database.ts'

async function main(): Promise<void> {
  const wish = shopWish(process.argv.slice(2))
  const by = userInfo().username
  const { text, status } = await withDatabase(readConfig(), (db) => runShopCommand(db, wish, by))
  process.stdout.write(text)
  process.exitCode = status
}

main().catch((error: unknown) => {
  const text =
    error instanceof ConfigError
      ? error.message
      : error instanceof Error
        ? (error.stack ?? error.message)
        : String(error)
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
})
