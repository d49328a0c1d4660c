/** Opens the preview of the shop that a link shows, as long as the link is good. */
import type { Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { resolveEdition, type ResolvedEdition } from '../../../src/edition/edition-content-at-instant.ts'
import { instantOf } from '../../../src/lib/sao-paulo-time.ts'
import { previewLinkState } from '../../repositories/desk/shop-preview-links.ts'
import {
  readPreviewToken,
  revokedName,
  type PreviewLink,
  type ShopPreview,
} from '../../rules/desk/preview-links.ts'
import { editionWithDraft } from '../edition-with-draft.ts'
import type { DeskContext } from './desk-context.ts'

/** The preview of a link; 'over' if the link is good no more; 'unknown' if it was not made here. */
export type OpenedPreview = ShopPreview | 'over' | 'unknown'

type Parts = Pick<DeskContext, 'db' | 'vault' | 'clock'>

/** For how many milliseconds an edition is kept, so that a link that many people open costs little. */
const SAME_MS = 2_000

/**
 * Returns a function that opens the preview of a token. Whether its link is good is looked at each time; its edition is
 * read once in two seconds.
 * @param maySee says which roles may see previews: a link shows no more than who made it may see
 */
export function makePreviewOpener(
  parts: Parts,
  maySee: (role: Role) => boolean,
): (token: string) => Promise<OpenedPreview> {
  const { db, vault, clock } = parts
  const kept = new Map<string, { readonly at: number; readonly edition: Promise<ResolvedEdition | null> }>()

  async function read({ edition, draft, campaign, at }: PreviewLink): Promise<ResolvedEdition | null> {
    const document = await editionWithDraft(db, edition, draft)
    if (!document || !Object.hasOwn(document.campaigns, campaign)) return null
    return resolveEdition(document, instantOf(at) ?? new Date())
  }

  function readBriefly(token: string, link: PreviewLink): Promise<ResolvedEdition | null> {
    const now = clock.now().getTime()
    for (const [each, { at }] of kept) if (Math.abs(now - at) >= SAME_MS) kept.delete(each)
    const known = kept.get(token) ?? { at: now, edition: read(link) }
    kept.set(token, known)
    return known.edition
  }

  return async (token) => {
    const link = readPreviewToken(vault, token)
    if (!link) return 'unknown'
    if (link.until <= clock.now()) return 'over'
    const state = await previewLinkState(db, { ...link, preview: revokedName(link) })
    if (!state?.role || !maySee(state.role) || state.isRevoked) return 'over'
    if (!state.isPublished && !state.isAsked) return 'over'
    if (link.draft !== null && link.draft !== state.draft) return 'over'
    const edition = await readBriefly(token, link)
    if (!edition) return 'over'
    const isDraft = link.draft !== null || !state.isPublished
    return { token, edition, campaign: link.campaign, isDraft }
  }
}
