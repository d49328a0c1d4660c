import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const page = (at: number, step: string): string => `<!doctype html>
<html lang="pt-BR">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${step}</title>
    <link rel="icon" href="data:,">
  </head>
  <body>
    <form action="/${at + 1}" data-step="${step}">
      <label for="answer">${step}</label>
      <input id="answer" name="answer">
      <button type="submit">Enviar</button>
    </form>
  </body>
</html>
`

/**
 * Serves an order as plain HTML pages, one per question, without styles or scripts. The benchmarks use it as a
 * baseline.
 */
export async function servePlainOrderPages(
  steps: readonly string[],
): Promise<{ url: string; stop: () => Promise<void> }> {
  const pages = steps.map((step, at) => Buffer.from(page(at, step)))
  const server = createServer((request, response) => {
    const at = Number(new URL(request.url ?? '/', 'http://plain').pathname.slice(1))
    const body = pages[at]
    if (!body) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/0`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
