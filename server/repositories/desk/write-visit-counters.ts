/** SQL that counts what happens in visits, without storing who the visitors are. */
import { TIME_BUCKETS } from '../../../src/lib/answering-time-buckets.ts'
import { columnsOf, statement, type Sql } from '../../db/database.ts'
import type { BusiestShare } from '../../rules/desk/detect-floods-of-automatic-visits.ts'

/** A table of counters: its name, the columns of its primary key, and the columns that count. */
type CounterTable = {
  readonly name: string
  readonly keys: readonly (readonly [name: string, type: 'date' | 'text' | 'int'])[]
  readonly counters: readonly string[]
}

const DAY = ['day', 'date'] as const
const WHERE = [
  ['journey', 'text'],
  ['campaign', 'text'],
] as const
const HOW = [
  ['channel', 'text'],
  ['device', 'text'],
] as const

/**
 * The campaign key of the rows that count all campaigns together. These rows are updated with every count,
 * because adding up all campaigns over thirty days would make a page too slow.
 */
export const ALL_CAMPAIGNS = '*'

/** The columns that count answers by how long they took, one for each bucket of src/lib/answering-time-buckets.ts. */
export const ANSWERING_TIME_COLUMNS = Array.from({ length: TIME_BUCKETS }, (_, bucket) => `t${bucket}`)

/** The counters of a question; each is a column. */
export const STEP_COUNTERS = [
  'shown',
  'entered',
  'answered',
  'returned',
  'gone',
  'corrected',
  'switched',
  'helped',
  'refused',
] as const

/** The tables that hold the counters of visits. */
export const COUNTER_TABLES = {
  steps: {
    name: 'step_counts',
    keys: [...WHERE, DAY, ['step', 'text'], ...HOW, ['version', 'text']],
    counters: [...STEP_COUNTERS, ...ANSWERING_TIME_COLUMNS],
  },
  problems: {
    name: 'problem_counts',
    keys: [...WHERE, DAY, ['step', 'text'], ...HOW, ['problem', 'text']],
    counters: ['refused'],
  },
  hours: {
    name: 'hour_counts',
    keys: [DAY, ['hour', 'int'], ...WHERE, ...HOW],
    counters: ['entered'],
  },
  exposures: {
    name: 'exposure_counts',
    keys: [DAY, ['version', 'text']],
    counters: ['visitors'],
  },
  missed: {
    name: 'missed_counts',
    keys: [DAY, ['step', 'text'], ['words', 'text']],
    counters: ['missed'],
  },
} as const satisfies Record<string, CounterTable>

export type CounterTableName = keyof typeof COUNTER_TABLES

/**
 * A change to one row of counters: the row's key, in the order of the table's key columns, and what to add to
 * each counter.
 */
export type Increment = { readonly key: readonly (string | number)[]; readonly add: Map<string, number> }

const TABLES = Object.entries(COUNTER_TABLES) as [CounterTableName, CounterTable][]

/**
 * How many of a day's counts came from the busiest IP network, as seen by one server process since it
 * started. Each row replaces the earlier row of the same process.
 */
export type NetworkShareRow = BusiestShare & {
  readonly day: string
  readonly figure: 'visits' | 'exposures' | 'orders' | 'views'
  readonly process: string
}

/** One statement for all tables, so that a batch is counted as a whole or not at all. */
const ADD = statement('counts.add', addStatement())

function addStatement(): string {
  let parameter = 0
  const parts = TABLES.map(([, { name, keys, counters }]) => {
    const columns = [...keys.map(([key]) => key), ...counters]
    const types = [...keys.map(([, type]) => type), ...counters.map(() => 'int' as const)]
    const lists = types.map((type) => `$${(parameter += 1)}::${type}[]`).join(', ')
    const sums = counters.map((each) => `${each} = ${name}.${each} + excluded.${each}`).join(', ')
    return `insert into ${name} (${columns.join(', ')}) select * from unnest(${lists})
      on conflict (${keys.map(([key]) => key).join(', ')}) do update set ${sums}`
  })
  const last = insertNetworkShares(parameter + 1)
  return `with ${parts.map((part, at) => `a${at} as (${part})`).join(', ')} ${last}`
}

/** Returns the SQL that stores rows of `count_sources`, given as arrays by columns. `first` is its first parameter. */
function insertNetworkShares(first: number): string {
  const columns = ['date', 'text', 'uuid', 'int', 'int', 'boolean']
  return `insert into count_sources (day, figure, process, most, counts, is_hidden)
    select * from unnest(${columns.map((type, at) => `$${first + at}::${type}[]`).join(', ')})
    on conflict (day, figure, process)
      do update set most = excluded.most, counts = excluded.counts, is_hidden = excluded.is_hidden`
}

const networkShareValues = (shares: readonly NetworkShareRow[]) =>
  columnsOf(shares, 'day', 'figure', 'process', 'most', 'counts', 'isHidden')

const NETWORK_SHARES = statement('counts.sources', insertNetworkShares(1))

/** Stores how much of a day's counts came from the busiest IP network. */
export const storeNetworkShares = (sql: Sql, shares: readonly NetworkShareRow[]) =>
  sql.run(NETWORK_SHARES, networkShareValues(shares))

/**
 * Adds to the counters, and stores how many counts came from the busiest IP network.
 * @param increments the changes to each table, by a text that differs for each key
 */
export async function addCounts(
  sql: Sql,
  increments: Readonly<Record<CounterTableName, ReadonlyMap<string, Increment>>>,
  shares: readonly NetworkShareRow[],
): Promise<void> {
  const values = TABLES.flatMap(([table, { keys, counters }]) => {
    // Sorted, so that two processes that add to the same rows do not deadlock.
    const rows = [...increments[table]].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
    return [
      ...keys.map((_, at) => rows.map(({ key }) => key[at])),
      ...counters.map((counter) => rows.map(({ add }) => add.get(counter) ?? 0)),
    ]
  })
  await sql.run(ADD, [...values, ...networkShareValues(shares)])
}
