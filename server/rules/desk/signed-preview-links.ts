/** Signed links to previews of the shop. Each opens one preview for a day, and nothing else. */
import * as z from 'zod'
import type { ResolvedEdition } from '../../../src/edition/edition-content-at-instant.ts'
import { isSameSecret } from '../../security/is-same-secret.ts'

/** For how many hours the link of a preview is valid. */
export const PREVIEW_HOURS = 24

/** What a preview shows. */
export type Preview = {
  /** The number of the edition. */
  readonly edition: number
  /** The version of the draft that lies on top of it; null for the edition alone. */
  readonly draft: number | null
  /** Prefix of the campaign. */
  readonly campaign: string
  /** The time in São Paulo that it shows. */
  readonly at: string
}

export type PreviewLink = Preview & {
  /** The id of the account that made it. */
  readonly by: string
  /** The number of the last revocation of this preview when the link was made. */
  readonly after: number
}

/** An opened preview of one campaign's pages. */
export type ShopPreview = Pick<Preview, 'campaign' | 'at'> & {
  readonly token: string
  readonly edition: ResolvedEdition
  /** Whether nobody has published it yet, or a second person still has to approve it. */
  readonly isDraft: boolean
}

const Payload = z.tuple([
  z.number(),
  z.number().nullable(),
  z.string(),
  z.string(),
  z.string(),
  z.number(),
  z.number(),
])

type Signer = { readonly lookup: (text: string) => string }

const signatureOf = ({ lookup }: Signer, payload: string) => lookup(`shop preview:${payload}`)

/** Returns by what all links to a preview are revoked, whichever instant they show. */
export const revokedName = ({ edition, draft, campaign }: Preview): string =>
  JSON.stringify([edition, draft, campaign])

export function previewToken(signer: Signer, link: PreviewLink, now: Date): string {
  const { edition, draft, campaign, at, by, after } = link
  const until = Math.floor(now.getTime() / 1000) + PREVIEW_HOURS * 3600
  const values: z.infer<typeof Payload> = [edition, draft, campaign, at, by, after, until]
  const payload = Buffer.from(JSON.stringify(values)).toString('base64url')
  return `${payload}.${signatureOf(signer, payload)}`
}

/** Returns the link of a token, with its end; null if it was not signed here. */
export function readPreviewToken(signer: Signer, token: string): (PreviewLink & { until: Date }) | null {
  const [payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isSameSecret(signature, signatureOf(signer, payload))) return null
  const read = Payload.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  // a release before signed something else
  if (!read.success) return null
  const [edition, draft, campaign, at, by, after, until] = read.data
  return { edition, draft, campaign, at, by, after, until: new Date(until * 1000) }
}
