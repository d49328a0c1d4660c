import { defineConfig } from '@playwright/test'
import usual from '../../playwright.config.ts'

/** Two releases side by side (`npm run rig -- upgrade`): one run, in order, with its own servers. */
export default defineConfig({
  ...usual,
  testDir: '.',
  outputDir: '../../test-results/upgrade',
  globalSetup: '../../tests/support/e2e.global.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
})
