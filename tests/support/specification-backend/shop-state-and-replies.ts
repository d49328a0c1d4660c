/** The state of the test backend and its replies, which have exactly the fields that §5 and §7 of the specification name. */
import {
  banks,
  CODE,
  DOCUMENTS,
  migrationPlans,
  places,
  planById,
  plans,
  quizOf,
  regulations,
  REJECTED_MESSAGE,
  renewalPlans,
} from './plans-places-and-customers.ts'

type Json = Record<string, unknown>

/** A lead with the answers sent so far. */
interface StoredLead {
  readonly id: number
  readonly isMigration: boolean
  fields: Json
  /** The quiz that is open, and how many quizzes have failed. */
  quiz: number | null
  failed: number
  risk: 'none' | 'approved' | 'rejected'
  isValidated: boolean
}

export interface Order {
  readonly of: number
  readonly orderNumber: number
  /** The answers from which the order was made. */
  readonly fields: Json
}

/** What a reply says besides its fields: an error that the server words itself. */
export class Refusal extends Error {
  readonly status: number
  readonly body: Json
  constructor(status: number, body: Json) {
    super(JSON.stringify(body))
    this.status = status
    this.body = body
  }
}

const digits = (text: unknown) => String(text).replace(/\D/g, '')
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

/** Whether a customer of the old network is not asked for a field. */
const isUnaskedOf = ({ isMigration }: StoredLead, name: string) => isMigration && name === 'mothers_name'

/** What a lead must hold before its order is made. */
const PERSON = ['name', 'phone', 'email', 'birth_date', 'mothers_name', 'due_date', 'idPlan', 'direct_debit']

export interface ShopOptions {
  /** Whether the offers of a migration name the customer by `userData.id`. */
  readonly namesMigration: boolean
  /** Whether GET lead replies every field of §3 that the lead holds, rather than `id` and `address` alone. */
  readonly tellsLead: boolean
  /** Whether a second finish of the same record makes no second order: the number again, or a refusal. */
  readonly finishesOnce: 'number' | 'refusal' | false
}

