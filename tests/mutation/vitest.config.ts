import { defineConfig } from 'vitest/config'
import { ROOM, ROOMS, TESTS } from './rooms.ts'

const room = ROOMS[process.env[ROOM] ?? '']

/** The tests of one room only: Stryker runs them once for each mutant. */
export default defineConfig({
  test: {
    include: process.env[TESTS]?.split(',') ?? [...(room?.tests ?? [])],
    // generated texts for all parsers at once: too slow to be run for each mutant
    exclude: ['src/lib/parsers.test.ts', ...(room?.apart ?? [])],
    environment: 'node',
    setupFiles: ['tests/support/console.ts', 'tests/mutation/setup.ts'],
    isolate: false,
    ...(room?.needsDatabase && {
      globalSetup: ['tests/support/cluster.global.ts'],
      // a mutation run is what a machine does alongside other work
      testTimeout: 120_000,
      hookTimeout: 120_000,
    }),
  },
})
