/**
 * `npm run dev`: starts Vite with hot reload on PORT (3000), and the server behind it, which restarts on every change
 * to its files. Vite passes requests for the API, the plan lists and the desk on to the server. The server renders the
 * desk from a bundle, which is written again on every change to the desk's pages and texts.
 */
import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'
import { freePort } from '../server/db/embedded/connect-to-cluster.ts'
import { writeServerPages } from './build/build-site.ts'

const root = path.resolve(import.meta.dirname, '..')
const port = Number(process.env.PORT || 3000)
const behind = await freePort()

/** Writes the bundle of the desk's pages. The server has imported it, and starts again by itself. */
const writeDesk = (): Promise<void> =>
  writeServerPages(root, path.join(root, 'dist'), 'desk').catch((error: unknown) =>
    console.error(`The desk's pages are not built: ${String(error)}`),
  )

await writeDesk()
const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', path.join(root, 'server/main.ts')],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PORT: String(behind),
      HOST: '127.0.0.1',
      APP_ENV: process.env.APP_ENV ?? 'development',
    },
  },
)

// keeps the browser's Host header, because the server accepts writes only from pages at its own address
const api = { target: `http://127.0.0.1:${behind}`, changeOrigin: false }
const site = await createServer({
  root,
  server: {
    port,
    strictPort: true,
    host: process.env.HOST ?? 'localhost',
    proxy: { '/api': api, '/json': api, '/operador': api, '/assets': api },
  },
})
await site.listen()
site.printUrls()

const deskSources = ['src/desk', 'src/content'].map((folder) => path.join(root, folder, path.sep))
let isStale = false
let writing = Promise.resolve()
site.watcher.on('all', (_, file) => {
  if (isStale || !deskSources.some((folder) => file.startsWith(folder))) return
  isStale = true
  writing = writing.then(() => {
    isStale = false
    return writeDesk()
  })
})

let leaving = false
const leave = async (): Promise<void> => {
  if (leaving) return
  leaving = true
  server.kill('SIGTERM')
  await site.close()
}
process.once('SIGINT', () => void leave()).once('SIGTERM', () => void leave())
server.once('exit', () => void leave())
