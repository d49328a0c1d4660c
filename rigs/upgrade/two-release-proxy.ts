/** A load balancer in front of servers of two releases: API calls go to one server, everything else to the other. */
import { request, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '../../tests/support/http-server.ts'

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

export const startTwoReleaseProxy = (to: { readonly site: string; readonly api: string }) =>
  listenLocally((asked, reply) => pass(asked.url?.startsWith('/api/') ? to.api : to.site, asked, reply))
