/**
 * Fetches the secret links to an order in every form in which a server may receive them, so that a test can check that
 * none is logged.
 */
import { request } from 'node:http'

const METHODS = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

/** Each character as `%xx`, twice if `times` is 2. */
function percentEncoded(text: string, times = 1): string {
  let out = text
  for (let round = 0; round < times; round += 1)
    out = Array.from(out, (each) => `%${each.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')
  return out
}

/** Decodes every `%xx` of a text, again and again, and leaves what is malformed. */
export function lenientlyDecoded(text: string): string {
  const next = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return next === text ? text : lenientlyDecoded(next)
}

/**
 * Returns the forms of an order link's path in which it can be requested.
 * @param link such as '/meu-pedido/P261127K7M2QX.…'
 */
export function formsOfAddress(link: string): string[] {
  const segment = link.slice(link.lastIndexOf('/') + 1)
  const [, signed = ''] = segment.split('.')
  return [
    link,
    `${link}/`,
    `/${link}`,
    link.replace('/meu-pedido/', '/meu-pedido//'),
    `${link}/x`,
    `${link}/visita/`,
    `${link};x`,
    `${link},`,
    `${link}%20`,
    `${link}%3Fcpf`,
    `${link}%2Fx`,
    `/livelo${link}`,
    `/livelo${link}/`,
    `/api${link}`,
    `/api/order${link}`,
    `/json/${segment}`,
    `/operador${link}`,
    link.toUpperCase(),
    link.replace('/meu-pedido', '/MEU-PEDIDO'),
    link.toLowerCase(),
    `${link}${'x'.repeat(200)}`,
    `${link}.${'ab/'.repeat(100)}`,
    `/meu-pedido/${percentEncoded(segment)}`,
    percentEncoded(segment, 2).replace(/^/, '/meu-pedido/'),
    `/meu-pedido/${percentEncoded(segment)}/x`,
    `/meu-pedido/${percentEncoded(segment)}%`,
    `/meu-pedido/${segment.replace('.', '%2E')}`,
    `/meu-pedido/${segment}%E0`,
    `/${signed}`,
    `/meu-pedido/${signed.slice(0, 20)}/${signed.slice(20)}`,
    `/x${link}?de=${segment}`,
    `/x#${segment}`,
  ]
}

/** Sends one request exactly as given, without normalizing its path. */
function sendRaw(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<void> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers }, (response) => {
      response.resume().on('end', resolve)
    })
      .on('error', reject)
      .end()
  })
}

/**
 * Requests every form of an order's link with every method, also as Referer and as request id, and the keys in paths
 * and queries.
 */
export async function requestEachForm(origin: string, link: string, keys: readonly string[]): Promise<void> {
  const segment = link.slice(link.lastIndexOf('/') + 1)
  const headers = { referer: origin + link, 'x-request-id': segment }
  for (const form of formsOfAddress(link))
    await Promise.all(METHODS.map((method) => sendRaw(origin, method, form, headers)))
  for (const key of keys)
    for (const path of [
      `/chat-tct?k=${key}`,
      `/chat-tct%3Fk=${key}`,
      `/chat?l=${key}`,
      `/chat/${key}`,
      `/api/${key}/`,
    ])
      await Promise.all(METHODS.map((method) => sendRaw(origin, method, path, {})))
}
