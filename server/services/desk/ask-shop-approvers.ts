/** Asks a second person to approve a publication of the shop: stores the request, and writes to those who may. */
import { randomUUID } from 'node:crypto'
import { APPROVERS } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { buildShopApprovalMail } from '../../mail/shop-approval-mail.ts'
import { allAccounts, type DeskUser } from '../../repositories/desk/desk-users.ts'
import { openRequests } from '../../repositories/publication-requests.ts'
import { siteOrigin } from '../../rules/signed-order-links.ts'
import {
  requestPublication,
  type PublicationOptions,
  type RequestOutcome,
} from '../publish-or-approve-shop-draft.ts'
import type { DeskContext } from './desk-context.ts'

/** Returns the e-mail addresses of those who may approve what somebody asks for, and get a mail of it. */
export const shopApprovers = async (
  { db }: Pick<DeskContext, 'db'>,
  by: Pick<DeskUser, 'email'>,
): Promise<string[]> =>
  (await allAccounts(db))
    .filter(
      ({ role, email, disabled_at }) =>
        APPROVERS.includes(role) && disabled_at === null && email !== by.email,
    )
    .map(({ email }) => email)

/** Asks for a publication as `requestPublication` does. A mail that cannot be sent stops nothing: Início says it too. */
export async function askShopApprovers(
  desk: DeskContext,
  options: PublicationOptions,
): Promise<RequestOutcome> {
  const outcome = await requestPublication(desk, options)
  if (outcome !== 'asked') return outcome
  const own = (await openRequests(desk.db)).findLast((each) => each.by === options.by.email)
  const approvers = await shopApprovers(desk, options.by)
  if (!own) return outcome
  const words = buildShopApprovalMail(own, `${siteOrigin(desk.config)}/operador/loja/aprovacao?id=${own.id}`)
  await Promise.allSettled(
    approvers.map((email) =>
      desk.providers.mail.send({ id: randomUUID(), about: '', at: desk.clock.now(), to: email, ...words }),
    ),
  )
  return outcome
}
