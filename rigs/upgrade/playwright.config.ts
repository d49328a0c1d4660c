import { defineConfig } from '@playwright/test'
import usual from '../../playwright.config.ts'

/**
 * Settings of the browser test that upgrades the site from one release to the next (`npm run rig -- upgrade`). The test
 * starts the servers of both releases itself, so tests run one after the other.
 */
export default defineConfig({
  ...usual,
  testDir: '.',
  outputDir: '../../test-results/upgrade',
  globalSetup: '../../tests/support/e2e.global.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
})
