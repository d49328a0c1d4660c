/**
 * Table of the fields that the browser reads from each call's reply, by the call's name in the specification. Tests
 * compare it with the specification, and `npm run conformance` with another server's replies.
 */
import { callTable, entryTable, withdrawnTable } from './waiting-list-and-call-requests.ts'
import { addressInfoTable, cepInformationTable, coverageTable } from './coverage.ts'
import {
  changeTable,
  migrationOffersTable,
  renewalDoneTable,
  renewalOffersTable,
} from './renewal-and-migration-offers.ts'
import {
  answerTable,
  codeCheckedTable,
  codeSentTable,
  finishedTable,
  leadCreatedTable,
  leadTable,
  mobileLineTable,
  riskTable,
} from './lead.ts'
import {
  banksTable,
  complementTypesTable,
  planListTable,
  regulationsTable,
} from './banks-regulations-and-plan-lists.ts'
import { type ReplyTable, shownToNobody } from './define-reply-fields.ts'

export const replyTables = {
  'POST renewalBaseUser/documentNumber': renewalOffersTable,
  'POST fiber-migration/offers': migrationOffersTable,
  'GET cep/coverage': coverageTable,
  'GET /json/{file}': planListTable,
  'POST lead-no-coverage': entryTable,
  'PUT lead-no-coverage': entryTable,
  'DELETE lead-no-coverage': withdrawnTable,
  'POST supportRequest': callTable,
  'POST lead': leadCreatedTable,
  'POST lead-v2': leadCreatedTable,
  'GET lead/{idLead}': leadTable,
  'GET fiber-migration/{idLead}': leadTable,
  'PATCH lead-v2/{idLead}/{step}': answerTable,
  'PUT lead-v2/{idLead}': riskTable,
  'PATCH lead-v2/{idLead}/riskValidation/QuizAnswer': riskTable,
  'PUT lead/{leadId}': finishedTable,
  'DELETE lead': shownToNobody,
  'POST lead/createFromRenta': mobileLineTable,
  'GET lead/collaborator/getNewcode/{id}': codeSentTable,
  'PATCH lead/collaborator/validate': codeCheckedTable,
  'GET banks': banksTable,
  'GET plans/regulationsAndSummaries/getAll': regulationsTable,
  'PATCH renewalBaseUser/{id_renewal_request_user}': changeTable,
  'PUT renewalBaseUser/{id}': renewalDoneTable,
  'GET renewalBaseUser/check-client/{cpf}': shownToNobody,
  'PATCH fiber-migration/plan/{idLead}': changeTable,
  'PATCH fiber-migration/address/{step}/{idLead}': changeTable,
  'GET tim-api/address-info': addressInfoTable,
  'GET tim-api/address-info/complementTypes': complementTypesTable,
  'GET cep/information/{cep}': cepInformationTable,
} as const satisfies Readonly<Record<string, ReplyTable>>
