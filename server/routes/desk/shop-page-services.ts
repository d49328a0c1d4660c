/**
 * Services for the desk's pages of the shop's editions: the changes that their forms make (collect-page-services.ts). Their
 * data is loaded in server/desk-work.
 */
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import type { DeskContext } from '../../services/desk/desk-context.ts'
import {
  copyCampaign,
  moveCampaign,
  removeCampaign,
  saveCampaign,
} from '../../services/desk/change-campaigns-of-draft.ts'
import { copyPlan, movePlan, removePlan, savePlan } from '../../services/desk/change-plans-of-draft.ts'
import {
  moveNews,
  moveQuestion,
  removeNews,
  removeQuestion,
  saveNews,
  saveQuestion,
  saveTexts,
} from '../../services/desk/change-texts-of-draft.ts'
import { removeService, saveService } from '../../services/desk/shop-services.ts'
import { askShopApprovers, shopApprovers } from '../../services/desk/ask-shop-approvers.ts'
import { revokePreview } from '../../services/desk/shop-preview-page-data.ts'
import { shopToday, type ShopTurns } from '../../services/desk/shop-today.ts'
import { republishEdition, withdraw } from '../../services/publish-editions.ts'
import { approveRequest, publishDraft, refuseRequest } from '../../services/publish-or-approve-shop-draft.ts'
import { beginDraft, discardDraft, workingEdition } from '../../services/shop-draft.ts'
import type { PageParts, PageServices } from './page-service-types.ts'

export const servicesOfShop = {
  approveRequest,
  beginDraft,
  copyCampaign,
  copyPlan,
  discardDraft,
  hasDraft: async ({ db }: DeskContext) => (await workingEdition(db)).draft !== null,
  moveCampaign,
  moveNews,
  movePlan,
  moveQuestion,
  publishDraft,
  refuseRequest,
  removeCampaign,
  removeNews,
  removePlan,
  removeQuestion,
  removeService,
  republishEdition: (desk: DeskContext, number: number, user: DeskUser, seen: number) =>
    republishEdition(desk, number, user, seen),
  requestPublication: askShopApprovers,
  revokePreview,
  saveCampaign,
  saveNews,
  savePlan,
  saveQuestion,
  saveService,
  saveTexts,
  shopApprovers,
  shopToday: (parts: PageParts, user: DeskUser) =>
    shopToday(
      parts,
      async () => (await parts.loadShopPage(user, { name: 'findShopTurns', args: [] })) as ShopTurns,
    ),
  withdrawPublication: (desk: DeskContext, id: number, user: DeskUser) => withdraw(desk, id, user),
} satisfies PageServices
