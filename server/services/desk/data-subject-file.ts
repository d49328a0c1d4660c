/** Makes the file of what is held about a person: in words, and as it is stored. */
import { orderRecord } from '../../../src/content/desk/orders.ts'
import { dataRequestsWords as words } from '../../../src/content/desk/data-request-words.ts'
import { failedNotifications } from '../../../src/content/desk/failed-notifications.ts'
import { optionLabel, stepName } from '../../../src/content/desk/report-dimension-names.ts'
import { myData } from '../../../src/content/my-data.ts'
import { answers } from '../../../src/contract/lead-answers/answer-registry.ts'
import { everythingAbout, type StoredRows } from '../../repositories/desk/everything-about-records.ts'
import type { FoundOrder } from './find-orders.ts'
import type { DeskContext } from './desk-context.ts'

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
      .map(([name, each]) => [name, opened(vault, each, owner)]),
  )
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

const time = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

/** Returns what happened, as 'Fez o pedido' after its time. */
function eventsInWords(stored: readonly StoredRows[]): string[] {
  const rowsOf = (table: StoredRows['table']) => stored.find((each) => each.table === table)?.rows ?? []
  const events = rowsOf('lead_events').map(({ at, what }) => ({
    at: String(at),
    what: orderRecord.history.events[String(what)] ?? words.file.events[String(what)] ?? String(what),
  }))
  const notices = rowsOf('outbox').map(({ created_at: at, kind }) => ({
    at: String(at),
    what: failedNotifications.kinds[String(kind) as keyof typeof failedNotifications.kinds] ?? String(kind),
  }))
  return [...events, ...notices]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ at, what }) => `${time.format(new Date(at))}: ${what}`)
}

/** Returns the file of some records of a person, as text. */
export async function dataSubjectFile(
  desk: DeskContext,
  number: string,
  records: readonly FoundOrder[],
): Promise<string> {
  const registros = []
  for (const { id, kind, number: orderNumber, reference } of records) {
    const stored = await everythingAbout(desk.db, id)
    const whole = stored.map(({ table, rows }) => ({
      table,
      rows: rows.map(
        (row) =>
          // a link is sealed with its own id
          opened(desk.vault, row, table === 'agent_links' ? String(row.id) : id) as Record<string, unknown>,
      ),
    }))
    const lead = whole.find(({ table }) => table === 'leads')?.rows[0]
    registros.push({
      oQueE: words.recordKinds[kind],
      referencia: reference,
      ...(orderNumber !== null && { pedido: orderNumber }),
      emPalavras: answersInWords(lead),
      oQueAconteceu: eventsInWords(whole),
      comoEstaGuardado: Object.fromEntries(whole.map(({ table, rows }) => [table, rows])),
    })
  }
  const { orderDays, days } = desk.config.retention
  const file = {
    pedido: number,
    feitoEm: desk.clock.now().toISOString(),
    paraQue: words.file.purpose,
    comQuem: words.file.recipients,
    registros,
    oQueFicaSeForApagado: myData.kept.rows(orderDays, days),
  }
  return `${JSON.stringify(file, null, 2)}\n`
}
