/**
 * Imports CSV files into the database, all or nothing (docs/imports.md):
 *
 *   node server/commands/import.ts coverage areas.csv [--replace]
 *   node server/commands/import.ts coverage cities.csv --infra V.TAL [--capacity 12] [--replace]
 *   node server/commands/import.ts ceps br-city-codes.csv [--replace]
 *   node server/commands/import.ts streets streets.csv [--replace]
 */
import { readConfig } from '../config.ts'
import { importFile } from './import-file.ts'
import { runMain } from './run-main.ts'

const progress = (line: string): void => void process.stderr.write(`${line}\n`)

async function main(): Promise<void> {
  const stored = await importFile(process.argv.slice(2), { config: readConfig(), progress })
  process.stdout.write(`${stored}\n`)
}

runMain(main)
