/** A local HTTP server whose replies a test defines. It records the requests that it receives. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
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

/** Listens on loopback; `answer` gets every request with its body. */
export async function startHttpServer(answer: RequestHandler): Promise<HttpServer> {
  const asked: Asked[] = []
  const server: Server = createServer((request, response) => {
    void textOf(request).then((body) => {
      const { method = '', url = '', headers } = request
      const one = { method, path: url, headers, body }
      asked.push(one)
      answer(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Answers with JSON. */
export function replyJson(response: ServerResponse, status: number, body: unknown, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}
