/** Signed links to previews of the shop. Each opens one preview for a day, and nothing else. */
import * as z from 'zod'
import { isSameSecret } from '../../security/is-same-secret.ts'

/** For how many hours the link of a preview is valid. */
export const PREVIEW_HOURS = 24

/** What a preview shows. */
export type Preview = {
  /** The number of the edition; null for the draft. */
  readonly edition: number | null
  /** Prefix of the campaign. */
  readonly campaign: string
  /** A time in São Paulo; '' for the moment at which it is opened. */
  readonly at: string
}

const Payload = z.tuple([z.number().nullable(), z.string(), z.string(), z.number()])

type Signer = { readonly lookup: (text: string) => string }

const signatureOf = ({ lookup }: Signer, payload: string) => lookup(`shop preview:${payload}`)

/** Returns the token of a preview. */
export function previewToken(signer: Signer, { edition, campaign, at }: Preview, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + PREVIEW_HOURS * 3600
  const payload = Buffer.from(JSON.stringify([edition, campaign, at, until])).toString('base64url')
  return `${payload}.${signatureOf(signer, payload)}`
}

/** Returns what a token shows; null if it was not signed here, or is too old. */
export function readPreviewToken(signer: Signer, token: string, now: Date): Preview | null {
  const [payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSameSecret(signature, signatureOf(signer, payload))) return null
  const read = Payload.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!read.success) return null
  const [edition, campaign, at, until] = read.data
  return until * 1000 > now.getTime() ? { edition, campaign, at } : null
}
