/** Settings of Vitest: its five projects of tests, what they share, and how many run at once. */
import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { COMPILE_CACHE_FOLDER } from './scripts/compile-cache-folder.ts'
import { LongestFirst } from './scripts/test/longest-first.ts'

const quiet = './tests/support/fail-on-console-output.ts'
const cluster = './tests/support/postgres-cluster.global.ts'
/** Tests of what starts once per document: each file needs a separate window. */
const WHOLE_PAGES = 'src/app/session/*.test.tsx'

/**
 * Where `isolate` is false, the files of a worker share their modules: nothing of ours keeps anything between two
 * tests, and loading all of it for each file took a third of the CPU time.
 *
 * Five projects: `unit` (pure functions, beside their files, and the tools), `dom` (components in jsdom),
 * `page` (what a page starts once, in a window for each file), `journeys` (real store, real sagas, in-process server)
 * and `server` (the server on a real PostgreSQL).
 */
export default defineConfig({
  plugins: [react()],
  test: {
    fsModuleCache: true,
    reporters: process.env.CI ? ['dot'] : ['default'],
    // twice as many as two processors: most of these tests wait for a server, a database or a timer
    maxWorkers: Math.max(4, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    // vitest's own five, ten and one seconds are little on a busy machine
    testTimeout: 60_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'src/**/*.test.ts',
            'server/**/*.test.ts',
            'scripts/**/*.test.ts',
            'tests/tooling/**/*.test.ts',
          ],
          environment: 'node',
          setupFiles: [quiet],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['src/**/*.test.tsx'],
          exclude: [WHOLE_PAGES],
          environment: 'jsdom',
          setupFiles: [quiet, './tests/support/dom-setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: [WHOLE_PAGES],
          environment: 'jsdom',
          setupFiles: [quiet, './tests/support/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.{ts,tsx}'],
          environment: 'node',
          setupFiles: [quiet],
          globalSetup: [cluster],
          isolate: false,
        },
      },
      {
        extends: true,
        // as the server itself runs, and React renders the desk's pages in a third of the time
        oxc: { jsx: { development: false } },
        test: {
          // and the processes that tests start load their code in half of the time
          env: { NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER },
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          environment: 'node',
          setupFiles: [quiet],
          globalSetup: [cluster],
          isolate: false,
        },
      },
    ],
  },
})
