/** A proxy between a standby and its primary that can delay or cut replication, or redirect it to another node. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Link = {
  readonly port: number
  /** Connects from now on to this port, or to none. Open connections are closed, with what they still carry. */
  readonly lead: (to: number | null) => void
  /** Holds back data from the primary: bytes on the way neither arrive nor are lost. */
  readonly hold: () => void
  readonly close: () => void
}

export async function openLink(): Promise<Link> {
  let target: number | null = null
  let isHeld = false
  const pairs = new Set<readonly [standby: Socket, primary: Socket]>()

  const server = createServer((standby) => {
    if (target === null || isHeld) {
      standby.destroy()
      return
    }
    const primary = connect(target, '127.0.0.1')
    const pair = [standby, primary] as const
    pairs.add(pair)
    standby.pipe(primary)
    primary.pipe(standby)
    for (const each of pair) {
      each.on('error', () => undefined)
      each.on('close', () => {
        pairs.delete(pair)
        for (const socket of pair) socket.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  const cut = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    lead(to) {
      target = to
      isHeld = false
      cut()
    },
    hold() {
      isHeld = true
      for (const [standby, primary] of pairs) primary.unpipe(standby).pause()
    },
    close() {
      cut()
      server.close()
    },
  }
}
