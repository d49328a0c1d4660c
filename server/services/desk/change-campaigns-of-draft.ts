/** Stores what the desk's forms of a campaign in the shop's draft say: its fields, its address, a copy of it, its removal. */
import { deskErrorMessages } from '../../../src/content/desk/error-words.ts'
import { shopCampaignWords } from '../../../src/content/desk/shop-campaigns.ts'
import {
  campaignIn,
  heirChangedByMove,
  movedPrefixes,
  prefixesOfCampaign,
  presentPrefix,
  withCampaign,
  withCampaignCopy,
  withCampaignMoved,
  withoutCampaign,
} from '../../../src/edition/change-campaigns-in-edition.ts'
import { prefixProblem } from '../../../src/edition/check-edition.ts'
import type { TypedFields } from '../../../src/lib/form-field-tables.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { isNamedBySite } from '../../../src/campaigns/campaign-prefixes.ts'
import type { Edition } from '../../../src/edition/edition-schema.ts'
import { instantOf, localTime } from '../../../src/lib/sao-paulo-time.ts'
import { campaignWasLive } from '../../repositories/editions-and-publications.ts'
import { campaignFields, readCampaignForm } from '../../rules/desk/shop-campaign-form.ts'
import { reservedPrefixes } from '../../rules/reserved-campaign-prefixes.ts'
import { changeDraft, workingEdition } from '../shop-draft.ts'
import type { DeskContext } from './desk-context.ts'
import { saveDraftForm } from './save-draft-form.ts'
import type { CampaignCopy, NotStored } from './shop-draft-page-data.ts'

const { copy: words } = shopCampaignWords

/** Makes a copy of a campaign at an address of its own, and returns its prefix; or why not, with what was typed. */
export async function copyCampaign(
  desk: DeskContext,
  user: DeskUser,
  { de: of = '', endereco = '', titulo = '' }: TypedFields,
): Promise<{ readonly prefix: string } | { readonly refused: CampaignCopy }> {
  const prefix = typedPrefix(endereco)
  const title = titulo.trim()
  const refused = (problem: string) => ({ refused: { of, prefix: endereco, title, problem } })
  const { document } = await workingEdition(desk.db)
  const problem = prefixProblem(prefix, reservedPrefixes)
  if (problem !== null) return refused(problem)
  if (campaignIn(document, prefix)) return refused(words.taken(prefix))
  if (title === '') return refused(words.noTitle)
  if (!campaignIn(document, of)) return refused(deskErrorMessages.noCampaign)
  const outcome = await changeDraft(desk, user, (edition) =>
    campaignIn(edition, prefix) ? edition : withCampaignCopy(edition, { of, prefix, title }),
  )
  return outcome === 'saved' ? { prefix } : refused(outcome[0]?.text ?? '')
}

const { address: addressWords } = shopCampaignWords.one

/** Returns a prefix as it is typed, without slashes around it. */
const typedPrefix = (address: string) => address.trim().replace(/^\/+|\/+$/g, '')

/** Returns why a campaign cannot have another prefix; null if it can. */
function moveProblem(edition: Edition, from: string, to: string): string | null {
  const moved = [...movedPrefixes(edition, { from, to })]
  const others = Object.keys(edition.campaigns).filter((each) => !moved.some(([before]) => before === each))
  if (moved.some(([before]) => isNamedBySite(before))) return addressWords.named
  for (const [, prefix] of moved) {
    const problem = prefixProblem(prefix, reservedPrefixes)
    if (problem !== null) return problem
    const owner = others.find((each) => each === prefix || ownsFormerPrefix(edition, each, prefix))
    if (owner !== undefined || moved.some(([before]) => before === prefix))
      return words.taken(owner ?? prefix)
  }
  const changed = heirChangedByMove(edition, { from, to })
  if (!changed) return null
  const { heir, lost, gained = '' } = changed
  if (lost !== undefined) return addressWords.inherited(heir)
  return heir === from ? addressWords.wouldInherit(gained) : addressWords.wouldBeInherited(heir)
}

const ownsFormerPrefix = (edition: Edition, prefix: string, former: string) =>
  campaignIn(edition, prefix)?.formerly?.some((each) => each.prefix === former) === true

/** A move that was not made, with what was typed. */
type RefusedMove = { readonly to: string; readonly until: string; readonly problem: string }

/** Gives a campaign another address, to which the earlier one leads for a time; null if there is no such campaign. */
export async function moveCampaign(
  desk: DeskContext,
  user: DeskUser,
  { campanha: from = '', 'novo-endereco': address = '', 'antigo-ate': typedUntil = '' }: TypedFields,
): Promise<{ readonly prefix: string } | { readonly refused: RefusedMove } | null> {
  const [to, until] = [typedPrefix(address), typedUntil.trim()]
  const refused = (problem: string) => ({ refused: { to: address, until, problem } })
  const { document } = await workingEdition(desk.db)
  if (from === '' || !campaignIn(document, from)) return null
  const problem = moveProblem(document, from, to)
  if (problem !== null) return refused(problem)
  const end = instantOf(until)
  if (end === null || end <= desk.clock.now()) return refused(addressWords.badUntil)
  // what a colleague has done since
  let since: string | null = null
  const outcome = await changeDraft(desk, user, (edition) => {
    since = campaignIn(edition, from) ? moveProblem(edition, from, to) : deskErrorMessages.noCampaign
    return since === null ? withCampaignMoved(edition, { from, to, until }) : edition
  })
  if (since !== null) return refused(since)
  return outcome === 'saved' ? { prefix: to } : refused(outcome[0]?.text ?? '')
}

/**
 * Stores the form of a campaign; null if the draft has no such campaign. If it has another prefix by now, it is shown
 * there with what was typed.
 */
export async function saveCampaign(
  desk: DeskContext,
  user: DeskUser,
  prefix: string,
  typed: TypedFields,
): Promise<'saved' | NotStored | null> {
  if (presentPrefix((await workingEdition(desk.db)).document, prefix) !== prefix)
    return { status: 409, unsaved: { typed, isOvertaken: true } }
  return saveDraftForm(desk, user, typed, {
    shows: (edition) => campaignFields(edition, prefix),
    apply(edition, fields) {
      const { campaign, problems } = readCampaignForm(
        fields,
        campaignIn(edition, prefix) ?? {},
        prefix,
        edition,
      )
      return { edition: withCampaign(edition, prefix, campaign), problems }
    },
    whole: ['titulo'],
  })
}

/**
 * Removes a campaign that never had its pages, or that has an address which no campaign may have: whoever kept that could
 * publish nothing any more. Returns false if visitors have seen it.
 */
export async function removeCampaign(desk: DeskContext, user: DeskUser, prefix: string): Promise<boolean> {
  const isRefused = prefix !== '' && prefixProblem(prefix, reservedPrefixes) !== null
  const { document } = await workingEdition(desk.db)
  const wasLive = await campaignWasLive(
    desk.db,
    prefixesOfCampaign(document, prefix),
    localTime(desk.clock.now()),
  )
  if (prefix === '' || (wasLive && !isRefused)) return false
  await changeDraft(desk, user, (edition) => withoutCampaign(edition, prefix))
  return true
}
