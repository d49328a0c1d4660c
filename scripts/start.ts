/**
 * `npm start`: builds the site when it is missing or older than its sources, then becomes the server.
 * PORT, HOST, DATA_DIR, DATABASE_URL and the rest of the environment reach the server untouched; so do signals,
 * because it runs in this very process.
 */
import { ensureBuilt } from './build/ensure.ts'

await ensureBuilt()
await import('../server/main.ts')
