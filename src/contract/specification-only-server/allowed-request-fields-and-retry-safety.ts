/**
 * Lists, for each API request of the specification, the fields that it may contain and whether it may safely be sent
 * again. The browser loads this only for a server that is not our own. Fields of replies are in ../reply-fields-in-browser.
 */

/** Fields by name: of any form, an id (../convert-ids-to-text.ts), an object with its own fields, or a list of such objects. */
export interface Names {
  readonly [name: string]: true | 'id' | Names | readonly [Names]
}

/** Why a request may be repeated automatically after its reply was lost, or why it must not. */
export const REPEAT_EFFECTS = {
  reads: { isHarmless: true, because: 'it only reads' },
  states: { isHarmless: true, because: 'it states values, and the same values again change nothing' },
  opens: { isHarmless: true, because: 'it creates a record that has no effect until the order is finished' },
  confirms: { isHarmless: true, because: 'it states the whole order again and asks what is to be done' },
  removes: { isHarmless: true, because: 'what is gone stays gone' },
  answersQuiz: { isHarmless: false, because: 'it might count as the answer to a second quiz' },
  orders: { isHarmless: false, because: 'it might order twice' },
  mails: { isHarmless: false, because: 'it sends another e-mail, whose code may replace the first' },
  tries: { isHarmless: false, because: 'it might count as another attempt' },
  asksPeople: { isHarmless: false, because: 'a person would be called or told twice' },
} as const

export interface SpecifiedRequest {
  readonly again: keyof typeof REPEAT_EFFECTS
  readonly query?: Names
  readonly body?: Names
}

const plain = (...names: readonly string[]): Names => Object.fromEntries(names.map((name) => [name, true]))

const utm = plain('utm_source', 'utm_medium', 'utm_campaign', 'utm_content')
const tracking: Names = {
  ...utm,
  ...plain(
    'gclid',
    'userAgent',
    'origin',
    'matchchannel',
    'campaignid',
    'client_id',
    'session_id',
    'lp_origin',
  ),
}
const block = plain('is_block_allotment', 'block_number', 'allotment_number')
const bankInfo: Names = { bank: 'id', ...plain('agency', 'account_number') }
const deviceInfo = plain('cookies', 'jsc', 'hdim_payload')
const schedules = [plain('date', 'period')] as const
const quizAnswers: Names = { idQuiz: 'id', questions: [{ id: 'id', answer: { id: 'id' } }] }
const plans: Names = { idPlan: 'id', idPlanRenewal: 'id', offerSelected: 'id', idPlanAddonBonus: 'id' }
const coverage: Names = {
  ...plain('cep', 'block', 'number', 'blockNumber', 'lotNumber', 'state', 'city', 'neighborhood'),
  ...plain('addon', 'sku', 'collaborator', 'regionOffer', 'premium', 'rs'),
}
const lead: Names = {
  id: 'id',
  address: {
    ...plain('cep', 'number', 'address', 'neighborhood', 'city', 'state', 'complement'),
    ...block,
  },
  ...plain('name', 'email', 'phone', 'phone2', 'cpf', 'cnpj', 'birth_date', 'mothers_name'),
  ...plain('accept_promotions', 'accept_information', 'due_date', 'direct_debit'),
  bankInfo,
  deviceInfo,
  schedules,
  riskValidation: quizAnswers,
  ...plans,
  ...plain('infra', 'webcare_tuid', 'addressV2', 'customComplement', 'notFoundComplement'),
  complemento1: 'id',
  complemento2: true,
  complements: [{ id: 'id', value: true }],
  ...plain('from_livelo', 'collaborator_special_offer', 'regionOffer', 'premium', 'premium_special_offer'),
  ...plain('riskValidationRequired', 'winBack'),
  ...tracking,
}
const noCoverageLead: Names = {
  id: 'id',
  idPlan: 'id',
  ...plain('cep', 'number', 'name', 'email', 'phone'),
  ...block,
  ...tracking,
}
const answer = (body: Names): SpecifiedRequest => ({ again: 'states', body })
const read = (query?: Names): SpecifiedRequest => ({ again: 'reads', ...(query && { query }) })

