/**
 * The embedded PostgreSQL: created, taken over, restarted; two never use one folder, and no acknowledged answer is
 * lost.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openEmbedded, type EmbeddedCluster } from '../../server/db/embedded/cluster.ts'
import { lockFolder } from '../../server/db/embedded/lock-data-directory.ts'
import { readClusterFile } from '../../server/db/embedded/postgres-json-file.ts'
import { reachablePrograms, databaseSystemUser } from '../../server/db/embedded/programs.ts'
import { startCluster } from '../../server/db/embedded/start-cluster.ts'
import { livePostmaster } from '../../server/db/embedded/postmaster-pid-file.ts'
import { isFull } from '../support/rows-to-run.ts'
import { query } from '../support/query-database.ts'
import { itInFullRun } from '../support/sampled-tests.ts'

/** Some things only root can show. */
const asRoot = process.getuid?.() === 0 ? ['root'] : []
const folders: string[] = []
const clusters: EmbeddedCluster[] = []

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'prosa-embedded-'))
  folders.push(folder)
  return folder
}

async function open(dataDir: string): Promise<EmbeddedCluster> {
  const cluster = await openEmbedded({ dataDir })
  clusters.push(cluster)
  return cluster
}

async function stopAll(): Promise<void> {
  for (const cluster of clusters.splice(0)) await cluster.stop()
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
afterAll(stopAll)

const TYPESCRIPT = ['--input-type=module-typescript', '-e']

/** A script that locks a folder for as long as it runs. */
const lockIn = (dataDir: string) => `
  import { lockFolder } from ${JSON.stringify(path.resolve('server/db/embedded/lock-data-directory.ts'))}
  const lock = lockFolder(${JSON.stringify(dataDir)})`

const pidOf = (cluster: EmbeddedCluster) => livePostmaster(cluster.folder)?.pid

describe('the embedded database', () => {
  /** The first test makes a database in it, and the others go on with that, which stays up: each start takes seconds. */
  const dataDir = mkdtempSync(path.join(tmpdir(), 'prosa-embedded-'))
  afterAll(async () => {
    await stopAll()
    const made = readClusterFile(dataDir)?.folder ?? dataDir
    for (const each of [made, dataDir]) rmSync(each, { recursive: true, force: true })
  })

  it('is made at the first start, for us alone', async () => {
    const cluster = await open(dataDir)
    expect(cluster.reused).toBe(false)
    expect(statSync(path.join(dataDir, 'postgres.json')).mode & 0o777).toBe(0o600)
    expect(statSync(cluster.folder).mode & 0o077).toBe(0)
    const [row] = await query(
      cluster.url,
      "select current_setting('listen_addresses') as at, current_setting('fsync') as fsync",
    )
    expect(row).toEqual({ at: '127.0.0.1', fsync: 'on' })
    const wrong = new URL(cluster.url)
    wrong.password = 'guess'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow(/password/)
  })

  it('gives the server a role that is no superuser and only adds to the audit log (S38)', async () => {
    const cluster = await open(dataDir)
    const owner = openDatabase({ url: cluster.url, pool: 1, timeoutMs: 10_000 })
    await migrate(owner, 'all')
    await owner.close()
    // at every start, also on what an earlier release created
    await cluster.limitedUrl()
    const url = await cluster.limitedUrl()
    const [role] = await query(
      url,
      'select rolsuper, rolcreaterole from pg_roles where rolname = current_user',
    )
    expect(role).toEqual({ rolsuper: false, rolcreaterole: false })
    for (const text of [
      'update audit_log set seq = 1',
      'delete from audit_log',
      'truncate audit_log',
      'delete from audit_head',
      'drop table audit_log',
      'delete from schema_history',
      'alter table audit_log disable trigger all',
      'set session_replication_role = replica',
    ])
      await expect(query(url, text)).rejects.toMatchObject({ code: '42501' })
    const [kept] = await query(
      url,
      'select (select count(*) from audit_log)::int as entries, seq::int from audit_head',
    )
    expect(kept).toEqual({ entries: 0, seq: 0 })
    await query(url, 'update write_checks set at = now()')
  })

  itInFullRun(
    'that outlived its server is used again; killed, it is restarted with what was committed; it moves from a port that is taken',
    async () => {
      const first = await open(dataDir)
      await query(first.url, 'create table kept as select 7 as id')
      const pid = pidOf(first) ?? 0
      const second = await open(dataDir)
      expect(second.reused).toBe(true)
      expect(pidOf(second)).toBe(pid)
      expect(await query(second.url, 'select * from kept')).toEqual([{ id: 7 }])
      process.kill(pid, 'SIGKILL')
      const third = await open(dataDir)
      expect(pidOf(third)).not.toBe(pid)
      expect(await query(third.url, 'select * from kept')).toEqual([{ id: 7 }])
      const port = new URL(third.url).port
      await third.stop()
      const thief = createServer()
      await new Promise<void>((resolve) => thief.listen(Number(port), '127.0.0.1', resolve))
      const fourth = await open(dataDir)
      expect(new URL(fourth.url).port).not.toBe(port)
      await new Promise((resolve) => thief.close(resolve))
    },
  )

  it('is held by one server: another on the same folder is told so (X31)', async () => {
    const folder = newFolder()
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(`Another server uses ${folder}`)
    lock.release()
    lockFolder(folder).release()
  })

  it('is free again when the server that holds it is killed (X31)', async () => {
    const folder = newFolder()
    const holder = spawn(process.execPath, [
      ...TYPESCRIPT,
      `${lockIn(folder)}; console.log('held')\nsetInterval(() => lock, 1000)`,
    ])
    await new Promise((resolve) => holder.stdout.once('data', resolve))
    expect(() => lockFolder(folder)).toThrow('Another server uses')
    const gone = new Promise((resolve) => holder.once('exit', resolve))
    holder.kill('SIGKILL')
    await gone
    lockFolder(folder).release()
  })

  it.each(isFull ? asRoot : [])('is held across containers that share the volume (X31, seen by %s)', () => {
    const folder = newFolder()
    const lock = lockFolder(folder)
    const container = ['--net', '--pid', '--ipc', '--fork', process.execPath, ...TYPESCRIPT]
    const enter = () => spawnSync('unshare', [...container, lockIn(folder)], { encoding: 'utf8' })
    const second = enter()
    expect([second.status, second.stderr]).toEqual([
      1,
      expect.stringContaining(`Another server uses ${folder}`),
    ])
    lock.release()
    expect(enter().status).toBe(0)
  })

  itInFullRun(
    'starts with less memory where there is no room for what the machine seems to have',
    async () => {
      const cluster = await open(dataDir)
      await cluster.stop()
      const file = readClusterFile(dataDir)
      if (!file) throw new Error('an opened cluster has its file')
      const who = databaseSystemUser()
      const programs = await reachablePrograms(who)
      // Room for its programs and its base needs, no more.
      const narrow = path.join(file.folder, 'narrow')
      writeFileSync(narrow, `#!/bin/sh\nulimit -v 360000\nexec "${programs.pg_ctl}" "$@"\n`, { mode: 0o755 })
      await startCluster(file, { ...programs, pg_ctl: narrow }, who)
      expect(await query(cluster.url, 'show shared_buffers')).toEqual([{ shared_buffers: '128MB' }])
    },
  )

  it.each(isFull ? asRoot : [])(
    'runs as postgres when the server is %s, also where that user cannot enter',
    async () => {
      const closed = newFolder()
      chmodSync(closed, 0o700)
      const inside = path.join(closed, 'data')
      const cluster = await open(inside)
      folders.push(cluster.folder)
      expect(cluster.folder.startsWith(inside)).toBe(false)
      const owner = Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout)
      expect(statSync(cluster.folder).uid).toBe(owner)
      expect(existsSync(path.join(inside, 'postgres.json'))).toBe(true)
      await stopAll()
    },
  )
})

// in `npm test` `npm start` does (npm-start.test.ts)
it.each(isFull ? asRoot : [])(
  'the embedded database starts as an ordinary user too (seen by %s)',
  async () => {
    const home = newFolder()
    const nobody = 65_534
    const dataDir = path.join(home, 'data')
    mkdirSync(dataDir)
    for (const folder of [home, dataDir]) chownSync(folder, nobody, nobody)
    const script = `
    import { openEmbedded } from ${JSON.stringify(path.resolve('server/db/embedded/cluster.ts'))}
    await (await openEmbedded({ dataDir: ${JSON.stringify(dataDir)} })).stop()`
    const run = spawnSync(process.execPath, [...TYPESCRIPT, script], {
      uid: nobody,
      gid: nobody,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: home },
    })
    expect([run.status, run.stderr]).toEqual([0, ''])
    expect(readFileSync(path.join(dataDir, 'postgres.json'), 'utf8')).toContain('password')
    expect(statSync(path.join(dataDir, 'postgres')).uid).toBe(nobody)
  },
)
