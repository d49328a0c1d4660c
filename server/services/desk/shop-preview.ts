/** Opens a preview of the shop's pages: the edition that its token names, and the data of the page around it. */
import type { ShopPreviewProps } from '../../../src/desk/page-data-types/shop.ts'
import { resolveEdition, type ResolvedEdition } from '../../../src/edition/resolve.ts'
import { Edition } from '../../../src/edition/schema.ts'
import { instantOf } from '../../../src/lib/sao-paulo-time.ts'
import { editionDocument } from '../../repositories/editions.ts'
import {
  PREVIEW_HOURS,
  previewToken,
  readPreviewToken,
  type Preview,
} from '../../rules/desk/preview-links.ts'
import { siteOrigin } from '../../rules/site-origin.ts'
import { workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'

/**
 * Returns the edition that a preview shows, as it is at its time.
 * @returns null if there is no such edition or campaign
 */
export async function previewedEdition(
  { db }: Pick<DeskContext, 'db'>,
  { edition, campaign, at }: Preview,
): Promise<ResolvedEdition | null> {
  const document =
    edition === null
      ? (await workingEdition(db)).document
      : Edition.safeParse(await editionDocument(db, edition)).data
  if (!document || !Object.hasOwn(document.campaigns, campaign)) return null
  return resolveEdition(document, instantOf(at) ?? new Date())
}

/** For how many milliseconds a preview is cached, so that a link that many people open costs little. */
const SAME_MS = 2_000

/**
 * Returns a function that makes something of the preview that a token opens, once in two seconds. It returns null for a
 * token that was guessed or is too old.
 */
export function makeBriefly<T>(
  { vault, clock }: Pick<DeskContext, 'vault' | 'clock'>,
  make: (preview: Preview) => Promise<T>,
): (token: string) => Promise<T | null> {
  const kept = new Map<string, { readonly at: number; readonly made: Promise<T> }>()
  return async (token) => {
    const now = clock.now()
    const preview = readPreviewToken(vault, token, now)
    if (!preview) return null
    for (const [each, { at }] of kept) if (Math.abs(now.getTime() - at) >= SAME_MS) kept.delete(each)
    const { at, made } = kept.get(token) ?? { at: now.getTime(), made: make(preview) }
    kept.set(token, { at, made })
    return made
  }
}

/** Returns what the page of a preview shows; null if there is no such edition or campaign. */
export async function showPreview(desk: DeskContext, preview: Preview): Promise<ShopPreviewProps | null> {
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