/** Every call of the specification, by method and path. A part in braces matches any value. */
export const specifiedRequests: Readonly<Record<string, SpecifiedRequest>> = {
  'POST /renewalBaseUser/documentNumber': { again: 'opens', body: { cpf: true, ...tracking } },
  'POST /fiber-migration/offers': {
    again: 'opens',
    body: { ...plain('cpf', 'userAgent', 'origin', 'matchchannel', 'campaignid'), ...utm },
  },
  'GET /cep/coverage': read(coverage),
  'GET /json/{file}': read(),
  'GET /json/{partner}/{file}': read(),
  'POST /lead-no-coverage': { again: 'asksPeople', body: noCoverageLead },
  'PUT /lead-no-coverage': { again: 'states', body: noCoverageLead },
  'DELETE /lead-no-coverage': { again: 'removes', body: { id: 'id', phone: true } },
  'POST /supportRequest': { again: 'asksPeople', body: plain('telephone') },
  'POST /lead-v2': { again: 'opens', body: { ...coverage, ...lead } },
  'GET /lead/{idLead}': read(),
  'GET /fiber-migration/{idLead}': read(),
  'PATCH /lead-v2/{idLead}/name': answer(plain('name', 'webcare_tuid')),
  'PATCH /lead-v2/{idLead}/phone': answer(plain('phone', 'phone2')),
  'PATCH /lead-v2/{idLead}/email': answer(plain('email', 'accept_promotions')),
  'PATCH /lead-v2/{idLead}/birthDate': answer(plain('birth_date')),
  'PATCH /lead-v2/{idLead}/motherName': answer(plain('mothers_name')),
  'PATCH /lead-v2/{idLead}/documentNumber': answer(plain('cpf', 'cnpj')),
  'PATCH /lead-v2/{idLead}/dueDate': answer(plain('due_date')),
  'PATCH /lead-v2/{idLead}/plan': answer({ idPlan: 'id' }),
  'PATCH /lead-v2/{idLead}/bankInfo': answer({ direct_debit: true, bankInfo, deviceInfo }),
  'PATCH /lead-v2/{idLead}/scheduleDate': answer({ schedules }),
  'PUT /lead-v2/{idLead}': { again: 'confirms', query: plain('fiberMigration'), body: lead },
  'PATCH /lead-v2/{idLead}/riskValidation/QuizAnswer': { again: 'answersQuiz', body: quizAnswers },
  'PUT /lead/{leadId}': { again: 'orders', body: plain('accept_information') },
  'POST /lead/createFromRenta': {
    again: 'opens',
    body: { idPlan: 'id', phoneNumber: true, ...tracking },
  },
  'GET /lead/collaborator/getNewcode/{id}': { again: 'mails' },
  'PATCH /lead/collaborator/validate': { again: 'tries', body: { idLead: 'id', code: true } },
  'GET /banks': read(),
  'GET /plans/regulationsAndSummaries/getAll': read(plain('collaborator')),
  'PATCH /renewalBaseUser/{id}': answer({ id_renewal_base_user: 'id', offer1: 'id', offer2: 'id' }),
  'PUT /renewalBaseUser/{id}': { again: 'orders', body: plain('accept_information') },
  'PATCH /fiber-migration/plan/{idLead}': answer({ idPlan: 'id' }),
  'PATCH /fiber-migration/address/cep/{idLead}': answer(plain('cep')),
  'PATCH /fiber-migration/address/number/{idLead}': answer({ ...plain('number', 'complement'), ...block }),
  'GET /tim-api/address-info': read(plain('cep', 'number')),
  'GET /tim-api/address-info/complementTypes': read(plain('infraco')),
  'GET /cep/information/{cep}': read(plain('sku')),
}
