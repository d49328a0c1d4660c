import { defineConfig } from 'vitest/config'
import { ROOM, ROOMS } from './rooms.ts'

/** The tests of one room only: Stryker runs them once for each mutant. */
export default defineConfig({
  test: {
    include: [...(ROOMS[process.env[ROOM] ?? '']?.tests ?? [])],
    // generated texts for all parsers at once: too slow to be run for each mutant
    exclude: ['src/lib/parsers.test.ts'],
    environment: 'node',
    setupFiles: ['tests/support/console.ts', 'tests/mutation/setup.ts'],
    isolate: false,
  },
})
