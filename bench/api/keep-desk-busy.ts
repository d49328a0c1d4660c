/**
 * A person who keeps the desk busy for `visitor-latency-during-desk-load.ts`: uploads, previews, the draft's pages and exports, as
 * many as one can ask for. Started with the server's address and a session's cookie; ends when it is told to.
 */
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** How many previews are opened at once. */
const PREVIEWS = 300
/** Bytes of a file that are sent every ten milliseconds: 200 Mbit/s. */
const PIECE = 250_000

const HEAD = 'cep;state;city;neighborhood;address\n'
const filled = (text: string) => Buffer.concat([Buffer.from(HEAD), Buffer.alloc(39_900_000, text)])
const streets = Array.from({ length: 100_000 }, (_, i) => `${10_000_000 + i};PA;Breves;Centro;Rua ${i}\n`)
const FILES = [filled(';'), Buffer.from(HEAD + streets.join('')), filled('\n'), filled('"'), filled('a')]

/** Counted for a reply that did not arrive whole: a busy machine may be late in the middle of one. */
const CUT = 0

/** A person at the desk. */
type Desk = { readonly url: string; readonly cookie: string; readonly tell: (status: number) => void }

async function open({ url, cookie, tell }: Desk, address: string): Promise<string> {
  try {
    const reply = await fetch(url + address, { headers: { cookie }, redirect: 'manual' })
    const text = await reply.text()
    tell(reply.status)
    return text
  } catch {
    tell(CUT)
    return ''
  }
}

const csrfIn = (html: string) => /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''

/** Sends a file as a fast line does. */
async function upload(desk: Desk, csrf: string, file: Buffer): Promise<void> {
  const field = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}`
  const start = `${field('csrf', csrf)}\r\n${field('tipo', 'streets')}\r\n${field('arquivo', '', '; filename="x.csv"')}`
  const body = Buffer.concat([Buffer.from(start), file, Buffer.from('\r\n--x--\r\n')])
  const sent = request(`${desk.url}/operador/importacoes`, {
    method: 'POST',
    headers: {
      cookie: desk.cookie,
      origin: desk.url,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': body.length,
    },
  })
  const answered = new Promise<void>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', (reply) => {
      desk.tell(reply.statusCode ?? 0)
      reply.resume().on('end', () => resolve())
    })
  })
  for (let at = 0; at < body.length; at += PIECE) {
    sent.write(body.subarray(at, at + PIECE))
    await wait(10)
  }
  sent.end()
  await answered
}

/** Keeps the desk busy; the returned function stops it. */
function keepBusy(desk: Desk, csrf: string): () => Promise<void> {
  let isOver = false
  const repeat = async (work: (round: number) => Promise<unknown>): Promise<void> => {
    for (let round = 0; !isOver; round += 1) await work(round)
  }
  const all = Promise.all([
    repeat((round) => upload(desk, csrf, FILES[round % FILES.length] ?? Buffer.alloc(0))),
    repeat(async (round) => {
      const at = (n: number) => `2027-01-${10 + (round % 20)}T10:${10 + (n % 50)}`
      const previews = Array.from({ length: PREVIEWS }, async (_, n) => {
        const page = await open(desk, `/operador/loja/previa?campanha=livelo&em=${at(n)}`)
        const link = /\/operador\/previa\/[\w.-]+/.exec(page)?.[0]
        if (link !== undefined) await open(desk, link)
      })
      await Promise.all(previews)
      await wait(1_000)
    }),
    repeat(async () => {
      await open(desk, '/operador/loja/conferir')
      await open(desk, '/operador/exportar?conjunto=funil')
      await wait(100)
    }),
  ])
  return async () => {
    isOver = true
    await all
  }
}

const [, , url = '', cookie = ''] = process.argv
const statuses = new Map<number, number>()
const desk: Desk = {
  url,
  cookie,
  tell: (status) => void statuses.set(status, (statuses.get(status) ?? 0) + 1),
}
const stop = keepBusy(desk, csrfIn(await open(desk, '/operador/importacoes')))
process.once('message', () => {
  void stop().then(() => process.send?.([...statuses], () => process.disconnect?.()))
})
