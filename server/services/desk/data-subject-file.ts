/** Makes the file of what is held about a person: in words, and as it is stored. */
import { formatSlot } from '../../../src/content/desk/number-and-date-formats.ts'
import { orderRecord } from '../../../src/content/desk/orders.ts'
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import { failedNotifications } from '../../../src/content/desk/undelivered-notices.ts'
import { optionLabel, stepName } from '../../../src/content/desk/report-words.ts'
import { myData } from '../../../src/content/my-data.ts'
import { answers } from '../../../src/contract/lead-answers/answer-registry.ts'
import { everythingAbout, type StoredRows } from '../../repositories/desk/data-subject-file.ts'
import { brToIso } from '../../../src/lib/iso-dates.ts'
import { unbrokenBRL } from '../../../src/lib/format-prices-and-counts.ts'
import { allDataRequests, type DataRequestRow } from '../../repositories/personal-data-requests.ts'
import { addressLines } from '../build-order-notices.ts'
import { decryptBankAccount } from '../customer-by-cpf.ts'
import { openContent, type DataRequestContent } from '../data-requests.ts'
import { readRecord } from './order-page-data.ts'
import type { CaseRecord } from './data-request-records.ts'
import type { DeskContext } from './desk-context.ts'
import type { OrderRow } from '../../repositories/change-order.ts'
import type { StoredConsent } from '../../rules/lead-row-types.ts'

/**
 * What is left out: keys of ours and names of colleagues, which are not about the person; what opens the record, since a
 * lead's id is its visitor's key; and bodies of notices, which repeat the order.
 */
const LEFT_OUT =
  /(?:^|_)(?:id|lookup|by|key|hash|user)$|^(?:fingerprint|payload|agent|agentLink|link|seq|version|versions|verified|risk_documents)$/

type Vault = Pick<DeskContext['vault'], 'open'>

/** Opens what is sealed, with the record as its owner, and leaves out what is not about the person. */
function opened(vault: Vault, value: unknown, owner: string): unknown {
  if (Array.isArray(value)) return value.map((each) => opened(vault, each, owner))
  if (typeof value === 'string') return /^s\d\./.test(value) ? textOf(vault, value, owner) : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !LEFT_OUT.test(name))
      .map(([name, each]) => [name, opened(vault, name === 'origin' ? originOf(each) : each, owner)]),
  )
}

/** Renames the version of the experiment, which would be left out with the versions of answers. */
const originOf = (origin: unknown): unknown => {
  const { version, ...others } = Object(origin) as Record<string, unknown>
  return version === undefined ? others : { ...others, experimentVersion: version }
}

function textOf(vault: Vault, sealed: string, owner: string): unknown {
  const text = vault.open(sealed, owner)
  if (!text.startsWith('{')) return text
  return opened(vault, JSON.parse(text) as unknown, owner)
}

const askedBy: Readonly<Record<string, { readonly askedBy: string } | undefined>> = answers

/** Returns what was answered, by the names of the questions. */
function answersInWords(lead: Record<string, unknown> | undefined): Record<string, string> {
  const stored = Object.entries(Object(lead?.answers)) as [string, unknown][]
  return Object.fromEntries(
    stored.map(([wire, fields]) => [
      stepName(askedBy[wire]?.askedBy ?? wire),
      (Object.entries(Object(fields)) as [string, unknown][])
        .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
        .map(([name, value]) => optionLabel(name, String(value)) ?? String(value))
        .join(', '),
    ]),
  )
}

const yesOrNo = (value: boolean | undefined) =>
  value === undefined ? null : value ? words.file.yes : words.file.no

/** Returns what an order or lead holds, by the names that its person knows: answers, and what was made of them. */
async function leadInWords(desk: DeskContext, id: string, lead: Record<string, unknown> | undefined) {
  const found = await readRecord(desk, id)
  const said: Record<string, string | undefined | null> = answersInWords(lead)
  if (!found) return said
  const { row, order, facts } = found
  const { named } = words.file
  const { complementTypes } = await desk.catalogue.currentEdition()
  const account = decryptBankAccount(row, desk.vault)
  const { email, phone, bankInfo } = row.answers
  const consent = (row.answers as { consent?: StoredConsent }).consent
  const plan =
    facts.plan && `${facts.plan.name}, ${words.file.price(unbrokenBRL(facts.plan.price), afterOf(order))}`
  const { consent: _, ...answered } = said
  // some take the place of an answer whose stored words say less
  return {
    ...answered,
    [stepName('planos')]: plan,
    [stepName('ativar-debito')]: yesOrNo(bankInfo?.direct_debit),
    [named.account]: account && words.file.account(account.bank, account.agency, account.account_number),
    [named.address]: addressLines(row, complementTypes).join(', '),
    [stepName('data-instalacao')]:
      row.schedule && formatSlot(brToIso(row.schedule.date), row.schedule.period),
    [named.offers]: yesOrNo(email?.accept_promotions),
    [named.phoneContact]: yesOrNo(phone?.acceptPhoneContact),
    [named.risk]: words.file.risks[row.risk],
    [named.experiment]: typeof row.origin.version === 'string' ? row.origin.version : null,
    [named.consent]: consent && words.file.consented(time.format(new Date(consent.at)), consent.text),
  }
}

const withoutUnknown = (said: Readonly<Record<string, string | undefined | null>>) =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => Boolean(value)))