/** Creates the state behind the calls. `fault` records what no client may do. */
export function openShop(options: ShopOptions, fault: (what: string) => void) {
  const leads = new Map<number, StoredLead>()
  const renewals = new Map<number, Json>()
  const noCoverage = new Map<number, Json>()
  const orders: Order[] = []
  const calls: Json[] = []
  let last = 1000
  const next = () => (last += 1)

  const leadAt = (id: unknown): StoredLead => {
    const lead = leads.get(Number(id))
    if (!lead) throw new Refusal(404, { error: 'Pedido não encontrado' })
    return lead
  }
  const asNumber = (name: string, id: unknown): number => {
    if (typeof id !== 'number') fault(`${name} is a number and came back as ${JSON.stringify(id)}`)
    return Number(id)
  }
  const knownPlan = (name: string, id: unknown) => {
    const plan = planById.get(asNumber(name, id))
    if (!plan) throw new Refusal(400, { error: 'Plano desconhecido' })
    return plan
  }
  const newLead = (fields: Json, isMigration = false): StoredLead => {
    const id = next()
    const lead: StoredLead = {
      id,
      isMigration,
      fields,
      quiz: null,
      failed: 0,
      risk: 'none',
      isValidated: false,
    }
    leads.set(id, lead)
    return lead
  }
  const coverageOf = (cep: unknown) => {
    if (!/^\d{8}$/.test(String(cep))) fault(`cep is eight digits and came as ${JSON.stringify(cep)}`)
    return places.get(String(cep)) ?? null
  }
  const riskReply = (lead: StoredLead, rejected: boolean) => {
    const isOpen = !rejected && lead.quiz !== null
    const mayTryAgain = rejected && lead.failed === 1
    return {
      quiz: isOpen && lead.quiz !== null ? quizOf(lead.quiz) : null,
      quiz_needed: isOpen || mayTryAgain,
      rejected,
      rejected_message: rejected ? REJECTED_MESSAGE : null,
    }
  }
  /** The same words for a document however it is written. */
  const is = (lead: StoredLead, document: string) => digits(lead.fields.cpf) === digits(document)

  const finish = (lead: StoredLead) => {
    const { fields } = lead
    const plan = planById.get(Number(fields.idPlan))
    const missing = PERSON.filter((name) => !isGiven(fields[name]) && !isUnaskedOf(lead, name))
    if (!lead.isMigration && !isGiven(fields.cpf) && !isGiven(fields.cnpj)) missing.push('cpf')
    if (fields.direct_debit === true && !isGiven(fields.bankInfo)) missing.push('bankInfo')
    if (plan?.installationSchedule && !isGiven(fields.schedules)) missing.push('schedules')
    if (lead.risk !== 'approved') missing.push('riskValidation')
    if (missing.length > 0) {
      fault(`finished without ${missing.join(', ')}`)
      throw new Refusal(400, { error: `Faltam dados: ${missing.join(', ')}` })
    }
  }
  /** Unless `finishesOnce`, places an order at every request: a repeated request places a second order. */
  const order = (of: number, fields: Json) => {
    const made = options.finishesOnce && orders.find((each) => each.of === of)
    if (made && options.finishesOnce === 'refusal') throw new Refusal(409, { error: 'Pedido já realizado' })
    if (made) return made.orderNumber
    const orderNumber = 880_000 + orders.length + 1
    orders.push({ of, orderNumber, fields: structuredClone(fields) })
    return orderNumber
  }

  type Reply = (path: Readonly<Record<string, string>>, body: Json, query: Json) => unknown
  const replies: Readonly<Record<string, Reply>> = {
    'POST renewalBaseUser/documentNumber': (_path, { cpf }) => {
      if (!/^\d{11}$/.test(String(cpf))) fault(`cpf is digits and came as ${JSON.stringify(cpf)}`)
      const id = next()
      const isCustomer = [DOCUMENTS.renewal, DOCUMENTS.both].map(digits).includes(String(cpf))
      renewals.set(id, {})
      return { plansOffers: isCustomer ? renewalPlans : [], id_renewal_request: id }
    },
    'POST fiber-migration/offers': (_path, { cpf }) => {
      if (![DOCUMENTS.migration, DOCUMENTS.both].map(digits).includes(String(cpf)))
        return { plansOffers: [], userData: null }
      const {
        infra: _infra,
        isSold: _sold,
        ...street
      } = places.get('01310100') ?? { infra: null, isSold: false }
      const address = { cep: '01310100', number: '1500', complement: '', ...street }
      const { id } = newLead({ cpf, address }, true)
      return { plansOffers: migrationPlans, userData: options.namesMigration ? { id } : {} }
    },
    'GET cep/coverage': (_path, _body, { cep }) => {
      const place = coverageOf(cep)
      return { plans: place?.isSold ? plans : [], infra: place?.infra ?? null }
    },
    'GET json/{file}': () => ({ plans }),
    'GET json/{partner}/{file}': () => ({ plans }),
    'POST lead-no-coverage': (_path, body) => {
      const id = next()
      noCoverage.set(id, body)
      return { success: true, id }
    },
    'PUT lead-no-coverage': (_path, body) => {
      const id = asNumber('id', body.id)
      if (!noCoverage.has(id)) throw new Refusal(404, { error: 'Cadastro não encontrado' })
      noCoverage.set(id, { ...noCoverage.get(id), ...body })
      return { success: true, id }
    },
    'DELETE lead-no-coverage': (_path, body) => {
      const id = asNumber('id', body.id)
      if (isGiven(body.phone) && !/^\d+$/.test(String(body.phone))) fault('phone is digits')
      noCoverage.delete(id)
      return { success: true, id }
    },
    'POST supportRequest': (_path, body) => {
      calls.push(body)
      return { success: true, id: next() }
    },
    'POST lead': (_path, body) => {
      const { id } = newLead({ ...body })
      return { success: true, id, idLead: id, cepCoverage: { infra: null } }
    },
    'POST lead-v2': (_path, body) => {
      if ('id' in body) fault('an address that was corrected opens a new lead')
      const place = coverageOf(body.cep)
      const cepCoverage = { infra: place?.infra ?? null }
      if (!place?.isSold) {
        const id = next()
        noCoverage.set(id, body)
        return { success: true, id, idLeadNoCoverage: id, cepCoverage }
      }
      const { id } = newLead({ ...body })
      return { success: true, id, idLead: id, cepCoverage }
    },
    'GET lead/{idLead}': ({ idLead }) => {
      const lead = leadAt(idLead)
      const address = { cep: lead.fields.cep, number: lead.fields.number, ...(lead.fields.address as object) }
      return options.tellsLead ? { ...lead.fields, id: lead.id, address } : { id: lead.id, address }
    },
    'GET fiber-migration/{idLead}': ({ idLead }) => {
      const { id, fields } = leadAt(idLead)
      return options.tellsLead ? { ...fields, id } : { id, address: fields.address }
    },
    'PUT lead-v2/{idLead}': ({ idLead }, body, query) => {
      const lead = leadAt(idLead)
      if (typeof body.riskValidation !== 'object') fault('the confirmation carries no riskValidation')
      if (lead.isMigration !== (query.fiberMigration === 'true'))
        fault('fiberMigration=true is for migrations alone')
      for (const name of ['name', 'birth_date', 'mothers_name', 'direct_debit'])
        if (!isGiven(body[name]) && !isUnaskedOf(lead, name)) fault(`the confirmation carries no ${name}`)
      lead.fields = { ...lead.fields, ...body }
      if (is(lead, DOCUMENTS.rejected)) {
        lead.risk = 'rejected'
        lead.failed = 2
        return riskReply(lead, true)
      }
      if (is(lead, DOCUMENTS.quiz) && lead.risk !== 'approved') {
        if (lead.failed > 1) return riskReply(lead, true)
        lead.quiz ??= next()
        return riskReply(lead, false)
      }
      lead.risk = 'approved'
      return riskReply(lead, false)
    },
    'PATCH lead-v2/{idLead}/riskValidation/QuizAnswer': ({ idLead }, body) => {
      const lead = leadAt(idLead)
      asNumber('idQuiz', body.idQuiz)
      const given = body.questions as readonly { id: number; answer: { id: number } }[]
      if (lead.risk === 'approved') return riskReply(lead, false)
      if (lead.quiz !== body.idQuiz) throw new Refusal(400, { error: 'Este questionário não está aberto' })
      const asked = quizOf(Number(body.idQuiz)).questions
      for (const { id, answer } of given) {
        asNumber('question', id)
        asNumber('answer', answer.id)
      }
      lead.quiz = null
      const isRight = asked.every(({ id }) =>
        given.some((each) => each.id === id && each.answer.id === id * 10 + 1),
      )
      if (isRight) lead.risk = 'approved'
      else lead.failed += 1
      if (lead.failed > 1) lead.risk = 'rejected'
      return riskReply(lead, !isRight)
    },
    'PUT lead/{leadId}': ({ leadId }, body) => {
      const lead = leadAt(leadId)
      if (body.accept_information !== true) fault('finished without accept_information')
      finish(lead)
      const orderNumber = order(lead.id, { ...lead.fields, ...body })
      lead.fields = { ...lead.fields, orderNumber }
      return { success: true, orderNumber }
    },
    'DELETE lead': () => ({}),
    'POST lead/createFromRenta': (_path, { phoneNumber, idPlan }) => {
      if (!/^\d{11}$/.test(String(phoneNumber))) fault('phoneNumber is digits')
      knownPlan('idPlan', idPlan)
      return {}
    },
    'GET lead/collaborator/getNewcode/{id}': ({ id }) => {
      if (!isGiven(leadAt(id).fields.email)) throw new Refusal(400, { error: 'Falta o e-mail' })
      return {}
    },
    'PATCH lead/collaborator/validate': (_path, { idLead, code }) => {
      const lead = leadAt(asNumber('idLead', idLead))
      lead.isValidated = code === CODE
      return { validated: lead.isValidated }
    },
    'GET banks': () => ({ banks }),
    'GET plans/regulationsAndSummaries/getAll': () => regulations,
    'PATCH renewalBaseUser/{id_renewal_request}': ({ id_renewal_request: id }, body) => {
      const renewal = renewals.get(Number(id))
      if (!renewal) throw new Refusal(404, { error: 'Renovação não encontrada' })
      knownPlan('offer1', body.offer1)
      renewals.set(Number(id), { ...renewal, ...body })
      return {}
    },
    'PUT renewalBaseUser/{id}': ({ id }) => {
      const renewal = renewals.get(Number(id))
      if (!renewal || !isGiven(renewal.offer1)) throw new Refusal(400, { error: 'Escolha uma oferta' })
      return { orderNumber: order(Number(id), renewal) }
    },
    'GET renewalBaseUser/check-client/{cpf}': () => ({}),
    'PATCH fiber-migration/plan/{idLead}': ({ idLead }, { idPlan }) => {
      const lead = leadAt(idLead)
      knownPlan('idPlan', idPlan)
      lead.fields = { ...lead.fields, idPlan }
      return {}
    },
    'PATCH fiber-migration/address/cep/{idLead}': ({ idLead }, { cep }) => {
      const lead = leadAt(idLead)
      const place = coverageOf(cep)
      lead.fields.address = { cep, address: place?.address, city: place?.city, state: place?.state }
      return {}
    },
    'PATCH fiber-migration/address/number/{idLead}': ({ idLead }, body) => {
      const lead = leadAt(idLead)
      lead.fields.address = { ...(lead.fields.address as object), ...body }
      return {}
    },
    'GET tim-api/address-info': (_path, _body, { cep }) => {
      const place = coverageOf(cep)
      if (!place) throw new Refusal(404, { error: 'Endereço não encontrado' })
      const { address, neighborhood, city, state } = place
      return { cep, address, neighborhood, city, state }
    },
    'GET tim-api/address-info/complementTypes': () => ({}),
    'GET cep/information/{cep}': ({ cep }) => {
      const place = coverageOf(cep)
      if (!place) return { error: 'CEP não encontrado' }
      const { address, neighborhood, city, state } = place
      return { UF: state, city, address, neighborhood }
    },
  }

  /** PATCH lead-v2/{idLead}/{step}: stores one answer. */
  function save({ idLead }: Readonly<Record<string, string>>, step: string, body: Json) {
    const lead = leadAt(idLead)
    if (step === 'plan') knownPlan('idPlan', body.idPlan)
    if (step === 'bankInfo' && body.direct_debit === false && 'bankInfo' in body)
      fault('bankInfo is omitted when direct debit is off')
    if (step === 'documentNumber' && isGiven(body.cpf) && !/^\d{11}$/.test(String(body.cpf)))
      fault('cpf is digits')
    lead.fields = { ...lead.fields, ...body }
    return { success: true }
  }

  return {
    leads,
    renewals,
    noCoverage,
    orders,
    calls,
    /** Carries a call out. @param template method and path of the call, such as 'GET banks' */
    carryOut(template: string, path: Readonly<Record<string, string>>, body: Json, query: Json): unknown {
      const reply = replies[template]
      if (reply) return reply(path, body, query)
      const step = /^PATCH lead-v2\/\{idLead\}\/(\w+)$/.exec(template)?.[1]
      if (step) return save(path, step, body)
      throw new Error(`the backend of the specification has no reply for ${template}`)
    },
  }
}
