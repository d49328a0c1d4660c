/** Every call of the specification, in the order in which `npm run conformance` sends them. */
import { idOnWire, isIdInLink } from '../../src/contract/convert-ids-to-text.ts'
import type { CallNote, CallRequest, CallCheck, ProbedJourney } from './call-types.ts'
import type { ListedPlan, CallValues } from './request-values.ts'
import { callCheck } from './check-one-call.ts'

const ORDERS = ['order', 'debit', 'mobile', 'employee'] as const satisfies readonly ProbedJourney[]
const NEVER_ASKED = 'nothing: the site does not ask it of another backend'

const part = (id: string | undefined) => encodeURIComponent(String(idOnWire(id ?? '')))
const id = (text: string | undefined) => (text === undefined ? undefined : idOnWire(text))
const digits = (text = '') => text.replaceAll(/\D/g, '')

function query(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

const place = ({ cep, number, addon }: CallValues) => ({
  cep: digits(cep),
  number,
  block: 'false',
  ...(addon && { addon }),
})

const emailOf = (values: CallValues) => values['employee-email'] ?? values.email

/** All answers about a person and their order, without the house. */
const person = (values: CallValues) => ({
  name: values.name,
  phone: digits(values.phone),
  email: emailOf(values),
  accept_promotions: false,
  birth_date: values['birth-date'],
  mothers_name: values['mother-name'],
  cpf: digits(values.cpf),
  due_date: Number(values['due-date']),
  direct_debit: false,
  idPlan: id(values.plan),
})

/** The whole order as one lead. */
const lead = (values: CallValues) => ({
  ...person(values),
  address: { cep: digits(values.cep), number: values.number, is_block_allotment: false, complement: '' },
})

/** The answers of an order, each as it is saved, by step. */
function answers(values: CallValues): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const { date } = values
  return {
    name: { name: values.name },
    phone: { phone: digits(values.phone) },
    email: { email: emailOf(values), accept_promotions: false },
    birthDate: { birth_date: values['birth-date'] },
    motherName: { mothers_name: values['mother-name'] },
    documentNumber: { cpf: digits(values.cpf) },
    dueDate: { due_date: Number(values['due-date']) },
    plan: { idPlan: id(values.plan) },
    bankInfo: { direct_debit: false },
    ...(date && { scheduleDate: { schedules: [{ date, period: 'manha' }] } }),
  }
}

const one = (path: string, body?: CallRequest['body']): readonly CallRequest[] => [
  { path, ...(body && { body }) },
]

const approved = (isRejected: boolean): CallValues => (isRejected ? {} : { isApproved: true })

const orderMade = ({ orderNumber }: { readonly orderNumber: string }) => `order ${orderNumber}`

const COMPARED = ['price', 'price_with_dacc', 'price_full', 'plan_download', 'plan_upload'] as const

/** Describes how a plan sold at a house differs from the static list, from which start pages are made. */
function differences(plan: ListedPlan, listed: readonly ListedPlan[]): CallNote[] {
  const same = listed.find((each) => (plan.sku ? each.sku === plan.sku : each.id === plan.id))
  if (!same) return []
  return COMPARED.filter((name) => same[name] !== plan[name]).map((name) => ({
    what: `${plan.plan}: ${name} is ${plan[name]}, and ${same[name]} in /json/{file}`,
    costs: 'a start page promises something else than the order',
  }))
}

