/** Local HTTP servers whose replies a test defines. */
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Asked = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

export type HttpServer = {
  readonly url: string
  /** The requests received so far, in order. */
  readonly asked: readonly Asked[]
  readonly close: () => Promise<void>
}

export type RequestHandler = (asked: Asked, response: ServerResponse) => void

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

/** Starts a server on loopback. `close` also ends the connections that are open. */
export async function listenLocally(
  answer: RequestListener,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Starts a server that records its requests; `answer` gets every request with its body. */
export async function startHttpServer(answer: RequestHandler): Promise<HttpServer> {
  const asked: Asked[] = []
  const server = await listenLocally((request, response) => {
    void textOf(request).then((body) => {
      const { method = '', url = '', headers } = request
      const one = { method, path: url, headers, body }
      asked.push(one)
      answer(one, response)
    })
  })
  return { ...server, asked }
}

export function replyJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}
