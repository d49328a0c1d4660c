/** Finds free ports on the loopback interface. */
import { createServer } from 'node:net'

/** The ports that `freePort` has returned. None is returned twice, even if nothing listens on it yet. */
const given = new Set<number>()

/** Returns a free loopback port, a different one each time. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = await anyPort()
    if (given.has(port)) continue
    given.add(port)
    return port
  }
}

function anyPort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve, reject) => {
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}

/** Returns whether nothing listens on a loopback port. */
export function isFree(port: number): Promise<boolean> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.on('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
