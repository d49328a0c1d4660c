import pg from 'pg'

export type Row = Readonly<Record<string, unknown>>

/** One statement on a separate connection: tests seldom look into the database. */
export async function query(url: string, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, [...values])).rows
  } finally {
    await client.end()
  }
}
