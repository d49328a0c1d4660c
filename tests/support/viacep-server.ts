/** A local server that answers street searches like ViaCEP: GET /ws/{UF}/{town}/{street}/json/. */
import type { RequestListener } from 'node:http'
import { normaliseText } from '../../src/lib/text.ts'
import { listenLocally } from './http-server.ts'

export type ViaCep = {
  readonly origin: string
  /** Paths that were asked for, decoded. */
  readonly asked: string[]
  /** The same as they were sent. */
  readonly raw: string[]
  /** How a request is answered; by default from the streets below. */
  answer: RequestListener
  reset(): void
  close(): Promise<void>
}

type Row = {
  cep: string
  logradouro: string
  complemento: string
  bairro: string
  localidade: string
  uf: string
}

const street = (cep: string, logradouro: string, complemento: string, bairro: string): Row => ({
  cep,
  logradouro,
  complemento,
  bairro,
  localidade: 'São Paulo',
  uf: 'SP',
})

/** What the source says about Avenida Paulista, as on its site. */
export const PAULISTA_AT_VIACEP = [
  street('01310-000', 'Avenida Paulista', 'até 610 - lado par', 'Bela Vista'),
  street('01310-100', 'Avenida Paulista', 'de 612 a 1510 - lado par', 'Bela Vista'),
  street('01310-200', 'Avenida Paulista', 'de 1512 a 2132 - lado par', 'Bela Vista'),
  street('01310-300', 'Avenida Paulista', 'de 2134 ao fim - lado par', 'Bela Vista'),
  street('01311-000', 'Avenida Paulista', 'até 609 - lado ímpar', 'Bela Vista'),
  street('01311-100', 'Avenida Paulista', 'de 611 a 1045 - lado ímpar', 'Bela Vista'),
  street('01311-200', 'Avenida Paulista', 'de 1047 a 1865 - lado ímpar', 'Bela Vista'),
  street('01311-300', 'Avenida Paulista', 'de 1867 ao fim - lado ímpar', 'Bela Vista'),
]

const STREETS = [
  ...PAULISTA_AT_VIACEP,
  street('01304-000', 'Rua Augusta', 'até 999/1000', 'Consolação'),
  street('01304-001', 'Rua Augusta', 'de 1001/1002 a 1999/2000', 'Consolação'),
  street('01412-000', 'Rua Augusta', 'de 2001/2002 ao fim', 'Cerqueira César'),
]

const letters = (name: string) => name.replace(/[^\p{L}\p{N}]/gu, '').length

/** Replies as the source does: a list, an empty list, or 400 for names of fewer than three letters. */
const answerFromStreets: RequestListener = (request, response) => {
  const [, ws, UF = '', town = '', name = '', format] = (request.url ?? '').split('/').map(decodeURIComponent)
  if (
    request.method !== 'GET' ||
    ws !== 'ws' ||
    format !== 'json' ||
    letters(town) < 3 ||
    letters(name) < 3
  ) {
    response.writeHead(400, { 'content-type': 'text/html' }).end('<h1>Http 400</h1>')
    return
  }
  const found = STREETS.filter(
    ({ logradouro, localidade, uf }) =>
      uf === UF &&
      normaliseText(localidade) === normaliseText(town) &&
      normaliseText(logradouro).includes(normaliseText(name)),
  )
  response
    .writeHead(200, { 'content-type': 'application/json; charset=utf-8' })
    .end(
      JSON.stringify(found.map((row) => ({ ...row, unidade: '', ibge: '3550308', gia: '1004', ddd: '11' }))),
    )
}

export async function viaCep(): Promise<ViaCep> {
  const { url: origin, close } = await listenLocally((request, response) => {
    source.raw.push(request.url ?? '')
    source.asked.push(decodeURIComponent(request.url ?? ''))
    source.answer(request, response)
  })
  const source: ViaCep = {
    origin,
    asked: [],
    raw: [],
    answer: answerFromStreets,
    reset() {
      source.asked.length = 0
      source.raw.length = 0
      source.answer = answerFromStreets
    },
    close,
  }
  return source
}
