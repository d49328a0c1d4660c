/**
 * Builds and parses the URLs of share pictures (link previews). A URL contains everything that is drawn, so any server
 * can draw the picture at any time. It is signed, so that only pictures from our pages can be requested.
 */
import { createHmac } from 'node:crypto'
import * as z from 'zod'
import type { OfferPicture } from '../../src/content/landing/choose-offer-share-picture.ts'
import { isSameSecret } from '../security/is-same-secret.ts'
import type { Vault } from '../security/encryption-vault.ts'
import { sharePictures, type SharePictureName } from '../../src/content/landing/share-pictures.ts'

const FOLDER = '/og/ofertas/'
const ADDRESS = /^\/og\/ofertas\/([\w-]{1,1000})\.([\w-]{22})\.jpg$/

const Scene = z.custom<SharePictureName>(
  (name) => typeof name === 'string' && Object.hasOwn(sharePictures, name),
)
const Payload = z.tuple([Scene, z.string(), z.string(), z.number(), z.string()])

/** Returns the key that signs addresses, the same at all servers of a shop. */
export const pictureKeyOf = ({ lookup }: Pick<Vault, 'lookup'>): string => lookup('the addresses of pictures')

const signatureOf = (key: string, payload: string) =>
  createHmac('sha256', key).update(payload).digest('base64url').slice(0, 22)

/**
 * Returns the address of a picture. Another price, name or heading gives another address.
 * @param key null in a preview: the picture without a price, because everybody may fetch a picture and keep it
 */
export function addressOfPicture(key: string | null, picture: OfferPicture): string {
  const { scene, heading, name, withDebit, state = '' } = picture
  if (key === null) return `/og/${scene}.jpg`
  const values: z.infer<typeof Payload> = [scene, heading, name, withDebit, state]
  const payload = Buffer.from(JSON.stringify(values)).toString('base64url')
  return `${FOLDER}${payload}.${signatureOf(key, payload)}.jpg`
}

export type AskedPicture = { readonly picture: OfferPicture; readonly signature: string }

/** Returns what an address asks for; null if it was not signed with this key. */
export function pictureAt(key: string, address: string): AskedPicture | null {
  const [, payload = '', signature = ''] = ADDRESS.exec(address) ?? []
  if (!isSameSecret(signature, signatureOf(key, payload))) return null
  const read = Payload.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  // an earlier or later release may say it differently
  if (!read.success) return null
  const [scene, heading, name, withDebit, state] = read.data
  return { picture: { scene, heading, name, withDebit, state: state || undefined }, signature }
}
