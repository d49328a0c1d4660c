/**
 * `npm run test:mutation`: changes the pure functions in one place at a time and runs the tests beside them; a change
 * that no test notices survives. README.md says how to read the result.
 *
 * Usage: npm run test:mutation -- [--only GLOB,GLOB] [--tests GLOB,GLOB] [--one-of N] [--concurrency N] [--static] [ROOM …]
 */
import { parseArgs } from 'node:util'
import { openTool } from '../../scripts/rare-tools.ts'
import { ROOM, ROOMS, TESTS, type Counts, type MutateRoom } from './rooms.ts'
import { ONE_OF } from './sample.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    tests: { type: 'string' },
    'one-of': { type: 'string', default: '1' },
    concurrency: { type: 'string', default: '1' },
    static: { type: 'boolean', default: false },
  },
})

process.env[ONE_OF] = values['one-of']
if (values.tests) process.env[TESTS] = values.tests
const { mutateRoom } = await openTool<{ readonly mutateRoom: MutateRoom }>('stryker.ts')

const rows: Record<string, Counts> = {}
for (const name of positionals.length > 0 ? positionals : Object.keys(ROOMS)) {
  const room = ROOMS[name]
  if (!room) throw new Error(`no room ${name}: ${Object.keys(ROOMS).join(', ')}`)
  process.env[ROOM] = name
  rows[name] = await mutateRoom(name, room, {
    only: values.only?.split(',') ?? null,
    isSample: values['one-of'] !== '1',
    hasOwnTests: values.tests !== undefined,
    concurrency: Number(values.concurrency),
    withStatic: values.static,
  })
}
console.table(rows)
