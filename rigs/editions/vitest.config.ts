/**
 * `npm run rig -- editions`: 200 editions of the shop at random while eight visitors order on two servers; the servers
 * and the database are killed. The test is that of `npm test`, which has 20 editions and two visitors. `FUZZ_SEED` repeats
 * a run's editions, `EDITIONS` and `SHOPPERS` change how many there are.
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
    globalSetup: ['./tests/support/cluster.global.ts'],
    env: { EDITIONS, SHOPPERS, EDITION_MS: '700', KILLS_DATABASE: '1' },
    hookTimeout: 180_000,
  },
})