const afterOf = (order: OrderRow | undefined) =>
  order && order.price_full !== order.price ? unbrokenBRL(order.price_full / 100) : null

const time = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

const answeredInWords = (steps: unknown): string =>
  orderRecord.history.answered(
    (Array.isArray(steps) ? steps : [])
      .map((step) => stepName(askedBy[String(step)]?.askedBy ?? String(step)))
      .join(', '),
  )

/**
 * Returns what a person has asked of the data about them: in this case, and where the same proof was given, the code to the same
 * mailbox or the link of the same order. What others asked with an address that they typed is not theirs.
 */
async function requestsOf(desk: DeskContext, { row: itself, content }: FileOf) {
  const theirs = []
  const isSameProof = (row: DataRequestRow, { email, order }: DataRequestContent) =>
    (row.has_mailbox && itself.has_mailbox && email.toLowerCase() === content.email.toLowerCase()) ||
    (row.proof === 'order' && itself.proof === 'order' && order === content.order)
  for await (const rows of allDataRequests(desk.db))
    for (const row of rows) {
      const said = openContent(desk, row)
      const { email, details, order, reason } = said
      const { kind, created_at, due_on, proof, outcome, closed_at } = row
      if (row.id === itself.id || isSameProof(row, said))
        theirs.push({ kind, created_at, due_on, proof, outcome, closed_at, email, details, order, reason })
    }
  return theirs.toSorted((one, other) => other.created_at.localeCompare(one.created_at))
}

const nameOfNotice = (kind: unknown): string =>
  failedNotifications.kinds[String(kind) as keyof typeof failedNotifications.kinds] ?? String(kind)

/** Returns what happened, as 'Fez o pedido' after its time. */
function eventsInWords(stored: readonly StoredRows[]): string[] {
  const rowsOf = (table: StoredRows['table']) => stored.find((each) => each.table === table)?.rows ?? []
  const events = rowsOf('lead_events').map(({ at, what, steps }) => ({
    at: String(at),
    what:
      what === 'answered'
        ? answeredInWords(steps)
        : (orderRecord.history.events[String(what)] ?? words.file.events[String(what)] ?? String(what)),
  }))
  const notices = rowsOf('outbox').map(({ created_at: at, kind }) => ({
    at: String(at),
    what: nameOfNotice(kind),
  }))
  return [...events, ...notices]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ at, what }) => `${time.format(new Date(at))}: ${what}`)
}

/** A case, as its file names it. */
type FileOf = {
  readonly row: DataRequestRow
  readonly content: DataRequestContent
  readonly number: string
}

/** Returns what was mailed about a record since it has its present address: all that who reads that mailbox has of it. */
async function mailsToMailbox({ db }: DeskContext, id: string) {
  const stored = await everythingAbout(db, id, [id])
  const rowsOf = (table: StoredRows['table']) => stored.find((each) => each.table === table)?.rows ?? []
  const times = rowsOf('lead_events')
    .filter(({ what }) => what === 'contact corrected')
    .map(({ at }) => Date.parse(String(at)))
  const since = Math.max(0, ...times)
  return rowsOf('outbox')
    .filter(({ kind, delivered_at: at }) => String(kind).endsWith('.mail') && at !== null)
    .filter(({ created_at: at }) => Date.parse(String(at)) >= since)
    .map(({ created_at: at, kind }) => `${time.format(new Date(String(at)))}: ${nameOfNotice(kind)}`)
}

/** Returns the file of a case as text: proven records whole, of others what was mailed to the mailbox that was proven. */
export async function dataSubjectFile(
  desk: DeskContext,
  of: FileOf,
  records: readonly CaseRecord[],
): Promise<string> {
  const registros = []
  let wasChecked = false
  const theirs = records.filter(({ isProven }) => isProven).map(({ id }) => id)
  for (const { id, kind, number: orderNumber, reference, isProven } of records) {
    if (!isProven) {
      const mails = await mailsToMailbox(desk, id)
      if (mails.length > 0) registros.push({ oQueE: words.file.mailboxOnly, oQueMandamos: mails })
      continue
    }
    const stored = await everythingAbout(desk.db, id, theirs)
    const whole = stored.map(({ table, rows }) => ({
      table,
      rows: rows.map(
        (row) =>
          // a link is sealed with its own id
          opened(desk.vault, row, table === 'agent_links' ? String(row.id) : id) as Record<string, unknown>,
      ),
    }))
    const lead = whole.find(({ table }) => table === 'leads')?.rows[0]
    wasChecked ||= lead !== undefined && lead.risk !== 'none'
    registros.push({
      oQueE: words.recordKinds[kind],
      referencia: reference,
      ...(orderNumber !== null && { pedido: orderNumber }),
      emPalavras: withoutUnknown(kind === 'lead' ? await leadInWords(desk, id, lead) : {}),
      oQueAconteceu: eventsInWords(whole),
      comoEstaGuardado: Object.fromEntries(whole.map(({ table, rows }) => [table, rows])),
    })
  }
  const { orderDays, days } = desk.config.retention
  const file = {
    pedido: of.number,
    feitoEm: desk.clock.now().toISOString(),
    paraQue: words.file.purpose,
    comQuem: wasChecked ? `${words.file.recipients} ${words.file.riskChecker}` : words.file.recipients,
    registros,
    pedidosSobreDados: await requestsOf(desk, of),
    oQueFicaSeForApagado: myData.kept.rows(orderDays, days),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
