/**
 * Opens a preview of the shop's pages: loads the edition that the preview's token names, and the data of the desk's
 * page around the preview.
 */
import type { ShopPreviewProps } from '../../../src/desk/page-data-types/shop-publications.ts'
import { resolveEdition, type ResolvedEdition } from '../../../src/edition/edition-content-at-instant.ts'
import { Edition } from '../../../src/edition/edition-schema.ts'
import { instantOf } from '../../../src/lib/sao-paulo-time.ts'
import { editionDocument } from '../../repositories/editions-and-publications.ts'
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
  desk: Pick<DeskContext, 'db'>,
  preview: Preview,
): Promise<ResolvedEdition | null> {
  const document = await previewedDocument(desk, preview)
  return document && resolveEdition(document, instantOf(preview.at) ?? new Date())
}

async function previewedDocument(
  { db }: Pick<DeskContext, 'db'>,
  { edition, campaign }: Preview,
): Promise<Edition | null> {
  const document =
    edition === null
      ? (await workingEdition(db)).document
      : Edition.safeParse(await editionDocument(db, edition)).data
  return document && Object.hasOwn(document.campaigns, campaign) ? document : null
}

/** Returns the time that a preview shows. If it names none, that is now or the beginning of its campaign. */
function timeOf({ campaigns }: Edition, { campaign, at }: Preview): string {
  const from = campaigns[campaign]?.from
  const begin = from === undefined ? null : instantOf(from)
  return at === '' && from !== undefined && begin && begin > new Date() ? from : at
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
export async function showPreview(desk: DeskContext, asked: Preview): Promise<ShopPreviewProps | null> {
  const document = await previewedDocument(desk, asked)
  if (!document) return null
  const preview = { ...asked, at: timeOf(document, asked) }
  const { campaigns } = resolveEdition(document, instantOf(preview.at) ?? new Date())
  const { isOff, afterEnd } = campaigns.settingsOf(preview.campaign)
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
