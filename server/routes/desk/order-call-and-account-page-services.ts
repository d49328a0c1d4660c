/**
 * Services for the desk's pages of orders, calls, agents' links and accounts: each function loads or changes what one
 * page shows (collect-page-services.ts).
 */
import { localTime } from '../../../src/lib/sao-paulo-time.ts'
import { todayInSaoPaulo } from '../../../src/lib/iso-dates.ts'
import type { Role } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import type { DeskUser } from '../../repositories/desk/desk-users.ts'
import { isAccountEmail } from '../../rules/desk/validate-account-email.ts'
import { parseAppointment } from '../../rules/rescheduling.ts'
import { siteOrigin } from '../../rules/signed-order-links.ts'
import {
  addAccount,
  changeRole,
  disableAccount,
  enableAccount,
  handOverAgreedCallsOf,
  resetAccount,
  resetFactor,
} from '../../services/desk/accounts.ts'
import * as accountPages from '../../services/desk/accounts-and-sessions-page-data.ts'
import * as agentLinks from '../../services/desk/agent-links.ts'
import { listAgreedCalls } from '../../services/desk/agreed-calls.ts'
import { handOverCall, setPhoneNotToBeCalled, whoMayCall } from '../../services/desk/change-who-is-called.ts'
import { listLaterCalls, listPeople } from '../../services/desk/call-list.ts'
import type { DeskContext } from '../../services/desk/desk-context.ts'
import { decryptIdInUrl, decryptUuidInUrl, encryptIdForUrl } from '../../services/desk/ids-in-urls.ts'
import {
  closeRequest,
  closeUnproven,
  enterDataRequest,
  listDataRequests,
} from '../../services/desk/list-and-close-personal-data-requests.ts'
import * as dataRequestCase from '../../services/desk/data-request-case.ts'
import { findOrders } from '../../services/desk/find-orders.ts'
import { accountEmailOf } from '../../services/desk/log-in.ts'
import {
  cancel,
  mailCustomerLink,
  makeCustomerLink,
  moveVisit,
  SENDABLE,
  sendFailed,
  sendNotice,
  setInstalled,
} from '../../services/desk/order-actions.ts'
import * as contactAndNotes from '../../services/desk/contact-and-notes.ts'
import { forgetOrderFilter, keepOrderFilter, listOrders } from '../../services/desk/order-list.ts'
import * as orderMessages from '../../services/desk/messages-to-orders.ts'
import { openOrderRecord, openReasonOf, showRecord } from '../../services/desk/order-page-data.ts'
import { putOrderRight } from '../../services/desk/put-order-right.ts'
import { readCallPage } from '../../services/desk/person-to-call-page-data.ts'
import { endSessionOf } from '../../services/desk/sessions.ts'
import { bookVisitInCall, storeCallResult, undoCallResult } from '../../services/desk/call-results.ts'
import { releaseCall, takeCall, takeNext } from '../../services/desk/take-call.ts'
import { allOf, type PageServices } from './page-service-types.ts'

const SENT = [...SENDABLE.placed, ...SENDABLE.cancelled]

/** A code for the first access, with the address at which it is used; null if none was made. */
const setupCode = ({ config }: DeskContext, email: string, code: string | null) =>
  code === null ? null : { email, code, url: `${siteOrigin(config)}/operador/primeiro-acesso` }

export const servicesOfPeople = {
  closeDataRequest: closeRequest,
  closeUnprovenDataRequests: closeUnproven,
  enterDataRequest,
  listDataRequests,
  ...allOf(dataRequestCase),
  /** Returns the address of an account as it is stored; null if no account may have it. */
  accountEmailOf(_: DeskContext, typed: string) {
    const address = accountEmailOf(typed)
    return isAccountEmail(address) ? address : null
  },
  ...allOf(accountPages),
  ...allOf(orderMessages),
  ...allOf(agentLinks),
  bookVisitInCall,
  /** Returns the id of the record that a page of a call is about; null if there is none. */
  callBehind: ({ vault }: DeskContext, handle: string) => decryptIdInUrl(vault, handle) ?? null,
  cancel,
  changeRole,
  ...allOf(contactAndNotes),
  /** Counts a search, and returns how many this person has made in an hour, and how many need no reason. */
  countSearch: async ({ searches }: DeskContext, user: DeskUser) => ({
    searches: await searches.count(user.id),
    free: searches.free,
  }),
  disableAccount,
  enableAccount,
  endSessionOf,
  findOrders,
  forgetOrderFilter,
  handOverAgreedCallsOf: (desk: DeskContext, email: string, heir: string, user: DeskUser) =>
    handOverAgreedCallsOf(desk, email, heir, user),
  handOverCall,
  inviteAccount: async (desk: DeskContext, user: DeskUser, email: string, role: Role) =>
    setupCode(desk, email, await addAccount(desk, email, role, user)),
  /** Whether it is an hour of São Paulo at which nobody is phoned. */
  isTooLateToCall({ clock }: DeskContext) {
    const hour = Number(localTime(clock.now()).slice(11, 13))
    return hour < 9 || hour >= 21
  },
  keepOrderFilter,
  listAgreedCalls,
  listLaterCalls,
  listOrders,
  listPeople,
  mailCustomerLink,
  makeCustomerLink,
  moveVisit,
  newAccess: async (desk: DeskContext, user: DeskUser, email: string) =>
    setupCode(desk, email, await resetAccount(desk, email, user)),
  openOrderRecord,
  openReasonOf,
  putOrderRight,
  /** Returns the id of the lead that a page is about; null if there is none. */
  orderBehind: ({ vault }: DeskContext, handle: string) => decryptUuidInUrl(vault, handle) ?? null,
  parseAppointment: (_: DeskContext, text: string | undefined) => parseAppointment(text),
  readCallPage,
  releaseCall,
  resetFactor,
  sendFailed,
  async sendNotice(desk: DeskContext, user: DeskUser, id: string, asked: string | undefined) {
    const kind = SENT.find((each) => each === asked)
    return kind !== undefined && (await sendNotice(desk, user, id, kind))
  },
  setInstalled,
  setPhoneNotToBeCalled,
  showRecord,
  storeCallResult,
  takeCall: (desk: DeskContext, user: DeskUser, id: string) => takeCall(desk, user, id),
  async takeNextCall(desk: DeskContext, user: DeskUser, queue: Parameters<typeof takeNext>[2]) {
    const next = await takeNext(desk, user, queue)
    return next && { handle: encryptIdForUrl(desk.vault, next.id), isNew: next.isNew }
  },
  /** yyyy-mm-dd. */
  today: ({ clock }: DeskContext) => todayInSaoPaulo(clock.now()),
  undoCallResult,
  whoMayCall,
} satisfies PageServices