export const calls: readonly CallCheck[] = [
  callCheck('GET /json/{file}', {
    kind: 'reads',
    needs: [],
    requests: ({ addon }) => one(`json/${addon || 'plans'}.json`),
    list: 'plans',
    stops: [],
    loses: 'start pages show the plans and prices of the page’s own server',
    learns: ({ plans: listed }) => ({ listed }),
  }),
  callCheck('GET cep/information/{cep}', {
    kind: 'reads',
    needs: ['cep'],
    requests: ({ cep }) => one(`cep/information/${digits(cep)}`),
    stops: [],
    loses: 'street and town come from the page’s own server',
    without: { neighborhood: 'the neighbourhood is not shown' },
  }),
  callCheck('GET tim-api/address-info', {
    kind: 'reads',
    needs: ['cep', 'number'],
    requests: ({ cep, number }) => one(`tim-api/address-info${query({ cep: digits(cep), number })}`),
    stops: [],
    loses: 'the street is asked where the look-up of the CEP does not know it',
  }),
  callCheck('GET cep/coverage', {
    kind: 'reads',
    needs: ['cep', 'number'],
    requests: (values) => one(`cep/coverage${query(place(values))}`),
    stops: ORDERS,
    loses: 'nobody learns what is sold at a house',
    without: { infra: '“no network” and “nothing on sale” cannot be told apart' },
    differs: ({ plans }, { listed = [] }) => plans.flatMap((plan) => differences(plan, listed)),
    learns: ({ infra, plans }, { plan: named }) => {
      const plan = named === undefined ? plans[0] : plans.find((each) => isIdInLink(each.id, named))
      return { ...(infra && { infra }), ...(plan && { plan: plan.id }) }
    },
  }),
  callCheck('GET tim-api/address-info/complementTypes', {
    kind: 'reads',
    needs: ['infra'],
    requests: ({ infra }) => one(`tim-api/address-info/complementTypes${query({ infraco: infra })}`),
    stops: [],
    loses: 'the kind of complement (flat, house, block) is not asked',
    without: { complementTypes: 'the kind of complement (flat, house, block) is not asked' },
  }),
  callCheck('GET banks', {
    kind: 'reads',
    needs: [],
    requests: () => one('banks'),
    stops: ['debit'],
    loses: 'no bank can be chosen',
    lacks: ({ banks }) => (banks.length > 0 ? [] : ['bank in banks']),
  }),
  callCheck('GET plans/regulationsAndSummaries/getAll', {
    kind: 'reads',
    needs: [],
    requests: () => one('plans/regulationsAndSummaries/getAll'),
    stops: [],
    loses: 'regulations and summaries cannot be read during an order',
    without: { contracts: 'contracts cannot be read' },
  }),
  callCheck('POST renewalBaseUser/documentNumber', {
    kind: 'reads',
    needs: ['renewal-cpf'],
    requests: (values) => one('renewalBaseUser/documentNumber', { cpf: digits(values['renewal-cpf']) }),
    stops: ['renewal'],
    loses: 'customers are not offered what they can renew',
    learns: ({ plansOffers, id_renewal_request: renewal, id_renewal_base_user: renewalBase }) => ({
      renewal,
      renewalBase,
      ...(plansOffers[0] && { offer: plansOffers[0].id }),
    }),
  }),
  callCheck('POST fiber-migration/offers', {
    kind: 'reads',
    needs: ['migration-cpf'],
    requests: (values) => one('fiber-migration/offers', { cpf: digits(values['migration-cpf']) }),
    stops: ['migration'],
    loses: 'customers are not offered the migration to fibre',
    // without offers there is no lead
    lacks: ({ plansOffers, id: own, idLead, userData }) =>
      plansOffers.length === 0 || (idLead ?? own ?? userData?.idLead ?? userData?.id) != null
        ? []
        : ['idLead', 'id', 'userData.idLead', 'userData.id'],
    learns: ({ plansOffers, id: own, idLead, userData }) => {
      const found = idLead ?? own ?? userData?.idLead ?? userData?.id
      return {
        ...(found && { 'migration-lead': found }),
        ...(plansOffers[0] && { migrationPlan: plansOffers[0].id }),
      }
    },
  }),
  callCheck('GET fiber-migration/{idLead}', {
    kind: 'reads',
    needs: ['migration-lead'],
    requests: (values) => one(`fiber-migration/${part(values['migration-lead'])}`),
    stops: [],
    loses: 'after a reload a migration begins again',
    without: { orderNumber: 'after a lost reply at the end of a migration only a person knows it' },
  }),
  callCheck('POST lead-v2', {
    kind: 'writes',
    needs: ['cep', 'number', 'plan', 'phone', 'email', 'cpf'],
    requests: (values) => one('lead-v2', { ...place(values), block: false, ...lead(values) }),
    stops: ORDERS,
    loses: 'no order can begin',
    lacks: ({ idLead, idLeadNoCoverage }) =>
      idLead != null || idLeadNoCoverage != null ? [] : ['idLead', 'idLeadNoCoverage'],
    learns: ({ idLead }) => (idLead == null ? {} : { newLead: idLead, lead: idLead }),
  }),
  callCheck('PATCH lead-v2/{idLead}/{step}', {
    kind: 'writes',
    needs: ['newLead'],
    requests: (values) =>
      Object.entries(answers(values)).map(([step, body]) => ({
        path: `lead-v2/${part(values.newLead)}/${step}`,
        body,
      })),
    stops: ORDERS,
    loses: 'no answer can be saved',
  }),
  callCheck('GET lead/collaborator/getNewcode/{id}', {
    kind: 'writes',
    needs: ['newLead', 'employee-email'],
    requests: ({ newLead }) => one(`lead/collaborator/getNewcode/${part(newLead)}`),
    stops: ['employee'],
    loses: 'employees get no code',
  }),
  callCheck('PATCH lead/collaborator/validate', {
    kind: 'writes',
    needs: ['newLead', 'employee-email'],
    // a wrong code shows the form of the reply
    requests: ({ newLead }) => one('lead/collaborator/validate', { idLead: id(newLead), code: '000000' }),
    stops: ['employee'],
    loses: 'employees cannot prove themselves',
  }),
  callCheck('PUT lead-v2/{idLead}', {
    kind: 'writes',
    needs: ['newLead'],
    requests: (values) => one(`lead-v2/${part(values.newLead)}`, { ...lead(values), riskValidation: {} }),
    stops: ORDERS,
    loses: 'no order passes the risk check',
    without: { rejected_message: 'who is rejected reads the site’s words instead of the backend’s' },
    learns: ({ quiz, rejected }) =>
      quiz
        ? {
            quiz: {
              idQuiz: quiz.idQuiz,
              questions: quiz.questions.map((question) => ({
                id: question.id,
                answer: { id: question.answers[0]?.id ?? '' },
              })),
            },
          }
        : approved(rejected),
  }),
  callCheck('PATCH lead-v2/{idLead}/riskValidation/QuizAnswer', {
    kind: 'writes',
    needs: ['newLead', 'quiz'],
    idle: ({ isApproved }) => (isApproved ? 'the person was asked no quiz' : null),
    requests: ({ newLead, quiz }) =>
      one(`lead-v2/${part(newLead)}/riskValidation/QuizAnswer`, {
        idQuiz: id(quiz?.idQuiz),
        questions: quiz?.questions.map((question) => ({
          id: id(question.id),
          answer: { id: id(question.answer.id) },
        })),
      }),
    stops: ORDERS,
    loses: 'nobody who is asked a quiz can order',
    learns: ({ rejected }) => approved(rejected),
  }),
  callCheck('PUT lead/{leadId}', {
    kind: 'writes',
    needs: ['newLead', 'isApproved'],
    requests: ({ newLead }) => one(`lead/${part(newLead)}`, { accept_information: true }),
    stops: ORDERS,
    loses: 'no order gets its number',
    madeOnce: orderMade,
  }),
  callCheck('GET lead/{idLead}', {
    kind: 'reads',
    needs: ['lead'],
    requests: (values) => one(`lead/${part(values.lead)}`),
    stops: [],
    loses: 'after a reload an order begins again, and after a lost reply at its end only a person knows it',
    without: { orderNumber: 'after a lost reply at the end of an order only a person knows it' },
  }),
  callCheck('POST lead', {
    kind: 'writes',
    needs: ['cep', 'number', 'plan', 'phone', 'email', 'cpf'],
    requests: (values) => one('lead', { ...person(values), cep: digits(values.cep), number: values.number }),
    stops: [],
    loses: NEVER_ASKED,
    learns: ({ idLead }) => (idLead == null ? {} : { oldLead: idLead }),
  }),
  callCheck('DELETE lead', {
    kind: 'writes',
    needs: ['oldLead', 'phone'],
    requests: ({ oldLead, phone }) => one('lead', { id: id(oldLead), phone: digits(phone) }),
    stops: [],
    loses: NEVER_ASKED,
  }),
  callCheck('POST lead/createFromRenta', {
    kind: 'writes',
    needs: ['phone', 'plan'],
    requests: ({ phone, plan }) =>
      one('lead/createFromRenta', { idPlan: id(plan), phoneNumber: digits(phone) }),
    stops: ['mobile'],
    loses: 'a mobile number earns no bonus',
  }),
  callCheck('POST lead-no-coverage', {
    kind: 'writes',
    needs: ['cep', 'number', 'phone', 'email'],
    requests: (values) => one('lead-no-coverage', waiting(values)),
    stops: ['waiting'],
    loses: 'nobody can ask to be told when something is sold',
    learns: ({ id: entry }) => ({ entry }),
  }),
  callCheck('PUT lead-no-coverage', {
    kind: 'writes',
    needs: ['entry', 'phone', 'email'],
    requests: (values) => one('lead-no-coverage', { ...waiting(values), id: id(values.entry) }),
    stops: ['waiting'],
    loses: 'the contact of whoever wants to be told cannot be saved',
  }),
  callCheck('DELETE lead-no-coverage', {
    kind: 'writes',
    needs: ['entry', 'phone'],
    requests: ({ entry, phone }) => one('lead-no-coverage', { id: id(entry), phone: digits(phone) }),
    stops: [],
    loses: 'nobody can take that wish back',
  }),
  callCheck('POST supportRequest', {
    kind: 'writes',
    needs: ['phone'],
    requests: ({ phone }) => one('supportRequest', { telephone: digits(phone) }),
    stops: ['support'],
    loses: 'nobody can ask to be called',
  }),
  callCheck('PATCH renewalBaseUser/{id_renewal_request_user}', {
    kind: 'writes',
    needs: ['renewal', 'offer'],
    requests: ({ renewal, renewalBase, offer }) =>
      one(`renewalBaseUser/${part(renewal)}`, {
        ...(renewalBase && { id_renewal_base_user: id(renewalBase) }),
        offer1: id(offer),
      }),
    stops: ['renewal'],
    loses: 'no offer can be chosen',
  }),
  callCheck('PUT renewalBaseUser/{id}', {
    kind: 'writes',
    needs: ['renewal', 'offer'],
    requests: ({ renewal }) => one(`renewalBaseUser/${part(renewal)}`, { accept_information: true }),
    stops: ['renewal'],
    loses: 'no renewal gets its number',
    madeOnce: orderMade,
  }),
  callCheck('GET renewalBaseUser/check-client/{cpf}', {
    kind: 'reads',
    needs: ['cpf'],
    requests: ({ cpf }) => one(`renewalBaseUser/check-client/${digits(cpf)}`),
    stops: [],
    loses: NEVER_ASKED,
  }),
  callCheck('PATCH fiber-migration/plan/{idLead}', {
    kind: 'writes',
    needs: ['migration-lead', 'migrationPlan'],
    requests: (values) =>
      one(`fiber-migration/plan/${part(values['migration-lead'])}`, { idPlan: id(values.migrationPlan) }),
    stops: ['migration'],
    loses: 'no plan can be chosen',
  }),
  callCheck('PATCH fiber-migration/address/{step}/{idLead}', {
    kind: 'writes',
    needs: ['migration-lead', 'migrationPlan', 'cep', 'number'],
    requests: (values) => {
      const at = part(values['migration-lead'])
      const { number } = values
      return [
        { path: `fiber-migration/address/cep/${at}`, body: { cep: digits(values.cep) } },
        {
          path: `fiber-migration/address/number/${at}`,
          body: { number, complement: '', is_block_allotment: false },
        },
      ]
    },
    stops: [],
    loses: 'only whoever stays at the address can migrate',
  }),
]

function waiting({ cep, number, name, phone, email }: CallValues) {
  return { cep: digits(cep), number, is_block_allotment: false, name, phone: digits(phone), email }
}
