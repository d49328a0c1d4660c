/** A local HTTP server that receives webhook notices in tests, in place of the operator's system. */
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Delivery = {
  readonly id: string
  readonly headers: IncomingHttpHeaders
  /** As it was signed. */
  readonly text: string
  readonly body: { readonly type: string; readonly timestamp: string; readonly data: Record<string, unknown> }
}

/** How it treats a request: respond with a status, drop the connection, or stay silent. */
type Mood = number | 'cut' | 'silent'

export type Receiver = {
  readonly url: string
  /** Everything received, in order, including repeats. */
  readonly deliveries: Delivery[]
  /** Ids received, each once. */
  readonly ids: () => Set<string>
  mood: Mood
  readonly open: () => Promise<void>
  /** Drops the requests that are still waiting for a response. */
  readonly cut: () => void
  /** Responds to them and to all that follow. */
  readonly answer: (status: number) => void
  /** Closes the port: connections are refused. */
  readonly close: () => Promise<void>
}

export async function startReceiver(mood: Mood = 200): Promise<Receiver> {
  let port = 0
  const deliveries: Delivery[] = []
  const open: ServerResponse[] = []
  const answer = (response: ServerResponse) => {
    if (receiver.mood === 'cut') response.destroy()
    else if (receiver.mood === 'silent') open.push(response)
    else response.writeHead(receiver.mood).end()
  }
  const server = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      const { headers } = request
      const body = JSON.parse(text) as Delivery['body']
      deliveries.push({ id: String(headers['webhook-id']), headers, text, body })
      answer(response)
    })
  })
  const receiver: Receiver = {
    get url() {
      return `http://127.0.0.1:${port}/orders`
    },
    deliveries,
    ids: () => new Set(deliveries.map((each) => each.id)),
    mood,
    open: () =>
      new Promise((resolve) => {
        server.listen(port, '127.0.0.1', () => {
          port = (server.address() as AddressInfo).port
          resolve()
        })
      }),
    cut: () => server.closeAllConnections(),
    answer(status) {
      receiver.mood = status
      for (const response of open.splice(0)) response.writeHead(status).end()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  await receiver.open()
  return receiver
}
