/**
 * `npm run rig -- editions`: publishes 200 random editions of the shop and kills the servers and the database again
 * and again, while eight visitors order on two servers. It runs the same test as `npm test`, which uses 8 editions
 * and two visitors. `FUZZ_SEED` repeats the editions of an earlier run; `EDITIONS` and `SHOPPERS` change the
 * numbers.
 */
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const { EDITIONS = '200', SHOPPERS = '8' } = process.env

export default defineConfig({
  plugins: [react()],
  test: {
    root: path.resolve(import.meta.dirname, '../..'),
    include: ['tests/journeys/random-editions.test.ts'],
    environment: 'node',
    setupFiles: ['./tests/support/fail-on-console-output.ts'],
    globalSetup: ['./tests/support/postgres-cluster.global.ts'],
    env: { EDITIONS, SHOPPERS, EDITION_MS: '700', KILLS_DATABASE: '1' },
    hookTimeout: 180_000,
  },
})
