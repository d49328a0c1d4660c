/** Importing files at the desk: the preview of the changes, the import, and undoing it (docs/imports.md). */
import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { IMPORT_KINDS } from '../../../src/contract/desk-roles-reasons-calls-and-imports.ts'
import { importKinds, importWords as words } from '../../../src/content/desk/imports.ts'
import { importColumnNames, importColumns } from '../../../src/content/desk/import-columns-and-examples.ts'
import { listenWhileStarting } from '../../../server/listen-while-starting.ts'
import { takePort } from '../../../server/repositories/bookings.ts'
import { desk, person, signedIn, type Page, type Person, tokenOf } from '../../support/desk-over-http.ts'
import { ANSWERS, placeOrder } from '../../support/create-leads.ts'
import { useServer } from '../../support/server.ts'
import { holdLocks } from '../../support/lock-table.ts'
import { openImport } from '../../support/import-at-desk.ts'
import { itInFullRun } from '../../support/sampled-tests.ts'

const HOME = '/operador/importacoes'
const COLUMNS =
  'id;name;cep_from;cep_to;number_from;number_to;number_side;blocks;infra;free_ports;offer_region;team;team_capacity'

/** What Excel in Brazil writes as "CSV": semicolons, Windows-1252, CR and LF. */
const fromExcel = (...lines: readonly string[]) =>
  Buffer.from(lines.map((line) => `${line}\r\n`).join(''), 'latin1')

const area = (id: string, from: string, to: string, more = ';;;;FIBRASIL;10;;breves-pa;4') =>
  `${id};São José;${from};${to};${more}`

