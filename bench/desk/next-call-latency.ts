/** Measures how long a desk user waits for the next call to make, in a database full of open calls. */
import { randomUUID } from 'node:crypto'
import type { Vault } from '../../server/security/encryption-vault.ts'
import { runStatement } from '../api/fill-database.ts'

/** How many people have asked for a call and wait for it. */
const OPEN_CALLS = 50_000

/** How many of them have agreed on a time. */
const AGREED_CALLS = 3_000

const CHUNK = 5_000

/** Stores the open calls, some with an agreed time, and as many that were made in the last month. */
export async function addOpenCalls(url: string, vault: Pick<Vault, 'seal' | 'lookup'>): Promise<void> {
  for (let from = 0; from < OPEN_CALLS; from += CHUNK) {
    const ids = Array.from({ length: CHUNK }, () => randomUUID())
    const phones = ids.map((_, at) => `119${80_000_000 + from + at}`)
    await runStatement(
      url,
      `insert into support_requests (id, created_at, telephone, phone_lookup, campaign, step, plan_id, city)
       select id, now() - random() * interval '90 days', telephone, lookup, 'sp', 'planos', 'plan-d600a', 'São Paulo, SP'
       from unnest($1::uuid[], $2::text[], $3::text[]) as t (id, telephone, lookup)`,
      [
        ids,
        phones.map((phone, at) => vault.seal(phone, ids[at] ?? '')),
        phones.map((each) => vault.lookup(each)),
      ],
    )
  }
  await runStatement(
    url,
    `with o as (
       insert into operators (id, email, role, created_at)
       select gen_random_uuid(), 'c' || n || '@exemplo.com.br', 'atendimento', now() from generate_series(1, 12) as n returning id
     ), c as (
       insert into calls (id, operator_id, queue, waiting_since, taken_at, ended_at, result)
       select gen_random_uuid(), o.id, 'pediu', at - random() * interval '2 hours', at, at + interval '3 minutes',
         (array['pedido', 'de-novo', 'nao-atendeu', 'recusou'])[1 + n % 4]
       from o, generate_series(1, ${OPEN_CALLS} / 12) as n, lateral (select now() - random() * interval '30 days' as at) as t
       returning id
     ) insert into call_records (call_id, subject_id) select id, gen_random_uuid() from c`,
  )
  await runStatement(
    url,
    `insert into call_tasks (subject_id, tries, result, next_try, agreed_by, updated_at)
     select s.id, 1, 'de-novo', now() + (random() * 10 - 1) * interval '1 day', (select id from operators limit 1), now()
     from (select id from support_requests limit ${AGREED_CALLS}) s`,
  )
  await runStatement(url, 'vacuum analyze')
}

type Timed = (name: string, ms: number) => void

type Caller = { readonly url: string; readonly token: string; readonly vault: Pick<Vault, 'lookup'> }

/** Returns a function that opens a page or sends a form as a caller does, reports the time, and returns where it leads. */
function stepsOf({ url, token, vault }: Caller, timed: Timed) {
  const headers = { cookie: `operador=${token}`, origin: url }
  const send = (path: string, fields: Readonly<Record<string, string>> | null) =>
    fetch(url + path, {
      redirect: 'manual',
      headers,
      ...(fields && {
        method: 'POST',
        body: new URLSearchParams({ csrf: vault.lookup(`csrf:${token}`), ...fields }),
      }),
    })
  return async (name: string, path: string, fields: Readonly<Record<string, string>> | null = null) => {
    const at = performance.now()
    const reply = await send(path, fields)
    await reply.text()
    timed(name, performance.now() - at)
    if (reply.status >= 400) throw new Error(`${name}: ${reply.status}`)
    return reply.headers.get('location') ?? ''
  }
}

/** Takes the next call, reads its page and notes its result; reports the time of each. */
export async function measureCall(caller: Caller, timed: Timed): Promise<void> {
  const step = stepsOf(caller, timed)
  const given = await step('POST /operador/ligacoes/proxima', '/operador/ligacoes/proxima', { fila: 'pediu' })
  // a call that is still open from a run that was stopped is given again, with a word about that
  const [to = ''] = given.split('?')
  if (given.includes('feito=ninguem')) throw new Error('nobody is left to call')
  await step('/operador/ligacoes/:handle', to)
  await step('POST /operador/ligacoes/:handle/anotar', `${to}/anotar`, {
    resultado: 'recusou',
    nota: 'Já tem.',
  })
}

/**
 * Takes the next of the orders without a day and gives it back, then takes a known one, whose page offers its free visits;
 * reports the time of each.
 * @param handle of the known order
 */
export async function measureVisitToArrange(caller: Caller, handle: string, timed: Timed): Promise<void> {
  const step = stepsOf(caller, timed)
  const about = '(a visit to arrange)'
  const given = await step(`POST /operador/ligacoes/proxima ${about}`, '/operador/ligacoes/proxima', {
    fila: 'visitas',
  })
  await step(`POST /operador/ligacoes/:handle/devolver ${about}`, `${given.split('?')[0]}/devolver`, {})
  const known = `/operador/ligacoes/${handle}`
  await step(`POST /operador/ligacoes/:handle/pegar ${about}`, `${known}/pegar`, {})
  await step(`/operador/ligacoes/:handle ${about}`, known)
  await step(`POST /operador/ligacoes/:handle/devolver ${about}`, `${known}/devolver`, {})
}
