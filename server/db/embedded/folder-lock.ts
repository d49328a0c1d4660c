import { createHash } from 'node:crypto'
import { mkdirSync, realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { platform } from 'node:os'
import { ConfigError } from '../../config.ts'

/**
 * Locks DATA_DIR for this process: two servers on one folder would stop each other's database. The lock is a socket,
 * which the operating system closes however the process ends. On systems without such sockets (neither Linux nor
 * Windows) nothing is locked.
 * @throws ConfigError when another server holds the lock
 */
export async function lockFolder(dataDir: string): Promise<{ release(): Promise<void> }> {
  mkdirSync(dataDir, { recursive: true })
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 24)
  const address = { linux: `\0prosa-${name}`, win32: `\\\\.\\pipe\\prosa-${name}` }[platform() as string]
  if (address === undefined) return { release: () => Promise.resolve() }
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new ConfigError(`Another server uses ${dataDir}. Stop it, or give this one another DATA_DIR.`)
          : error,
      ),
    )
    server.listen(address, resolve)
  })
  server.unref()
  return { release: () => closed(server) }
}

const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()))
