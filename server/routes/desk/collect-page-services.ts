/**
 * Collects the services that the declared pages of the desk may call (src/desk/pages): functions that load or change
 * something on the server.
 */
import { servicesOfFigures } from './figures-page-services.ts'
import type { ShopPageArguments, ShopPageData, ShopPageName } from '../../desk-work/load-shop-page-data.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { allOf, type PageParts, type PageServices } from './page-service-types.ts'
import { servicesOfPeople } from './order-call-and-account-page-services.ts'
import { modelOfImport } from '../../../src/content/desk/import-columns-and-examples.ts'
import type { ImportKind, Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { isUuid } from '../../../src/lib/uuid.ts'
import { importKindsOf, listImports, showImport } from '../../imports/import-page-data.ts'
import { importNow, type ImportFile } from '../../imports/run-imports.ts'
import type { ImportRequest } from '../../imports/import-tables.ts'
import { UPLOAD_MEGABYTES } from '../../plugins/body-parsers.ts'
import { discardImport, type ImportRow } from '../../repositories/imports.ts'
import { changeSchedule, scheduleForm } from '../../services/desk/change-team-schedule.ts'
import type { DeskContext } from '../../services/desk/desk-context.ts'
import { showSchedule } from '../../services/desk/team-schedule-page-data.ts'
import { audit } from '../../services/desk/write-and-check-audit-log.ts'
import * as draftCampaigns from '../../services/desk/change-campaigns-of-draft.ts'
import * as draftPlans from '../../services/desk/change-plans-of-draft.ts'
import * as draftTexts from '../../services/desk/change-texts-of-draft.ts'
import { removeService, saveService } from '../../services/desk/plan-services.ts'
import { askShopApprovers, shopApprovers } from '../../services/desk/ask-shop-approvers.ts'
import { revokePreview } from '../../services/desk/shop-preview-page-data.ts'
import { shopToday, type ShopTurns } from '../../services/desk/upcoming-shop-changes.ts'
import { republishEdition, withdraw } from '../../services/publish-editions.ts'
import { approveRequest, publishDraft, refuseRequest } from '../../services/publish-or-approve-shop-draft.ts'
import { beginDraft, discardDraft, workingEdition } from '../../services/shop-draft.ts'

/** Services for the pages of the shop's editions: the changes that their forms make. Their data is loaded in server/desk-work. */
const servicesOfShop = {
  approveRequest,
  beginDraft,
  ...allOf(draftCampaigns),
  ...allOf(draftPlans),
  discardDraft,
  hasDraft: async ({ db }: DeskContext) => (await workingEdition(db)).draft !== null,
  publishDraft,
  refuseRequest,
  ...allOf(draftTexts),
  removeService,
  republishEdition: (desk: DeskContext, number: number, user: DeskUser, seen: number) =>
    republishEdition(desk, number, user, seen),
  requestPublication: askShopApprovers,
  revokePreview,
  saveService,
  shopApprovers,
  shopToday: (parts: PageParts, user: DeskUser) =>
    shopToday(
      parts,
      async () => (await parts.loadShopPage(user, { name: 'findShopTurns', args: [] })) as ShopTurns,
    ),
  withdrawPublication: (desk: DeskContext, id: number, user: DeskUser) => withdraw(desk, id, user),
} satisfies PageServices

const importerOf = (user: DeskUser) => ({ by: user, name: user.email })

/**
 * Services for the desk's pages of imports and of the teams' calendar: each function loads or changes what one page
 * shows (collect-page-services.ts).
 */
const servicesOfOperation = {
  applyImport: ({ imports }: PageParts, user: DeskUser, row: ImportRow) =>
    imports.apply(row, importerOf(user)),
  changeSchedule,
  /** Returns false if the import is at work, or settled. */
  discardImport: (desk: DeskContext, user: DeskUser, { id, kind }: ImportRow) =>
    desk.db.transaction(async (sql) => {
      if (!(await discardImport(sql, id))) return false
      await audit(sql, desk, { by: user, what: 'import_discarded', detail: { imported: kind } })
      return true
    }),
  importBehind: async ({ db }: DeskContext, handle: string) =>
    isUuid(handle) ? ((await importNow(db, handle)) ?? null) : null,
  importKindsOf: (_: DeskContext, role: Role) => importKindsOf(role),
  listImports,
  modelOfImport: (_: DeskContext, kind: ImportKind) => modelOfImport(kind),
  /** @returns null if a server works on another import */
  readImport: ({ imports }: PageParts, user: DeskUser, request: ImportRequest, file: ImportFile) =>
    imports.read(request, file, importerOf(user)),
  scheduleForm,
  showImport,
  showSchedule,
  undoImport: ({ imports }: PageParts, user: DeskUser, row: ImportRow) => imports.undo(row, importerOf(user)),
  uploadMegabytes: () => UPLOAD_MEGABYTES,
} satisfies PageServices

const services = { ...servicesOfFigures, ...servicesOfPeople, ...servicesOfOperation, ...servicesOfShop }

type WithoutParts<Service> = Service extends (parts: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : never

export type DeskServices = {
  readonly [Name in keyof typeof services]: WithoutParts<(typeof services)[Name]>
} & {
  /** Loads the data of a page about the shop, by the name of its service. */
  readonly shopPage: <Name extends ShopPageName>(
    by: DeskUser,
    name: Name,
    ...args: ShopPageArguments<Name>
  ) => Promise<ShopPageData<Name>>
}

/** Returns the functions with the parts of this server. */
export function servicesOf(parts: PageParts): DeskServices {
  const bound = Object.entries<PageServices[string]>(services).map(
    ([name, service]) => [name, (...rest: never[]) => service(parts, ...rest)] as const,
  )
  return {
    ...(Object.fromEntries(bound) as Omit<DeskServices, 'shopPage'>),
    shopPage: async <Name extends ShopPageName>(by: DeskUser, name: Name, ...args: ShopPageArguments<Name>) =>
      (await parts.loadShopPage(by, { name, args })) as ShopPageData<Name>,
  }
}
