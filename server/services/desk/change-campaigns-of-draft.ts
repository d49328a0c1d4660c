/** Stores what the desk's forms of a campaign in the shop's draft say: its fields, a copy of it, its removal. */
import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { shopCampaignWords } from '../../../src/content/desk/shop-campaigns.ts'
import {
  campaignIn,
  withCampaign,
  withCampaignCopy,
  withoutCampaign,
} from '../../../src/edition/change-campaigns-in-edition.ts'
import { prefixProblem } from '../../../src/edition/check-edition.ts'
import type { TypedFields } from '../../../src/lib/form-field-tables.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import { campaignWasLive } from '../../repositories/editions-and-publications.ts'
import { campaignPart, readCampaignForm } from '../../rules/desk/shop-campaign-form.ts'
import type { ShopCampaignsProps } from '../../rules/desk/shop-draft-page-types.ts'
import { reservedPrefixes } from '../../rules/reserved-campaign-prefixes.ts'
import { restoreRemovedPart } from '../record-and-restore-removed-draft-parts.ts'
import { changeDraft, editionOfForm, workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import type { NotStored } from './shop-draft-page-data.ts'

const { copy: words } = shopCampaignWords

/** Makes a copy of a campaign at an address of its own, and returns its prefix; or why not, with what was typed. */
export async function copyCampaign(
  desk: DeskContext,
  user: DeskUser,
  { de: of = '', endereco = '', titulo = '' }: TypedFields,
): Promise<{ readonly prefix: string } | { readonly refused: ShopCampaignsProps['copy'] }> {
  const prefix = endereco.trim().replace(/^\/+|\/+$/g, '')
  const title = titulo.trim()
  const refused = (problem: string) => ({ refused: { of, prefix: endereco, title, problem } })
  const { document } = await workingEdition(desk.db)
  const problem = prefixProblem(prefix, reservedPrefixes)
  if (problem !== null) return refused(problem)
  if (campaignIn(document, prefix)) return refused(words.taken(prefix))
  if (title === '') return refused(words.noTitle)
  if (!campaignIn(document, of)) return refused(deskErrorMessages.noCampaign)
  const outcome = await changeDraft(desk, user, {
    apply: (edition) =>
      campaignIn(edition, prefix) ? edition : withCampaignCopy(edition, { of, prefix, title }),
  })
  if (outcome === 'saved') return { prefix }
  return refused(outcome === 'overtaken' ? words.taken(prefix) : (outcome[0]?.text ?? ''))
}

/** Stores the form of a campaign; null if the draft has no such campaign. */
export async function saveCampaign(
  desk: DeskContext,
  user: DeskUser,
  prefix: string,
  typed: TypedFields,
): Promise<'saved' | NotStored | null> {
  const { document, removal } = await editionOfForm(desk.db, `campaigns.${prefix}`)
  const own = campaignIn(document, prefix)
  if (!own) return null
  if (removal && !typed['de-volta']) return { status: 409, unsaved: { typed } }
  const restored = restoreRemovedPart(removal)
  const { problems } = readCampaignForm(typed, own, prefix, document)
  if (Object.keys(problems).length > 0) return { status: 400, unsaved: { typed, problems } }
  const outcome = await changeDraft(desk, user, {
    seen: { checksum: typed.visto ?? '', of: (edition) => campaignPart(prefix)(restored(edition)) },
    apply(draft) {
      const edition = restored(draft)
      return withCampaign(edition, prefix, readCampaignForm(typed, own, prefix, edition).campaign)
    },
  })
  if (outcome === 'saved') return outcome
  if (outcome === 'overtaken') return { status: 409, unsaved: { typed, isOvertaken: true } }
  return { status: 400, unsaved: { typed, problems: { titulo: outcome[0]?.text ?? '' } } }
}

/**
 * Removes a campaign that never had its pages, or that has an address which no campaign may have: whoever kept that could
 * publish nothing any more. Returns false if visitors have seen it.
 */
export async function removeCampaign(desk: DeskContext, user: DeskUser, prefix: string): Promise<boolean> {
  const isRefused = prefix !== '' && prefixProblem(prefix, reservedPrefixes) !== null
  if (prefix === '' || ((await campaignWasLive(desk.db, prefix, localTime(new Date()))) && !isRefused))
    return false
  await changeDraft(desk, user, { apply: (edition) => withoutCampaign(edition, prefix) })
  return true
}
