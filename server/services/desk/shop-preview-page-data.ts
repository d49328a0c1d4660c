/** Loads the data of the desk's page that previews the shop's pages, and revokes the links that it gives. */
import { resolveEdition } from '../../../src/edition/edition-content-at-instant.ts'
import type { Edition } from '../../../src/edition/edition-schema.ts'
import { instantOf, localTime } from '../../../src/lib/sao-paulo-time.ts'
import { lockEditions, type Publication } from '../../repositories/editions-and-publications.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { lastRevocation, revokeLinks } from '../../repositories/desk/shop-preview-links.ts'
import {
  PREVIEW_HOURS,
  previewToken,
  readPreviewToken,
  revokedName,
  type Preview,
} from '../../rules/desk/signed-preview-links.ts'
import { siteOrigin } from '../../rules/signed-order-links.ts'
import { editionWithDraft, publicationThen } from '../edition-with-draft.ts'
import { auditShop } from '../publish-editions.ts'
import { workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'

/** What a person asks to see. */
type AskedPreview = {
  /** The number of an edition; null for what will be live at the time. */
  readonly edition: number | null
  readonly campaign: string
  /** A time in São Paulo; '' for now, or for when the campaign begins. */
  readonly at: string
  /** Whether the draft, if there is one, lies on top of what will be live. */
  readonly withDraft: boolean
}

type Found = Pick<Preview, 'edition' | 'draft'> & {
  readonly document: Edition
  /** The publication that is live then. */
  readonly publication: Publication | undefined
  /** Whether there is a draft that could lie on top. */
  readonly isDraftOptional: boolean
}

/** Finds what is asked for, as it is at an instant; null if there is no such edition. */
export async function findShown(
  { db }: Pick<DeskContext, 'db'>,
  asked: Pick<AskedPreview, 'edition' | 'withDraft'>,
  at: Date,
): Promise<Found | null> {
  const [publication, working] = await Promise.all([publicationThen(db, at), workingEdition(db)])
  const edition = asked.edition ?? publication?.number ?? working.live
  const isDraftOptional = asked.edition === null && working.draft !== null
  const draft = isDraftOptional && asked.withDraft ? (working.draft?.version ?? null) : null
  const document = await editionWithDraft(db, edition, draft)
  return document ? { edition, draft, document, publication, isDraftOptional } : null
}

/** Returns when a campaign of an edition begins, if that is yet to come. */
function beginningOf({ campaigns }: Edition, campaign: string, now: Date): Date | null {
  const from = campaigns[campaign]?.from
  const begin = from === undefined ? null : instantOf(from)
  return begin && begin > now ? begin : null
}

/**
 * Returns what the page of a preview shows.
 * @returns null if there is no such edition or campaign
 */
export async function showPreview(
  desk: Pick<DeskContext, 'db' | 'config' | 'vault' | 'clock'>,
  user: DeskUser,
  asked: AskedPreview,
) {
  const { db, vault, clock } = desk
  const { campaign } = asked
  const now = new Date()
  const named = instantOf(asked.at)
  const first = await findShown(desk, asked, named ?? now)
  const begin = first && !named ? beginningOf(first.document, campaign, now) : null
  const found = begin ? await findShown(desk, asked, begin) : first
  if (!found || !Object.hasOwn(found.document.campaigns, campaign)) return null
  const { edition, draft, document, publication, isDraftOptional } = found
  const instant = named ?? begin ?? now
  const { campaigns } = resolveEdition(document, instant)
  const { isOff, afterEnd } = campaigns.settingsOf(campaign)
  const isEnded = isOff && afterEnd !== null
  const preview = { edition, draft, campaign, at: localTime(instant) }
  const link = { ...preview, by: user.id, after: await lastRevocation(db, revokedName(preview)) }
  const token = isOff && !isEnded ? null : previewToken(vault, link, clock.now())
  const path = token && `/operador/previa/${token}`
  return {
    edition: asked.edition,
    campaign,
    campaigns: ['', ...campaigns.prefixes],
    at: named || begin ? preview.at : '',
    shown: {
      number: edition,
      by: publication?.by ?? '',
      isLater: publication !== undefined && publication.from > now,
      isPast: instant < now,
      liveThen: publication?.number ?? edition,
    },
    draft: isDraftOptional ? (draft === null ? ('without' as const) : ('with' as const)) : null,
    token,
    path,
    isEnded,
    link: path && siteOrigin(desk.config) + path,
    hours: PREVIEW_HOURS,
  }
}

/** What the page of a preview shows. */
export type ShopPreviewProps = NonNullable<Awaited<ReturnType<typeof showPreview>>>

/**
 * Revokes all links that were given to the preview that a link opens.
 * @returns what it opened; null if it was not signed here
 */
export async function revokePreview(desk: DeskContext, by: DeskUser, token: string): Promise<Preview | null> {
  const preview = readPreviewToken(desk.vault, token)
  if (!preview) return null
  const { edition, campaign } = preview
  await desk.db.transaction(async (sql) => {
    await lockEditions(sql)
    await revokeLinks(sql, revokedName(preview), PREVIEW_HOURS)
    await auditShop(sql, desk, by, 'shop_preview_revoked', { edition, campaign })
  })
  return preview
}