describe('an import at the desk', () => {
  const server = useServer({ desk })
  let who: Person
  beforeAll(async () => {
    who = await signedIn(server(), 'publicacao')
  })

  const csrfOf = async (by: Person) => tokenOf(await by.open(HOME))

  type Sent = { kind?: string; more?: Record<string, string>; name?: string; by?: Person; csrf?: string }

  /** Chooses a file in the form, and sends it. */
  async function send(
    bytes: Buffer,
    { kind = 'coverage', more = {}, name = 'áreas.csv', by = who, csrf }: Sent = {},
  ) {
    const form = new FormData()
    form.append('csrf', csrf ?? (await csrfOf(by)))
    form.append('tipo', kind)
    for (const [field, value] of Object.entries(more)) form.append(field, value)
    form.append('arquivo', new Blob([new Uint8Array(bytes)]), name)
    return by.upload(HOME, form)
  }
  /** Sends a file, and opens the page to which that leads. */
  async function sent(bytes: Buffer, how: Sent = {}): Promise<Page & { path: string }> {
    const { to, text } = await send(bytes, how)
    if (to === undefined) throw new Error(`the file was refused: ${text}`)
    return { ...(await opened(to, how.by)), path: to }
  }
  const opened = (path: string, by = who): Promise<Page> => openImport(by, path)
  async function press(path: string, action: string, by = who): Promise<Page> {
    const { to } = await by.press(path, action, { certeza: 'sim' })
    return opened(to ?? path, by)
  }
  const infraAt = async (cep: string) =>
    (await server().call('GET', `/api/cep/coverage?cep=${cep}&number=1`)).body.infra
  const count = async (table: string) => (await server().sql(`select count(*)::int as n from ${table}`))[0]?.n
  /** How many rows of an import wait for its confirmation. */
  const stagedOf = async (path: string) =>
    (await server().sql('select from import_rows where import_id = $1', [path.split('/').at(-1)])).length
  const portsOf = async (id: string) =>
    (await server().sql('select free_ports from coverage_areas where id = $1', [id]))[0]?.free_ports

  it('says what a file from Excel changes, changes it once confirmed, and takes it back (S54)', async () => {
    expect(await infraAt('68800000')).toBeNull()
    const before = await count('coverage_areas')
    const page = await sent(fromExcel(COLUMNS, area('breves', '68800-000', '68800-999')))
    expect(page.text).toContain(
      'São José (breves): CEP 68800-000 a 68800-999, rede FIBRASIL, portas livres 10',
    )
    expect(page.text).toContain('1.000 CEPs passam a ter rede: 68800-000 a 68800-999')
    expect([await infraAt('68800000'), await count('coverage_areas')]).toEqual([null, before])

    const told = ({ document }: Page) => document.querySelector('main [role=status]')?.textContent
    const applied = await press(page.path, 'confirmar')
    expect([told(page), told(applied)]).toEqual([undefined, words.done.applied])
    expect(applied.text).toContain(words.states.applied)
    expect(await infraAt('68800000')).toBe('FIBRASIL')
    const undone = await press(page.path, 'desfazer')
    expect(told(undone)).toBe(words.done.undone)
    expect(undone.text).toContain(words.takenBackWhy)
    for (const text of [words.changed, words.ports]) expect(undone.text).not.toContain(text)
    expect([await infraAt('68800000'), await count('coverage_areas')]).toEqual([null, before])
    expect(await stagedOf(page.path)).toBe(0)
  })

  it('takes a file whose first letters are those of an archive, and columns that it does not know', async () => {
    const page = await sent(
      fromExcel(`PK;${COLUMNS}`, `${'x'.repeat(5_000)};${area('pk', '68800-000', '68800-999')}`),
    )
    expect(page.text).toContain('São José (pk)')
  })

  it('shows every problem by its line, and what is typed in a cell as text (S54)', async () => {
    const mark = '"=CMD()<b data-mark>x</b>"'
    const rows = Array.from({ length: 1_010 }, (_, i) => `a${i};${mark};0100;01000-999;;;;;TIM;;;t;1`)
    const page = await sent(fromExcel(COLUMNS, ...rows))
    expect(page.text).toContain(words.problemCount(1_010))
    expect(page.document.querySelectorAll('.desk-list li')).toHaveLength(1_000)
    expect(page.text).toContain(words.moreProblems(10))
    expect(page.text).toContain('Linha 2: cep_from “0100” não é um CEP de 8 dígitos.')
    expect(await stagedOf(page.path)).toBe(0)
    const fine = await sent(fromExcel(COLUMNS, `a;${mark};68800-000;68800-999;;;;;${mark};;${mark};t;1`), {
      name: '<b data-mark>.csv',
    })
    const list = await who.open(HOME)
    for (const each of [fine, list]) expect(each.document.querySelectorAll('[data-mark]')).toHaveLength(0)
    expect(fine.text).toContain('=CMD()<b data-mark>x</b> (a): CEP 68800-000 a 68800-999')
  })

  it.each([
    ['no file', undefined, 'coverage', words.refused.noFile, 400],
    ['a kind that does not exist', fromExcel('a'), 'tudo', words.refused.kind, 400],
    ['municipalities of nobody', fromExcel('a'), 'municipalities', words.refused.infra, 400],
    ['what is too large', Buffer.alloc(41_000_000, 'x'), 'coverage', 'O arquivo tem mais de 40 MB.', 413],
  ])('refuses %s (S54)', async (_what, bytes, kind, problem, status) => {
    const page = bytes ? await send(bytes, { kind }) : await send(Buffer.alloc(0), { kind, name: '' })
    expect([page.status, page.document.querySelector('[role=alert]')?.textContent]).toEqual([
      status,
      expect.stringContaining(problem),
    ])
  })

  it('takes nothing from another site, without its token, compressed, or from who may not (S21, S54)', async () => {
    const file = fromExcel(COLUMNS, area('x', '68800-000', '68800-999'))
    const before = await count('imports')
    expect((await send(file, { csrf: 'forged' })).status).toBe(403)
    const form = new FormData()
    form.append('csrf', await csrfOf(who))
    form.append('arquivo', new Blob([new Uint8Array(file)]), 'x.csv')
    expect((await who.upload(HOME, form, { origin: 'https://evil.example' })).status).toBe(403)
    const encoded = await who.upload(HOME, form, { 'content-encoding': 'gzip' })
    expect([encoded.status, encoded.text]).toEqual([415, expect.stringContaining(words.refused.encoded)])
    expect((await person(server()).upload(HOME, form, { origin: 'http://localhost' })).status).toBe(401)
    expect((await (await signedIn(server(), 'analise')).upload(HOME, form)).status).toBe(403)
    expect(await count('imports')).toBe(before)
  })

  it('reads no form whose end is missing, nor values of JSON (S22, S54)', async () => {
    const type = 'multipart/form-data; boundary=x'
    const csrf = await csrfOf(who)
    const field = (name: string, more = '') =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
    const first = `${field('csrf')}${csrf}\r\n${field('tipo')}coverage\r\n`
    const before = await count('imports')
    for (const rest of [
      `${field('arquivo', '; filename="x.csv"')}${COLUMNS}`,
      `${field('rede', '\r\nContent-Type: application/json')}{"toString":1,"valueOf":1}\r\n--x--\r\n`,
    ])
      expect((await who.upload(HOME, `${first}${rest}`, { 'content-type': type })).status).toBe(400)
    expect(await count('imports')).toBe(before)
  })

  it('refuses a confirmation of what another person has been shown since (S54)', async () => {
    const page = await sent(fromExcel(COLUMNS, area('seen', '68810-000', '68810-999')))
    const other = await signedIn(server(), 'publicacao')
    await other.open(page.path)
    await who.open(page.path)
    await server().sql(
      "insert into coverage_areas values ('seen', 'Outra', 68810000, 68810999, null, null, null, null, 'TIM', 3, null, 't', 2)",
    )
    await who.send(`${page.path}/confirmar`, { certeza: 'sim' })
    expect((await opened(page.path)).text).toContain(words.notes.overtaken)
    // the other one's page says that an area is added
    const refused = await other.send(`${page.path}/confirmar`, { certeza: 'sim' })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(words.notes.overtaken)])
    expect(await infraAt('68810000')).toBe('TIM')
    expect((await press(page.path, 'confirmar', other)).text).toContain(words.states.applied)
    await press(page.path, 'desfazer')
    await server().sql("delete from coverage_areas where id = 'seen'")
  })

  itInFullRun(
    'has an example row and a model file of each kind, which can be imported as it is (S54)',
    async () => {
      const boss = await signedIn(server(), 'administracao')
      const { document } = await boss.open(HOME)
      for (const kind of IMPORT_KINDS) {
        const table = [...document.querySelectorAll('table')].find(
          (each) => each.caption?.textContent === words.columnsOf(importKinds[kind]),
        )
        // in Portuguese, with what each column means and an example
        expect([...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent)).toEqual(
          importColumns[kind].map(({ name, means, example, isOptional }) =>
            [importColumnNames[name], isOptional ? ` ${words.mayBeMissing}` : '', means, example].join(''),
          ),
        )
        const href = `${HOME}/modelo?tipo=${kind}`
        expect(document.querySelector(`a[href="${href}"]`)?.textContent).toContain(words.model)
        const { status, headers, text } = await boss.open(href)
        expect([status, headers['content-disposition']]).toEqual([
          200,
          `attachment; filename="modelo-${kind}.csv"`,
        ])
        const page = await sent(Buffer.from(text), { kind, by: boss, more: { rede: 'V.TAL', visitas: '4' } })
        expect([kind, page.text]).toEqual([kind, expect.stringContaining(words.states.ready)])
        expect(page.text).not.toContain('Não está à venda')
        await press(page.path, 'descartar', boss)
      }
      expect((await who.open(`${HOME}/modelo?tipo=customers`)).status).toBe(404)
      expect((await who.open(`${HOME}/modelo?tipo=nada`)).status).toBe(404)
    },
  )

  it('reads columns and values in Portuguese, however they are capitalised, and names them so; English ones as before', async () => {
    const head =
      'Código;Nome;CEP inicial;cep final;Rede;EQUIPE;Visitas por periodo;numero_inicial;Número final;Lado;Portas livres;lista de planos'
    const row = (id: string, more: string) => `${id};Centro;68800-000;68800-999;V.TAL;breves-pa;4;${more}`
    const page = await sent(fromExcel(head, row('centro-impar', '1;999;Ímpar;7;nenhuma')))
    expect(page.text).toMatch(/Novas1/)
    await press(page.path, 'confirmar')
    expect(
      await server().sql(
        "select number_side, free_ports, offer_region from coverage_areas where id = 'centro-impar'",
      ),
    ).toEqual([{ number_side: 'odd', free_ports: 7, offer_region: 'none' }])
    await press(page.path, 'desfazer')
    const wrong = await sent(
      fromExcel(
        head,
        row('a', '9;1;par;7;'),
        row('b', '1;9;esquerdo;7;'),
        row('c', '1;9;par;sete;'),
        row('c2', '1;9;par;7;'),
        row('c2', '1;9;par;7;'),
      ),
    )
    for (const sentence of [
      'Linha 2: Número final vem antes de numero_inicial. Troque os dois.',
      'Linha 3: Lado “esquerdo” não vale: use ímpar, par.',
      'Linha 4: Portas livres “sete” não é um número inteiro.',
      'Linha 6: Código “c2” aparece duas vezes no arquivo.',
      'Linhas sem erro',
    ])
      expect(wrong.text).toContain(sentence)
    expect((await sent(fromExcel('Código;Nome', 'a;A'))).text).toContain(
      'faltam as colunas CEP inicial, CEP final, rede, equipe, visitas por período',
    )
  })

  it('leaves customers to the administration, and keeps nothing of them that can be read (S54)', async () => {
    const head =
      'cpf;flow;name;email;phone;birth_date;cep;number;complement;offers;extra_offers;current_plan;current_price;direct_debit'
    const row = (
      cpf: string,
      name = 'Renata Oliveira Prado',
      offers = 'rf500 rf600 rf1000',
      today = '400 Mega;109,99;sim',
    ) =>
      `${cpf};renewal;${name};renata.prado@example.com;11912340006;04/07/1984;01310-100;1500;apto 61;${offers};rfglobo rfparamount rfmax;${today}`
    const file = fromExcel(
      head,
      row('300.000.006-20'),
      row('529.982.247-25', 'Joana Novíssima Souza', 'rf500 nada'),
    )
    expect((await send(file, { kind: 'customers' })).text).toContain(words.refused.kind)
    const boss = await signedIn(server(), 'administracao')
    const page = await sent(file, { kind: 'customers', by: boss })
    // Renata is stored with the same record already
    expect(page.text).toMatch(/Novas1.*Mudam0.*Iguais1/)
    expect(page.text).toContain('Um cliente: jornada renovação, ofertas rf500, nada')
    expect(page.text).toContain('Não está à venda: nada.')
    expect((await who.open(page.path)).status).toBe(403)
    await press(page.path, 'confirmar', boss)
    const check = async () =>
      (await server().call('GET', '/api/renewalBaseUser/check-client/52998224725')).body.isClient
    expect(await check()).toBe(true)
    const wrong = await sent(fromExcel(head, row('529.982.247-26')), { kind: 'customers', by: boss })
    expect(wrong.text).toContain('Linha 2: o CPF não é válido.')
    const today = (text: string) => row('529.982.247-25', undefined, undefined, text)
    const half = fromExcel(
      head,
      today('400 Mega;;sim'),
      today('400 Mega;cem;sim'),
      today('400 Mega;100;talvez'),
    )
    const { text } = await sent(half, { kind: 'customers', by: boss })
    expect(text).toContain('Linha 2: current_price está vazio')
    expect(text).toContain('Linha 3: current_price não é um preço, como 109,90.')
    expect(text).toContain('Linha 4: direct_debit não vale: use sim ou não.')
    for (const table of ['imports', 'import_rows', 'import_undo', 'customers', 'audit_log']) {
      const text = JSON.stringify(await server().sql(`select to_jsonb(t) as row from ${table} t`))
      expect([table, /Joana|Renata|renata|5299822|3000000062/.exec(text)?.[0]]).toEqual([table, undefined])
    }
    await press(page.path, 'desfazer', boss)
    expect(await check()).toBe(false)
  })

  itInFullRun('removes no customer who has begun a renewal, and undoes none (S54)', async () => {
    const boss = await signedIn(server(), 'administracao')
    const { body } = await server().call('POST', '/api/renewalBaseUser/documentNumber', {
      cpf: '30000000620',
    })
    expect(body.success).toBe(true)
    const head = 'cpf;flow;name;email;phone;birth_date;cep;number;complement;offers;extra_offers'
    const joana =
      '529.982.247-25;renewal;Joana Novíssima Souza;joana@example.com;11987654321;04/07/1984;01310-100;15;;rf500;'
    const before = Number(await count('customers'))
    const page = await sent(fromExcel(head, joana), { kind: 'customers', by: boss, more: { remover: 'sim' } })
    expect(page.text).toContain(words.kept(1))
    await press(page.path, 'confirmar', boss)
    expect(await count('customers')).toBe(2)
    await server().call('POST', '/api/renewalBaseUser/documentNumber', { cpf: '52998224725' })
    expect((await press(page.path, 'desfazer', boss)).text).toContain(words.notes.renewals)
    await server().sql(
      'delete from renewal_requests where customer_id = (select id from customers order by id = (select owner from import_undo limit 1), id limit 1) or created_at is not null',
    )
    await press(page.path, 'desfazer', boss)
    expect(await count('customers')).toBe(before)
  })

  it('of mobile lines finds them by number alone (S54)', async () => {
    const boss = await signedIn(server(), 'administracao')
    const page = await sent(
      fromExcel('phone;brand;bonus', '(11) 91111-0001;timcontrole;', '11999990001;timblack;'),
      { kind: 'lines', by: boss },
    )
    expect(page.text).toMatch(/Novas1.*Iguais1/)
    expect(JSON.stringify(await server().sql('select * from import_rows'))).not.toContain('99999')
    await boss.send(`${page.path}/descartar`)
    expect(await stagedOf(page.path)).toBe(0)
  })

  it('and its way back count the ports that orders take meanwhile (S54)', async () => {
    const [place] = await server().sql(
      'select id, free_ports from coverage_areas where cep_from <= 1310100 and cep_to >= 1310100 order by cep_to - cep_from limit 1',
    )
    const id = String(place?.id)
    await server().sql('update coverage_areas set free_ports = 20 where id = $1', [id])
    const [stored] = await server().sql('select * from coverage_areas where id = $1', [id])
    const row = (ports: string) =>
      [
        id,
        stored?.name,
        '01310100',
        '01310100',
        ...['number_from', 'number_to', 'number_side'].map((name) => stored?.[name] ?? ''),
        '',
        stored?.infra,
        ports,
        stored?.offer_region ?? '',
        stored?.team,
        stored?.team_capacity,
      ].join(';')
    const page = await sent(fromExcel(COLUMNS, row('50')))
    const { id: erased } = await placeOrder(server())
    await press(page.path, 'confirmar')
    expect(await portsOf(id)).toBe(49)
    await placeOrder(server())
    expect(await portsOf(id)).toBe(48)
    await press(page.path, 'desfazer')
    // 20, less the order before the import and the one after it
    expect(await portsOf(id)).toBe(18)

    const uncounted = await sent(fromExcel(COLUMNS, row('')))
    await press(uncounted.path, 'confirmar')
    expect(await portsOf(id)).toBeNull()
    await placeOrder(server())
    const gone = await server().call('DELETE', '/api/lead', { id: erased, phone: ANSWERS.phone.phone })
    expect(gone.status).toBe(200)
    await placeOrder(server())
    await press(uncounted.path, 'desfazer')
    expect(await portsOf(id)).toBe(17)

    const racing = await sent(fromExcel(COLUMNS, row('')))
    await press(racing.path, 'confirmar')
    // an order that is not stored yet when the import is taken back
    const undone = await server().db.transaction(async (sql) => {
      expect(await takePort(sql, id)).toBe(true)
      const undoing = press(racing.path, 'desfazer')
      await new Promise((resolve) => void setTimeout(resolve, 300))
      return { undoing }
    })
    expect((await undone.undoing).text).toContain(words.states.undone)
    expect(await portsOf(id)).toBe(16)

    const few = await sent(fromExcel(COLUMNS, row('40')))
    await press(few.path, 'confirmar')
    await server().sql('update coverage_areas set free_ports = 5 where id = $1', [id])
    expect((await press(few.path, 'desfazer')).text).toContain(words.notes.ports)
    expect(await portsOf(id)).toBe(5)
  })

  it('runs one at a time, on any server, and says that its server stopped (S54)', async () => {
    const file = fromExcel(COLUMNS, area('o', '68800-000', '68800-999'))
    const page = await sent(file)
    await server().sql(
      "update imports set state = 'applying', run = gen_random_uuid(), seen_at = now() where state = 'ready'",
    )
    const second = await signedIn(server(), 'publicacao')
    const refused = await send(file, { by: second })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(words.refused.busy)])
    const waiting = await who.open(page.path)
    expect([waiting.headers.refresh, waiting.text]).toEqual([
      '2',
      expect.stringContaining(words.working.applying),
    ])
    await server().sql("update imports set seen_at = now() - interval '1 minute' where state = 'applying'")
    expect((await who.open(page.path)).text).toContain(words.notes.stopped)
    expect((await press(page.path, 'confirmar')).text).toContain(words.states.applied)
  })

  it('changes nothing if its connection is lost in the middle, and is imported once by two people at once (S54)', async () => {
    const head = 'cep;state;city;neighborhood;address'
    await server().sql("insert into streets values (68811099, 'PA', 'Breves', '', 'Rua Antiga')")
    const page = await sent(
      fromExcel(head, '68811-098;PA;Breves;;Rua Nova', '68811-099;PA;Breves;;Rua Mudada'),
      { kind: 'streets' },
    )
    const streets = () =>
      server().sql('select address from streets where cep in (68811098, 68811099) order by cep')
    const release = await holdLocks(server().url, 'select from streets where cep = 68811099 for update')
    const pressed = press(page.path, 'confirmar')
    await expect
      .poll(() =>
        server().sql(
          "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like '%import_undo%'",
        ),
      )
      .toHaveLength(1)
    expect((await pressed).text).toContain(words.notes.failed)
    await release()
    expect(await streets()).toEqual([{ address: 'Rua Antiga' }])

    const other = await signedIn(server(), 'publicacao')
    const people = [who, other]
    for (const each of people) await each.open(page.path)
    await Promise.all(people.map((each) => each.send(`${page.path}/confirmar`, { certeza: 'sim' })))
    for (const each of people) expect((await opened(page.path, each)).text).toContain(words.states.applied)
    expect(await streets()).toEqual([{ address: 'Rua Nova' }, { address: 'Rua Mudada' }])
    const applied = await server().sql(
      "select from audit_log where what = 'import_applied' and detail->>'imported' = 'streets'",
    )
    expect(applied).toHaveLength(1)
  })

  itInFullRun(
    'has minutes to arrive, unlike other requests and those of who may not import, and holds up no other (S22, S54)',
    async () => {
      const settings = {
        port: 0,
        host: '127.0.0.1',
        dataDir: server().config.dataDir,
        requestTimeoutMs: 3_000,
      }
      const listener = await listenWhileStarting(settings, new AbortController().signal)
      listener.lead(server().app)
      const csrf = await csrfOf(who)
      /** Sends a part of a request, and the rest once that is known, if ever. */
      const slowly = (by: Person, type: string, first: string, rest?: Promise<string>, length = 1) =>
        new Promise<string>((resolve) => {
          const socket = connect(Number(new URL(listener.url).port), '127.0.0.1')
          const cookies = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
          let reply = ''
          socket.on('data', (chunk: Buffer) => (reply += chunk.toString()))
          socket.on('close', () => resolve(reply.split('\r\n')[0] ?? ''))
          socket.on('error', () => undefined)
          socket.write(
            `POST ${HOME} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${cookies}\r\nContent-Type: ${type}\r\nContent-Length: ${first.length + length}\r\n\r\n${first}`,
          )
          void rest?.then((text) => socket.write(text))
        })
      const field = (name: string, more = '') =>
        `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n`
      const first = `${field('csrf')}${csrf}\r\n${field('tipo')}coverage\r\n${field('arquivo', '; filename="x.csv"')}${COLUMNS}`
      const rest = `\r\n${area('s', '68800-000', '68800-999').replace('é', 'e')}\r\n--x--\r\n`
      const form = 'multipart/form-data; boundary=x'
      const others = Promise.all([
        slowly(who, 'application/x-www-form-urlencoded', 'csrf='),
        slowly(await signedIn(server(), 'analise'), form, field('csrf')),
      ])
      const by = await signedIn(server(), 'publicacao')
      const meanwhile = others.then(() =>
        send(fromExcel(COLUMNS, area('t', '68801-000', '68801-999')), { by }),
      )
      const upload = await slowly(
        who,
        form,
        first,
        meanwhile.then(() => rest),
        rest.length,
      )
      expect([await others, (await meanwhile).status, upload]).toEqual([
        ['HTTP/1.1 408 Request Timeout', 'HTTP/1.1 403 Forbidden'],
        303,
        'HTTP/1.1 303 See Other',
      ])

      // large files that do not go on arriving fill the memory that there is, until they are cut off
      const third = async () => (await send(Buffer.alloc(300_000), { kind: 'tudo' })).text
      const much = third().then(() => 'x'.repeat(39_900_000))
      const stalled = [1, 2].map(() => slowly(who, form, first, much, 40_000_000))
      await expect.poll(third, { timeout: 20_000 }).toContain(words.refused.busy)
      await listener.close(0)
      await Promise.all(stalled)
      expect(await third()).toContain(words.refused.kind)
    },
  )

  it('writes each step into the audit log, without data of customers (S54)', async () => {
    const log = await (await signedIn(server(), 'administracao')).open('/operador/registro')
    for (const sentence of [
      'enviou um arquivo para importar',
      'importou um arquivo',
      'desfez uma importação',
      'descartou um arquivo para importar',
    ])
      expect(log.text).toContain(sentence)
    const details = await server().sql(
      "select distinct jsonb_object_keys(detail) as name from audit_log where what like 'import%' order by 1",
    )
    expect(details.map(({ name }) => name)).toEqual([
      'added',
      'changed',
      'imported',
      'removed',
      'rows',
      'wrong',
    ])
  })
})
