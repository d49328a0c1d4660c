/**
 * Services for the desk's pages of the shop's editions: the changes that their forms make (collect-page-services.ts). Their
 * data is loaded in server/desk-work.
 */
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import type { DeskContext } from '../../services/desk/desk-context.ts'
import { copyCampaign, removeCampaign, saveCampaign } from '../../services/desk/change-campaigns-of-draft.ts'
import { copyPlan, removePlan, savePlan } from '../../services/desk/change-plans-of-draft.ts'
import {
  removeNews,
  removeQuestion,
  saveNews,
  saveQuestion,
  saveTexts,
} from '../../services/desk/change-texts-of-draft.ts'
import { shownMissingChanges } from '../../services/desk/outdated-scheduled-edition-page-data.ts'
import { revokePreview } from '../../services/desk/shop-preview-page-data.ts'
import { republishEdition, withdraw } from '../../services/publish-editions.ts'
import {
  approveRequest,
  askToComplete,
  completeDraft,
  publishDraft,
  refuseRequest,
  requestPublication,
} from '../../services/publish-or-approve-shop-draft.ts'
import { beginDraft, discardDraft, workingEdition } from '../../services/shop-draft.ts'
import {
  completeScheduled,
  hasMissingChanges,
  missingChanges,
} from '../../services/update-outdated-scheduled-editions.ts'
import type { PageServices } from './page-service-types.ts'

/** The form that adds to a scheduled edition what it lacks: what was seen of that, and which fields were ticked. */
type CompletingForm = {
  readonly publication: number
  readonly seen: string | undefined
  readonly warnings: string
  readonly chosen: ReadonlySet<string>
}

type Completing =
  | { readonly done: 'asked' | 'waiting' | 'refused' | 'completed' | 'nothing left' }
  | { readonly problem: 'overtaken' | 'stopped' | 'nothing' | 'warnings' }

/**
 * Adds to a scheduled edition what was published after it was made, or asks a second person to.
 */
async function completePublication(
  desk: DeskContext,
  user: DeskUser,
  form: CompletingForm,
): Promise<Completing> {
  const all = await missingChanges(desk.db, desk.editions)
  const missing = all.find(({ publication: { id } }) => id === form.publication)
  if (!missing) return { done: 'nothing left' }
  const { chosen } = form
  const { checks, seen } = await shownMissingChanges(desk, missing, { chosen, problem: null })
  if (seen !== form.seen) return { problem: 'overtaken' }
  if (checks.isStopped) return { problem: 'stopped' }
  if (!hasMissingChanges(missing, chosen)) return { problem: 'nothing' }
  if (checks.warnings !== form.warnings) return { problem: 'warnings' }
  if (desk.config.needsShopApproval) return { done: await askToComplete(desk, user, missing, chosen) }
  const { published } = await completeScheduled(desk, user, missing, chosen)
  return { done: published ? 'completed' : 'nothing left' }
}

export const servicesOfShop = {
  approveRequest,
  beginDraft,
  completeDraft,
  completePublication,
  copyCampaign,
  copyPlan,
  discardDraft,
  hasDraft: async ({ db }: DeskContext) => (await workingEdition(db)).draft !== null,
  publishDraft,
  refuseRequest,
  removeCampaign,
  removeNews,
  removePlan,
  removeQuestion,
  republishEdition: (desk: DeskContext, number: number, user: DeskUser) =>
    republishEdition(desk, number, user),
  requestPublication,
  revokePreview,
  saveCampaign,
  saveNews,
  savePlan,
  saveQuestion,
  saveTexts,
  withdrawPublication: (desk: DeskContext, id: number, user: DeskUser) => withdraw(desk, id, user),
} satisfies PageServices
