/**
 * A local mail server that never lets a mail through: it sends no greeting, or it replies to RCPT with one more line
 * from time to time and never finishes.
 */
import { createServer, type AddressInfo, type Socket } from 'node:net'

export type DrippingServer = {
  readonly port: number
  /** How many recipients it was given. */
  readonly recipients: () => number
  /** How many connections are open. */
  readonly connections: () => number
  readonly stop: () => Promise<void>
}

/** `at`: 'greeting' says nothing at all; 'rcpt' drips once a recipient is named. */
export async function startDrippingServer(at: 'greeting' | 'rcpt'): Promise<DrippingServer> {
  const open = new Set<Socket>()
  let recipients = 0
  const server = createServer((socket) => {
    open.add(socket)
    let drip: NodeJS.Timeout | undefined
    socket.on('error', () => undefined)
    socket.on('close', () => {
      open.delete(socket)
      clearInterval(drip)
    })
    if (at === 'greeting') return
    socket.write('220 drips ESMTP\r\n')
    socket.on('data', (chunk: Buffer) => {
      const said = chunk.toString()
      if (!/^RCPT/im.test(said)) return void socket.write('250 ok\r\n')
      recipients += 1
      drip = setInterval(() => socket.write('250-wait\r\n'), 50)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    port: (server.address() as AddressInfo).port,
    recipients: () => recipients,
    connections: () => open.size,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
