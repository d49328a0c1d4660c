/** What the desk asks for is worked on in a process beside the visitors' (docs/decisions/0140). */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startWorkProcess, type WorkLimits } from '../../../server/desk-work/start-work-process.ts'
import { importFileProblems } from '../../../src/content/desk/import-problems.ts'
import { importWords as words } from '../../../src/content/desk/imports.ts'
import { deskErrorMessages } from '../../../src/content/desk/error-words.ts'
import { desk, person, signedIn, type Person } from '../../support/desk-over-http.ts'
import { openImport, sendImport } from '../../support/import-at-desk.ts'
import { rowsToRun } from '../../support/rows-to-run.ts'
import { useServer, type TestServer } from '../../support/server.ts'
import { itInFullRun, describeInFullRun } from '../../support/sampled-tests.ts'

const HEAD = 'cep;state;city;neighborhood;address\n'
const MEGABYTES = 40_000_000
const street = '68811010;PA;Breves;Centro;Rua Nova\n'

/** A file of almost 40 MB: a header, then one text again and again. */
const filled = (text: string) => Buffer.concat([Buffer.from(HEAD), Buffer.alloc(MEGABYTES - 100, text)])

/** The processes that the test process has started and that work for a desk. */
function workers(): number[] {
  const { pid } = process
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
    .filter(Boolean)
    .map(Number)
    .filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('work-process'))
}

const askedBy = async ({ call }: TestServer) =>
  (await call('GET', '/api/cep/coverage?cep=01310100&number=1000')).status

/** Asks as a visitor does until something is done; returns every status that was not 200. */
async function visitBeside<T>(server: TestServer, work: Promise<T>): Promise<{ done: T; failed: number[] }> {
  let isDone = false
  const done = work.finally(() => (isDone = true))
  const failed: number[] = []
  while (!isDone) {
    const status = await askedBy(server)
    if (status !== 200) failed.push(status)
    await wait(5)
  }
  return { done: await done, failed }
}

const LIMITS: WorkLimits = {
  memory: 700,
  time: { readImport: 120_000, compareImport: 60_000, others: 20_000 },
  idle: 20_000,
}

