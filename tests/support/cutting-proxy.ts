/** A connection of bad quality: a proxy that cuts a share of its connections after some bytes. */
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type CuttingProxy = {
  readonly url: string
  /** Connections so far, and those that were cut. */
  readonly count: { all: number; cut: number }
  close(): Promise<void>
}

/**
 * Passes bytes between visitors and a server, and cuts some connections after random bytes of what the server sends.
 * @param server the server's address
 * @param share the share of connections that are cut
 * @param random numbers in [0, 1)
 */
export async function startCuttingProxy(
  server: string,
  share: number,
  random: () => number,
): Promise<CuttingProxy> {
  const { hostname, port } = new URL(server)
  const count = { all: 0, cut: 0 }
  const open = new Set<Socket>()
  const proxy = createServer((visitor) => {
    const upstream = connect(Number(port), hostname)
    count.all += 1
    // as many cuts within the first kilobyte as within the last hundred
    let left = random() < share ? Math.round(200 * 1000 ** random()) : Infinity
    const end = () => {
      visitor.destroy()
      upstream.destroy()
    }
    for (const socket of [visitor, upstream]) {
      open.add(socket)
      socket.on('error', end)
      socket.on('close', () => {
        open.delete(socket)
        end()
      })
    }
    visitor.pipe(upstream)
    upstream.on('data', (bytes: Buffer) => {
      if (bytes.length < left) {
        left -= bytes.length
        if (!visitor.write(bytes)) {
          upstream.pause()
          visitor.once('drain', () => upstream.resume())
        }
        return
      }
      count.cut += 1
      upstream.pause()
      visitor.write(bytes.subarray(0, left), () => visitor.resetAndDestroy())
    })
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    count,
    async close() {
      for (const socket of open) socket.destroy()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
