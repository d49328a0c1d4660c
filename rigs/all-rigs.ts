/** Lists the rigs: the larger checks and tools that `npm run rig` runs. */

/** A run beyond `npm test`: its purpose, and the file that runs it or configures its test runner. */
type Rig = { readonly shows: string; readonly file: string }

/** What `npm run rig -- NAME` runs, by name. Each has its lines in docs/rigs.md. */
export const RIGS: Readonly<Record<string, Rig>> = {
  debian: {
    shows: 'alarms in Prometheus, orders through PgBouncer',
    file: 'rigs/debian/vitest.config.ts',
  },
  'demo-data': {
    shows: 'fills an empty shop with 30 days of invented visits',
    file: 'rigs/demo-data/run.ts',
  },
  drill: {
    shows: 'a restore from a backup to the second before a mistake',
    file: 'rigs/restore-drill/run.ts',
  },
  'drill:commands': {
    shows: 'npm run backup while visitors order, npm run restore elsewhere, and orders there',
    file: 'rigs/backup-drill/run.ts',
  },
  editions: {
    shows: '200 editions of the shop at random while visitors order and servers are killed',
    file: 'rigs/editions/vitest.config.ts',
  },
  failover: {
    shows: "kills the database's primary while visitors order: nothing is lost",
    file: 'rigs/failover/run.ts',
  },
  release: { shows: 'archives this release for the upgrade to the next one', file: 'rigs/release/run.ts' },
  'screenshots:desk': { shows: "takes the pages of the operator's desk", file: 'rigs/screenshots/desk.ts' },
  'screenshots:screens': {
    shows: 'takes every kind of screen beside the plain questions',
    file: 'rigs/screenshots/screenshot-non-question-screens.ts',
  },
  smoke: { shows: "a newcomer's first run: clone, npm ci, npm start", file: 'rigs/smoke/run.ts' },
  upgrade: {
    shows: 'the last release alongside this one on one database',
    file: 'rigs/upgrade/playwright.config.ts',
  },
}