describe('a file at the desk', () => {
  const lost: string[] = []
  const server = useServer({
    desk,
    work: (setup) => startWorkProcess(setup, (why) => void lost.push(why), LIMITS),
  })
  let who: Person
  beforeAll(async () => {
    who = await signedIn(server(), 'publicacao')
  })

  const imported = async (bytes: Buffer | string) => {
    const { to, text } = await sendImport(who, 'streets', bytes)
    if (to === undefined) throw new Error(`the file was refused: ${text}`)
    return (await openImport(who, to)).text
  }

  it('is read, compared and imported by another process, which gives way to the server (S55)', async () => {
    expect(workers()).toEqual([])
    const { to = '' } = await sendImport(who, 'streets', HEAD + street)
    expect((await openImport(who, to)).text).toContain(words.states.ready)
    const [worker = 0] = workers()
    expect(readFileSync(`/proc/${worker}/oom_score_adj`, 'utf8').trim()).toBe('1000')
    const niceness = readdirSync(`/proc/${worker}/task`).map(
      (thread) => readFileSync(`/proc/${worker}/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16],
    )
    expect(new Set(niceness)).toEqual(new Set(['10']))
    await who.send(`${to}/confirmar`, { certeza: 'sim' })
    expect((await openImport(who, to)).text).toContain(words.states.applied)
    expect(workers()).toEqual([worker])
  })

  itInFullRun(
    'is not given up when a form was received whole: over a real connection its page is shown again (S55)',
    async () => {
      await server().app.listen({ host: '127.0.0.1', port: 0 })
      const { port } = server().app.server.address() as AddressInfo
      const url = `http://127.0.0.1:${port}`
      const headers = {
        cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: url,
      }
      const html = await (await fetch(`${url}/operador/loja/planos/d500a`, { headers })).text()
      const csrf = /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? ''
      const antes = (/name="antes" value="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"')
      const body = new URLSearchParams({ csrf, antes, 'com-debito': 'x' })
      const reply = await fetch(`${url}/operador/loja/planos/d500a`, { method: 'POST', headers, body })
      expect([reply.status, await reply.text()]).toEqual([
        400,
        expect.stringContaining('/operador/loja/planos/d500a'),
      ])
    },
  )

  const hostile = [
    [';', 'Linha 2: há mais de 200 colunas'],
    ['"', importFileProblems.endless(2)],
    ['\n', 'milhões de campos, contando os vazios'],
    ['a', importFileProblems.endless(2)],
  ] as const
  it.each(rowsToRun(hostile, 1))(
    'of 40 MB of %j is refused with a sentence, while every visitor is answered (S55)',
    async (text, problem) => {
      const { done, failed } = await visitBeside(server(), imported(filled(text)))
      expect([done, failed, lost]).toEqual([expect.stringContaining(problem), [], []])
    },
  )
})

describeInFullRun('the process that works for the desk', () => {
  it('leaves signals to its server, and ends when that is gone, however it ended (S55)', async () => {
    const worker = fork(new URL('../../../server/desk-work/work-process.ts', import.meta.url), {
      serialization: 'advanced',
    })
    const ended = once(worker, 'exit')
    // there is no setup: it answers that as an error
    worker.send({ id: 1, task: 'exportDay', input: null })
    await once(worker, 'message')
    worker.kill('SIGTERM')
    worker.kill('SIGINT')
    worker.send({ id: 2, task: 'exportDay', input: null })
    expect(await once(worker, 'message')).toEqual([expect.objectContaining({ id: 2 }), undefined])
    // as the system does when the server dies
    worker.disconnect()
    expect(await ended).toEqual([0, null])
  })
})

describeInFullRun('work that takes too much', () => {
  const lost: string[] = []
  let limits = LIMITS
  const server = useServer({
    desk,
    work: (setup) =>
      startWorkProcess(setup, (why) => void lost.push(why), {
        get memory() {
          return limits.memory
        },
        get time() {
          return limits.time
        },
        idle: LIMITS.idle,
      }),
  })
  afterEach(() => {
    limits = LIMITS
    lost.length = 0
  })

  const rows = Array.from({ length: 60_000 }, (_, i) => `${10_000_000 + i};PA;Breves;;Rua ${i}`)
  const large = `${HEAD}${rows.join('\n')}\n`

  it.each([
    ['memory', { ...LIMITS, memory: 60 }, /^it took \d+ MiB of memory$/],
    ['time', { ...LIMITS, time: { ...LIMITS.time, readImport: 50 } }, /^readImport took more than 50 ms$/],
  ])(
    'of %s is ended: its person gets a sentence, visitors notice nothing, and the next file is read (S55)',
    async (_what, lower, why) => {
      const who = await signedIn(server(), 'publicacao')
      limits = lower
      const { to = '' } = await sendImport(who, 'streets', large)
      const { done, failed } = await visitBeside(server(), openImport(who, to))
      expect([done.text, failed]).toEqual([expect.stringContaining(words.notes.cut), []])
      expect(lost).toEqual([expect.stringMatching(why)])
      expect(workers()).toEqual([])
      limits = LIMITS
      const next = await sendImport(who, 'streets', HEAD + street)
      expect((await openImport(who, next.to ?? '')).text).toContain(words.states.ready)
    },
  )

  it('or dies, ends an export with a sentence; the next one is written (S55)', async () => {
    const who = await signedIn(server(), 'administracao')
    const path = '/operador/exportar?conjunto=funil&formato=csv'
    limits = { ...LIMITS, time: { ...LIMITS.time, others: 1 } }
    const page = await who.open(path)
    // an error is sent as one, not as the file
    expect(page.headers['content-disposition']).toBeUndefined()
    expect([page.status, page.text]).toEqual([
      503,
      expect.stringContaining(deskErrorMessages.workInterrupted),
    ])
    limits = LIMITS
    // the process that was ended for its time may still be seen for a moment, and killing it again ends nothing
    await expect.poll(workers, { interval: 2, timeout: 30_000 }).toEqual([])
    const dying = who.open(path)
    // seen while it starts: a process that starts takes longer than this, its export on a quiet machine may not
    await expect.poll(() => workers().length, { interval: 2, timeout: 30_000 }).toBe(1)
    process.kill(workers()[0] ?? 0, 'SIGKILL')
    expect((await dying).status).toBe(503)
    // a busy machine may need longer to start a process than a page waits
    await expect.poll(async () => (await who.open(path)).html, { timeout: 30_000 }).toContain('time_zone')
  })
})

describe('many requests of one person', () => {
  const server = useServer({ desk })

  it('wait for their turn or are refused, while visitors and colleagues are answered (S55)', async () => {
    const [who, colleague] = [await signedIn(server(), 'publicacao'), await signedIn(server(), 'publicacao')]
    const { html } = await who.open('/operador/loja/previa')
    const link = /\/operador\/previa\/[\w.-]+/.exec(html)?.[0] ?? ''
    for (const [by, path] of [
      [who, '/operador/importacoes'],
      [person(server(), '203.0.113.9'), link],
    ] as const) {
      const all = Promise.all(Array.from({ length: 300 }, async () => by.open(path)))
      expect((await colleague.open('/operador/importacoes')).status).toBe(200)
      const { done, failed } = await visitBeside(server(), all)
      expect(failed).toEqual([])
      const served = done.filter(({ status }) => status !== 429)
      expect(served).toHaveLength(63)
      for (const { status } of served) expect(status).toBeLessThan(500)
      const refused = done.find(({ status }) => status === 429)
      expect([refused?.html, refused?.headers['retry-after']]).toEqual([deskErrorMessages.workFull, '5'])
      // all turns have ended
      expect((await by.open(path)).status).toBe(served[0]?.status)
    }
  })
})
