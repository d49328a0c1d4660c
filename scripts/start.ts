/**
 * `npm start`: builds the site when it is missing or older than its sources, then becomes the server.
 * PORT, HOST, DATA_DIR, DATABASE_URL and the rest of the environment reach the server untouched; so do signals,
 * because it runs in this very process.
 */
import path from 'node:path'
import { isFresh } from './build/fresh.ts'
import { run } from './run.ts'

const root = path.resolve(import.meta.dirname, '..')

if (!(await isFresh(root))) {
  // a child of its own: the bundler's memory goes with it
  const code = await run(process.execPath, [path.join(root, 'scripts/build.ts')], {
    cwd: root,
    limit: 600_000,
  })
  if (code !== 0) {
    console.error('The site could not be built; the reason stands above.')
    process.exit(code)
  }
}

await import('../server/main.ts')
