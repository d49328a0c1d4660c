import { defineConfig } from '@playwright/test'
import { chromiumFlags, testChromiumPath } from './scripts/find-chromium.ts'

/** End-to-end tests: a real Chromium, the real server, a real PostgreSQL. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.test.ts',
  outputDir: 'test-results',
  globalSetup: './tests/support/e2e.global.ts',
  // Node strips types itself, in a quarter of the time
  build: { external: ['**/*.ts'] },
  fullyParallel: true,
  forbidOnly: true,
  // a sample of the tables (docs/testing.md, Samples and the full run)
  ...(process.env.FULL ? {} : { grepInvert: /@full/ }),
  // docs/testing.md, “Second tries”
  retries: process.env.FULL ? 0 : 1,
  // as many as processors: a third one makes the whole a few percent shorter, and busy enough for pages to arrive in
  // pieces
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: testChromiumPath(), args: chromiumFlags() },
    // what most visitors use, and painted with less work than a desktop's window; tests of wide screens say so
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // a fifth of the browser's work is motion; the whole orders run with it
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
