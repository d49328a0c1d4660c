/** Finds every database row and e-mail that contains a given text. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { TestServer } from './server.ts'

/** Seeded data, not entered by a visitor. */
const SEEDED = ['customers', 'mobile_lines', 'streets', 'city_ranges', 'coverage_areas']

/** Every table, with the rows that contain one of the texts; tables without any are left out. */
export async function findStoredText(
  server: TestServer,
  texts: readonly string[],
): Promise<Record<string, number>> {
  const tables = await server.sql(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const found: Record<string, number> = {}
  for (const { name } of tables) {
    if (SEEDED.includes(String(name))) continue
    const [row] = await server.sql(
      `select count(*)::int as rows from ${String(name)} t, unnest($1::text[]) as x (word)
       where position(x.word in t::text) > 0`,
      [texts],
    )
    if (Number(row?.rows) > 0) found[String(name)] = Number(row?.rows)
  }
  return found
}

/** Returns the mails on disk that contain one of the texts. */
export function mailsWith(server: TestServer, texts: readonly string[]): string[] {
  const folder = path.join(server.config.dataDir, 'mail')
  if (!existsSync(folder)) return []
  return readdirSync(folder).filter((file) => {
    const raw = readFileSync(path.join(folder, file), 'utf8')
    return texts.some((each) => raw.includes(each) || file.includes(each))
  })
}
