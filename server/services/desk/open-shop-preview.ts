/** Opens the preview of the shop that a link shows, as long as the link is good. */
import type { Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { resolveEdition, type ResolvedEdition } from '../../../src/edition/edition-content-at-instant.ts'
import { instantOf } from '../../../src/lib/sao-paulo-time.ts'
import { previewLinkState } from '../../repositories/desk/shop-preview-links.ts'
import {
  readPreviewToken,
  revokedName,
  type Preview,
  type ShopPreview,
} from '../../rules/desk/signed-preview-links.ts'
import { editionWithDraft } from '../edition-with-draft.ts'
import type { DeskContext } from './desk-context.ts'

/** What a good link shows. */
export type CheckedPreview = Preview & { readonly token: string; readonly isDraft: boolean }

type Parts = Pick<DeskContext, 'db' | 'vault' | 'clock'>

/** For how many milliseconds something is kept, so that a link that many people open costs little. */
const SAME_MS = 2_000

/** Returns a function that makes something once in two seconds for each name. */
export function makeBriefly<T>(
  clock: DeskContext['clock'],
): (name: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly at: number; readonly made: Promise<T> }>()
  return (name, make) => {
    const now = clock.now().getTime()
    for (const [each, { at }] of kept) if (Math.abs(now - at) >= SAME_MS) kept.delete(each)
    const known = kept.get(name) ?? { at: now, made: make() }
    kept.set(name, known)
    // the next request tries again
    known.made.catch(() => kept.delete(name))
    return known.made
  }
}

/** Reads the edition that a preview shows; null if there is none. */
export async function previewedEdition(
  { db }: Pick<Parts, 'db'>,
  { edition, draft, campaign, at }: Preview,
): Promise<ResolvedEdition | null> {
  const document = await editionWithDraft(db, edition, draft)
  if (!document || !Object.hasOwn(document.campaigns, campaign)) return null
  return resolveEdition(document, instantOf(at) ?? new Date())
}

/**
 * Returns a function that checks the link of a token: 'over' if it is good no more, 'unknown' if it was not made here.
 * @param maySee says which roles may see previews: a link shows no more than who made it may see
 */
export function makeLinkCheck(
  { db, vault, clock }: Parts,
  maySee: (role: Role) => boolean,
): (token: string) => Promise<CheckedPreview | 'over' | 'unknown'> {
  return async (token) => {
    const link = readPreviewToken(vault, token)
    if (!link) return 'unknown'
    if (link.until <= clock.now()) return 'over'
    const state = await previewLinkState(db, { ...link, preview: revokedName(link) })
    if (!state?.role || !maySee(state.role) || state.isRevoked) return 'over'
    if (!state.isPublished && !state.isAsked) return 'over'
    if (link.draft !== null && link.draft !== state.draft) return 'over'
    const { edition, draft, campaign, at } = link
    return { token, edition, draft, campaign, at, isDraft: draft !== null || !state.isPublished }
  }
}

/** Returns a function that opens the preview of a token, as `makeLinkCheck` checks it. */
export function makePreviewOpener(
  parts: Parts,
  maySee: (role: Role) => boolean,
): (token: string) => Promise<ShopPreview | 'over' | 'unknown'> {
  const check = makeLinkCheck(parts, maySee)
  const editionOf = makeBriefly<ResolvedEdition | null>(parts.clock)
  return async (token) => {
    const preview = await check(token)
    if (typeof preview === 'string') return preview
    const { campaign, at, isDraft } = preview
    const edition = await editionOf(token, () => previewedEdition(parts, preview))
    return edition ? { token, edition, campaign, at, isDraft } : 'over'
  }
}
