/**
 * `npm start`: builds the site if it is missing or stale, then becomes the server, so that it gets the environment (PORT,
 * HOST, DATA_DIR, DATABASE_URL, …) and signals directly.
 */
import path from 'node:path'
import { ensureBuilt } from './build/ensure-built.ts'
import { COMPILE_CACHE_FOLDER } from './compile-cache-folder.ts'
import { MEMORY_ENVIRONMENT, memoryFlagsBeside } from './server-memory.ts'

await ensureBuilt()
const server = path.resolve(import.meta.dirname, '../server/main.ts')
// what the operator has set wins; the compile cache halves the startup time and saves a fifth of the memory
const env: NodeJS.ProcessEnv = {
  ...MEMORY_ENVIRONMENT,
  ...process.env,
  NODE_COMPILE_CACHE: COMPILE_CACHE_FOLDER,
}
process.execve?.(process.execPath, [process.execPath, ...memoryFlagsBeside(env.NODE_OPTIONS), server], env)
// Windows has no execve: the server runs here, without settings that only a new process takes
await import('../server/main.ts')
