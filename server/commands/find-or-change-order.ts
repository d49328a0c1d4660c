/**
 * `npm run find`: finds orders and leads by details that a customer knows: an order number, a reference, or a complete
 * phone number, e-mail address, CPF or CNPJ (docs/desk.md, Orders). Its options change the order that is found, as at
 * the desk: they move the visit, cancel, send an e-mail again or make a link.
 *
 *   node server/commands/find-or-change-order.ts K7M2QX4P
 *   node server/commands/find-or-change-order.ts 11987654321
 *   node server/commands/find-or-change-order.ts P261123K7M2QX --move "27/11/2026 tarde"
 *   node server/commands/find-or-change-order.ts P261123K7M2QX --cancel cliente
 *   node server/commands/find-or-change-order.ts P261123K7M2QX --send order.mail
 *   node server/commands/find-or-change-order.ts K7M2QX4P --link
 */
import { readConfig } from '../config.ts'
import { runFindCommand } from './implementation/find-or-change-order.ts'
import { runMain } from './helpers/command.ts'

async function main(): Promise<void> {
  const { found, what } = await runFindCommand(process.argv.slice(2), readConfig())
  if (found !== null) {
    process.stdout.write(found)
    return
  }
  process.stderr.write(`Nothing was found by ${what}.\n`)
  process.exitCode = 1
}

runMain(main)
