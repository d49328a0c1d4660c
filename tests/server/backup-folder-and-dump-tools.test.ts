/** How PostgreSQL's programs reach the database in DATABASE_URL, and which folders take a backup. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isEmptyFolder } from '../../server/commands/implementation/backup/backup-folder.ts'
import { connectionOf } from '../../server/commands/implementation/backup/back-up.ts'
import { memoryFlagsBeside } from '../../scripts/server-memory.ts'

describe('a connection of pg_dump and pg_restore', () => {
  afterEach(() => void vi.unstubAllEnvs())

  it('has the password of the URL in its environment, not in its arguments', () => {
    const { dbname, env } = connectionOf('postgresql://loja:seg%40redo@db:5432/prosa?sslmode=require')
    expect(dbname).toBe('postgresql://loja@db:5432/prosa?sslmode=require')
    expect(env.PGPASSWORD).toBe('seg@redo')
  })

  it('leaves PGPASSWORD to the operator where the URL has none, as the server does', () => {
    vi.stubEnv('PGPASSWORD', 'do operador')
    expect(connectionOf('postgresql://loja@db/prosa').env.PGPASSWORD).toBe('do operador')
  })

  it.each([
    ['?sslmode=no-verify', '?sslmode=require'],
    ['?uselibpqcompat=true&sslmode=require', '?sslmode=require'],
    ['?uselibpqcompat=true', ''],
    ['?target_session_attrs=read-write', '?target_session_attrs=read-write'],
  ])('says %s as these programs take it', (own, theirs) => {
    expect(connectionOf(`postgresql://loja@db1,db2/prosa${own}`).dbname).toBe(
      `postgresql://loja@db1,db2/prosa${theirs}`,
    )
  })
})

it('a fresh file system is an empty folder, another file is not', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'prosa-empty-'))
  try {
    mkdirSync(path.join(folder, 'lost+found'))
    expect(isEmptyFolder(folder)).toBe(true)
    writeFileSync(path.join(folder, 'x'), '')
    expect(isEmptyFolder(folder)).toBe(false)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('limits of memory that the operator has set in NODE_OPTIONS stay', () => {
  expect(memoryFlagsBeside('--max-old-space-size=2048')).toEqual(['--max-semi-space-size=4'])
  expect(memoryFlagsBeside()).toHaveLength(2)
})
