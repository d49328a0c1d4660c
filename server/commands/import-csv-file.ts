/**
 * `npm run import`: imports CSV files into the database, all or nothing (docs/imports.md):
 *
 *   node server/commands/import-csv-file.ts coverage areas.csv [--replace] [--dry-run]
 *   node server/commands/import-csv-file.ts coverage cities.csv --infra V.TAL [--capacity 12]
 *   node server/commands/import-csv-file.ts ceps br-city-codes.csv
 *   node server/commands/import-csv-file.ts streets streets.csv
 *   node server/commands/import-csv-file.ts customers customers.csv
 *   node server/commands/import-csv-file.ts lines lines.csv
 *   node server/commands/import-csv-file.ts undo
 */
import { userInfo } from 'node:os'
import { readConfig } from '../config.ts'
import { importFile } from './implementation/import-csv-file.ts'
import { runMain } from './helpers/command.ts'

const progress = (line: string): void => void process.stderr.write(`${line}\n`)

async function main(): Promise<void> {
  const parts = { config: readConfig(), user: userInfo().username, progress }
  process.stdout.write(`${await importFile(process.argv.slice(2), parts)}\n`)
}

runMain(main)
