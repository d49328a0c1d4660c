/** A disk that is full: what visitors see, and what readiness reports. */
import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { databaseIdentity } from '../../server/db/embedded/database-user.ts'
import { FINISH, openLead, PAULISTA, readyLead } from '../support/lead.ts'
import { useServer } from '../support/server.ts'

const isInternal = /select|insert|update|relation|postgres|pg_|\.ts:|node_modules|ECONN|stack/i

/** The tables that are on the full disk. */
const TABLES = ['leads', 'lead_events', 'write_checks']

/** Takes all the room that a disk has left. */
function writeUntilFull(file: string): void {
  const handle = openSync(file, 'w')
  try {
    for (const size of [65_536, 512]) {
      try {
        for (;;) if (writeSync(handle, Buffer.alloc(size)) === 0) break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
      }
    }
  } finally {
    closeSync(handle)
  }
}

describe('a disk that is full (X6)', () => {
  const server = useServer()

  it('is never told as a success; what was kept stays, and the server is not ready meanwhile (X32)', async () => {
    const id = await readyLead(server())
    await server().sql(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full', message = 'could not extend file'; end $$`)
    for (const table of ['lead_events', 'support_requests', 'write_checks'])
      await server().sql(
        `create trigger full_disk before insert or update on ${table} execute function full_disk()`,
      )
    const ready = async () => (await server().call('GET', '/api/health/ready')).status
    expect(await ready()).toBe(200)
    const replies = [
      await server().call('POST', '/api/lead-v2', PAULISTA),
      await server().call('PATCH', `/api/lead-v2/${id}/dueDate`, { due_date: 25 }),
      await server().call('PUT', `/api/lead/${id}`, FINISH),
      await server().call('POST', '/api/supportRequest', { telephone: '11987654321' }),
    ]
    for (const reply of replies) {
      expect([reply.status, reply.body.code]).toEqual([503, 'unavailable'])
      expect(reply.body.message).toMatch(/^Serviço indisponível/)
      expect(reply.headers['retry-after']).toBeDefined()
      expect(reply.text).not.toMatch(isInternal)
    }
    const lead = await server().call('GET', `/api/lead/${id}`)
    expect(lead.body).toMatchObject({ due_date: 10, orderNumber: null })
    // Nobody is sent here until a write succeeds again.
    expect([await ready(), await ready()]).toEqual([503, 503])
    await server().sql('drop function full_disk cascade')
    expect(await ready()).toBe(200)
    expect((await server().call('PUT', `/api/lead/${id}`, FINISH)).status).toBe(200)
  })
})

describe('a disk on which updates in place still succeed (X40)', () => {
  const server = useServer()

  it('is not ready from the first refused insert until one succeeds again', async () => {
    await server().sql(`create function full_disk() returns trigger language plpgsql as
      $$ begin raise exception using errcode = 'disk_full', message = 'could not extend file'; end $$`)
    for (const table of ['leads', 'write_checks'])
      await server().sql(`create trigger full_disk before insert on ${table} execute function full_disk()`)
    const ready = async () => (await server().call('GET', '/api/health/ready')).status
    const open = async () => (await server().call('POST', '/api/lead-v2', PAULISTA)).status
    expect(await ready()).toBe(200)
    expect(await open()).toBe(503)
    await server().sql('update write_checks set at = now()')
    expect(await Promise.all([ready(), ready(), ready()])).toEqual([503, 503, 503])
    expect(await ready()).toBe(503)
    await server().sql('drop function full_disk cascade')
    expect([await ready(), await open()]).toEqual([200, 200])
    expect(await server().sql('select id from write_checks')).toEqual([{ id: 1 }])
  })

  it.each(process.getuid?.() === 0 ? ['root'] : [])('is one in truth, seen by %s', async () => {
    const disk = mkdtempSync(path.join(tmpdir(), 'prosa-full-disk-'))
    const { uid, gid } = databaseIdentity()
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=4m,mode=0700,uid=${uid},gid=${gid}`, 'tmpfs', disk])
    const space = `full_${path.basename(disk).replaceAll(/\W/g, '').toLowerCase()}`
    const ready = async () => (await server().call('GET', '/api/health/ready')).status
    const open = async () => (await server().call('POST', '/api/lead-v2', PAULISTA)).status
    const move = (to: string) =>
      Promise.all(TABLES.map((table) => server().sql(`alter table ${table} set tablespace ${to}`)))
    try {
      await server().sql(`create tablespace ${space} location '${disk}'`)
      await move(space)
      const id = await openLead(server())
      // A page that is not full yet takes some more rows: the disk is full, and the first inserts still succeed.
      writeUntilFull(path.join(disk, 'filler'))
      let status = 200
      for (let sent = 0; status === 200 && sent < 200; sent += 1) status = await open()
      expect(status).toBe(503)
      await server().sql('update write_checks set at = now()')
      expect([await ready(), await ready()]).toEqual([503, 503])
      expect((await server().call('GET', `/api/lead/${id}`)).status).toBe(200)
      rmSync(path.join(disk, 'filler'))
      expect([await ready(), await open()]).toEqual([200, 200])
    } finally {
      await move('pg_default')
      await server().sql(`drop tablespace if exists ${space}`)
      execFileSync('umount', ['--lazy', disk])
      rmSync(disk, { recursive: true, force: true })
    }
  })
})
