/** Refuses requests whose headers are too large, nearly always because of their cookies, in words that help. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { largeCookiesWords as words } from '../../src/content/scriptless-pages.ts'
import { serverErrorMessages } from '../../src/content/server-error-messages.ts'
import { pageWithoutApp, isVisit, JSON_HEADERS, PAGE_HEADERS } from './server-starting-page.ts'

/** The most bytes of headers with which a request is answered. */
const MOST = 16 * 1024

/** The most bytes that are read, so that the answer to more than `MOST` can suit what was asked. */
export const MOST_READ = 64 * 1024

const REFUSAL = JSON.stringify({
  success: false,
  message: serverErrorMessages.headersTooLarge,
  reference: 'headers',
  code: 'too_large',
})

/** Returns the page that says what to do. @param phone the number to call */
const largeCookiesPage = (phone: string): string => pageWithoutApp({ ...words, phone })

const sizeOf = ({ rawHeaders, url = '' }: IncomingMessage): number =>
  rawHeaders.reduce((sum, text) => sum + text.length + 2, url.length)

/** Answers a request whose headers are too large, and returns whether they are. */
export function refuseLargeHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  phone: string,
): boolean {
  if (sizeOf(request) <= MOST) return false
  response.setHeader('connection', 'close')
  if (isVisit(request)) response.writeHead(431, PAGE_HEADERS).end(largeCookiesPage(phone))
  else response.writeHead(431, JSON_HEADERS).end(REFUSAL)
  return true
}

const STATUS_LINES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** Answers what cannot be read as a request: the page if its headers are larger than is read, otherwise the status alone. */
export function answerUnreadable(server: Server, phone: string): void {
  const page = largeCookiesPage(phone)
  const headers = Object.entries({ ...PAGE_HEADERS, 'content-length': Buffer.byteLength(page) })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { code = '' } = error
    const start = `HTTP/1.1 ${STATUS_LINES[code] ?? '400 Bad Request'}\r\nConnection: close\r\n`
    const rest = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    const close = () => socket.destroy()
    if (!socket.writable) close()
    else if (code === 'HPE_HEADER_OVERFLOW') socket.end(`${start}${rest}\r\n${page}`, close)
    else socket.end(`${start}\r\n`, close)
  })
}
