/**
 * `npm run rig -- debian`: runs the tests that need programs of Debian packages: the alarms, and a database behind
 * PgBouncer. They are not part of `npm test`, which runs everywhere and skips nothing; without a package they fail and
 * name the command that installs it (docs/decisions/0138).
 */
import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['rigs/debian/*.test.ts'],
    environment: 'node',
    setupFiles: ['./tests/support/fail-on-console-output.ts'],
    globalSetup: ['./tests/support/postgres-cluster.global.ts'],
    testTimeout: 300_000,
    hookTimeout: 180_000,
    maxWorkers: 1,
  },
})
