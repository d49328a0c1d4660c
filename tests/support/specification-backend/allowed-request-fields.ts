/**
 * The request fields and formats that the specification allows (docs/rules/funnel.md: F3, F5, F7;
 * docs/rules/marketing.md: M7). Nothing here is taken from our own server or browser code.
 */

/** The fields that an object may have: each with any value, an object with its own fields, or a list of those. */
export interface Fields {
  readonly [name: string]: true | Fields | readonly [Fields]
}

const plain = (...names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, true] as const))

const UTM = plain('utm_source', 'utm_medium', 'utm_campaign', 'utm_content')
const tracking: Fields = {
  ...UTM,
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
const bankInfo = plain('bank', 'agency', 'account_number')
const deviceInfo = plain('cookies', 'jsc', 'hdim_payload')
const schedules = [plain('date', 'period')] as const
const quizAnswers: Fields = { idQuiz: true, questions: [{ id: true, answer: plain('id') }] }
const coverageQuery = plain(
  'cep',
  'block',
  'number',
  'blockNumber',
  'lotNumber',
  'state',
  'city',
  'neighborhood',
  'addon',
  'sku',
  'collaborator',
  'regionOffer',
  'premium',
  'rs',
)
const lead: Fields = {
  ...plain('id', 'name', 'email', 'phone', 'phone2', 'cpf', 'cnpj', 'birth_date', 'mothers_name'),
  ...plain('accept_promotions', 'accept_information', 'due_date', 'direct_debit'),
  address: {
    ...plain('cep', 'number', 'address', 'neighborhood', 'city', 'state', 'complement'),
    ...block,
  },
  bankInfo,
  deviceInfo,
  schedules,
  riskValidation: quizAnswers,
  ...plain('idPlan', 'idPlanRenewal', 'offerSelected', 'infra', 'plansOffers', 'orderNumber', 'webcare_tuid'),
  ...tracking,
  ...plain('from_livelo', 'collaborator_special_offer', 'regionOffer', 'premium', 'premium_special_offer'),
  ...plain('riskValidationRequired', 'winBack', 'idPlanAddonBonus'),
  ...plain(
    'complemento1',
    'complemento2',
    'customComplement',
    'notFoundComplement',
    'addressV2',
    'complements',
  ),
}
const noCoverageLead: Fields = {
  ...plain('id', 'cep', 'number', 'idPlan', 'name', 'email', 'phone'),
  ...block,
  ...tracking,
}

export interface SpecifiedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below the base; a part in braces matches any value. */
  readonly path: string
  readonly query?: Fields
  readonly body?: Fields
}

const call = (
  method: SpecifiedCall['method'],
  path: string,
  body?: Fields,
  query?: Fields,
): SpecifiedCall => ({ method, path, ...(body && { body }), ...(query && { query }) })

const step = (name: string, body: Fields) => call('PATCH', `lead-v2/{idLead}/${name}`, body)

/** Every call of funnel §7 and the one that marketing §7 names. */
export const specifiedCalls: readonly SpecifiedCall[] = [
  call('POST', 'renewalBaseUser/documentNumber', { cpf: true, ...tracking }),
  call('POST', 'fiber-migration/offers', {
    ...plain('cpf', 'userAgent', 'origin', 'matchchannel', 'campaignid'),
    ...UTM,
  }),
  call('GET', 'cep/coverage', undefined, coverageQuery),
  call('GET', 'json/{file}'),
  // {file} may have a folder: b/r.json
  call('GET', 'json/{partner}/{file}'),
  call('POST', 'lead-no-coverage', noCoverageLead),
  call('PUT', 'lead-no-coverage', noCoverageLead),
  call('DELETE', 'lead-no-coverage', plain('id', 'phone')),
  call('POST', 'supportRequest', plain('telephone')),
  call('POST', 'lead', { ...coverageQuery, ...lead }),
  call('POST', 'lead-v2', { ...coverageQuery, ...lead }),
  call('GET', 'lead/{idLead}'),
  call('GET', 'fiber-migration/{idLead}'),
  step('name', plain('name', 'webcare_tuid')),
  step('phone', plain('phone', 'phone2')),
  step('email', plain('email', 'accept_promotions')),
  step('birthDate', plain('birth_date')),
  step('motherName', plain('mothers_name')),
  step('documentNumber', plain('cpf', 'cnpj')),
  step('dueDate', plain('due_date')),
  step('plan', plain('idPlan')),
  step('bankInfo', { direct_debit: true, bankInfo, deviceInfo }),
  step('scheduleDate', { schedules }),
  call('PUT', 'lead-v2/{idLead}', lead, plain('fiberMigration')),
  call('PATCH', 'lead-v2/{idLead}/riskValidation/QuizAnswer', quizAnswers),
  call('PUT', 'lead/{leadId}', lead),
  call('DELETE', 'lead', plain('id', 'phone')),
  call('POST', 'lead/createFromRenta', { ...plain('idPlan', 'phoneNumber'), ...tracking }),
  call('GET', 'lead/collaborator/getNewcode/{id}'),
  call('PATCH', 'lead/collaborator/validate', plain('idLead', 'code')),
  call('GET', 'banks'),
  call('GET', 'plans/regulationsAndSummaries/getAll', undefined, plain('collaborator')),
  call('PATCH', 'renewalBaseUser/{id_renewal_request}', plain('id_renewal_base_user', 'offer1', 'offer2')),
  call('PUT', 'renewalBaseUser/{id}', plain('accept_information')),
  call('GET', 'renewalBaseUser/check-client/{cpf}'),
  call('PATCH', 'fiber-migration/plan/{idLead}', plain('idPlan')),
  call('PATCH', 'fiber-migration/address/cep/{idLead}', plain('cep')),
  call('PATCH', 'fiber-migration/address/number/{idLead}', { ...plain('number', 'complement'), ...block }),
  call('GET', 'tim-api/address-info', undefined, plain('cep', 'number')),
  call('GET', 'tim-api/address-info/complementTypes', undefined, plain('infraco')),
  call('GET', 'cep/information/{cep}', undefined, plain('sku')),
]

/** Returns the values in a path by the names in its template; null if the path does not match. */
export function valuesIn(template: string, path: string): Readonly<Record<string, string>> | null {
  const [wanted, given] = [template.split('/'), path.split('/')]
  if (wanted.length !== given.length) return null
  const values: Record<string, string> = {}
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? ''
    if (part.startsWith('{')) values[part.slice(1, -1)] = decodeURIComponent(value)
    else if (part !== value) return null
  }
  return values
}

/** Returns the dotted names of the fields in a value that are not allowed. */
export function unknownIn(value: unknown, fields: Fields, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]): readonly string[] => {
    const known = fields[name]
    const at = path + name
    if (known === undefined) return [at]
    if (known === true) return []
    if (!Array.isArray(known)) return unknownIn(inner, known as Fields, `${at}.`)
    const [each] = known as readonly [Fields]
    return Array.isArray(inner) ? inner.flatMap((one) => unknownIn(one, each, `${at}.`)) : [at]
  })
}
