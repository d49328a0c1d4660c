import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { compressAll } from '../../scripts/build/compress-text-files.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
}

/**
 * Builds the baseline page (bench/order/react-only-page) in the same way as the product, and serves it from memory,
 * compressed with brotli.
 */
export async function serveReactOnlyPage(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outDir = await mkdtemp(path.join(tmpdir(), 'prosa-floor-'))
  await build({
    root: path.join(import.meta.dirname, 'react-only-page'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  })
  await compressAll(outDir)
  const files = new Map<string, { body: Buffer; headers: Record<string, string> }>()
  for (const name of await readdir(outDir, { recursive: true })) {
    const type = types[path.extname(name)]
    if (!type) continue
    const compressed = await readFile(path.join(outDir, `${name}.br`)).catch(() => null)
    const body = compressed ?? (await readFile(path.join(outDir, name)))
    const headers = { 'content-type': type, ...(compressed ? { 'content-encoding': 'br' } : {}) }
    files.set(name === 'index.html' ? '/' : `/${name}`, { body, headers })
  }
  await rm(outDir, { recursive: true, force: true })
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (!file) return void response.writeHead(404).end()
    response.writeHead(200, { ...file.headers, 'content-length': file.body.length }).end(file.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
