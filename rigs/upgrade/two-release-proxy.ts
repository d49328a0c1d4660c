/** A load balancer in front of servers of two releases: API calls go to one server, everything else to the other. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type TwoReleaseProxy = { readonly url: string; readonly close: () => Promise<void> }

function pass(to: string, asked: IncomingMessage, reply: ServerResponse): void {
  const { method, headers, url = '/' } = asked
  const onward = request(new URL(url, to), { method, headers }, (answer) => {
    reply.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(reply)
  })
  onward.on('error', () => reply.destroy())
  reply.on('close', () => onward.destroy())
  asked.pipe(onward)
}

export async function startTwoReleaseProxy(to: {
  readonly site: string
  readonly api: string
}): Promise<TwoReleaseProxy> {
  const server = createServer((asked, reply) =>
    pass(asked.url?.startsWith('/api/') ? to.api : to.site, asked, reply),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
