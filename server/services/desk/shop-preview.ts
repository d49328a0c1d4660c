/** Finds the edition that a preview of the shop's pages shows. */
import type { ShopPreviewProps } from '../../../src/desk/page-data-types/shop.ts'
import { resolveEdition, type ResolvedEdition } from '../../../src/edition/resolve.ts'
import { Edition } from '../../../src/edition/schema.ts'
import { instantOf } from '../../../src/lib/sao-paulo-time.ts'
import { editionDocument } from '../../repositories/editions.ts'
import { PREVIEW_HOURS, previewToken, type Preview } from '../../rules/desk/preview-links.ts'
import { siteOrigin } from '../../rules/site-origin.ts'
import { workingEdition } from '../shop-draft.ts'
import type { Desk } from './desk-context.ts'

/**
 * Returns the edition that a preview shows, as it is at its time.
 * @returns null if there is no such edition or campaign
 */
export async function previewedEdition(
  { db }: Pick<Desk, 'db'>,
  { edition, campaign, at }: Preview,
): Promise<ResolvedEdition | null> {
  const document =
    edition === null
      ? (await workingEdition(db)).document
      : Edition.safeParse(await editionDocument(db, edition)).data
  if (!document || !Object.hasOwn(document.campaigns, campaign)) return null
  return resolveEdition(document, instantOf(at) ?? new Date())
}

/** Returns what the page of a preview shows; null if there is no such edition or campaign. */
export async function showPreview(desk: Desk, preview: Preview): Promise<ShopPreviewProps | null> {
  const edition = await previewedEdition(desk, preview)
  if (!edition) return null
  const { campaigns } = edition
  const { isOff, afterEnd } = campaigns.rulesOf(preview.campaign)
  const isEnded = isOff && afterEnd !== null
  const path =
    isOff && !isEnded ? null : `/operador/previa/${previewToken(desk.vault, preview, desk.clock.now())}`
  return {
    ...preview,
    campaigns: ['', ...campaigns.prefixes],
    path,
    isEnded,
    link: path && siteOrigin(desk.config) + path,
    hours: PREVIEW_HOURS,
  }
}
