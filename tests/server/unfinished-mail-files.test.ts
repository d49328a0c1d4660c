/** Mail files that a killed process left unfinished are removed together with the rest. */
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileMail } from '../../server/providers/mail/file-mail.ts'

const LEAD = '3d1cbd04-27e4-4a51-a0ff-0d1d0fd5ae0b'
const FROM = 'Prosa <prosa@example.com>'
const at = new Date('2026-11-20T15:00:00Z')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'prosa-mails-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Sends a mail in a separate process, whose disk never gets to the rename, and kills it there. */
async function killBeforeRename(): Promise<void> {
  const mail = { id: 'one', about: LEAD, at, to: 'ana@example.com', subject: '.', text: '.', html: '.' }
  const script = `
    import fs from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    fs.rename = () => new Promise(() => {})
    syncBuiltinESMExports()
    setInterval(() => {}, 1000)
    const { fileMail } = await import(${JSON.stringify(path.resolve('server/providers/mail/file-mail.ts'))})
    await fileMail(${JSON.stringify(folder)}, ${JSON.stringify(FROM)}).send({
      ...${JSON.stringify(mail)}, at: new Date(${at.getTime()}) })`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', script])
  const gone = new Promise((resolve) => child.once('exit', resolve))
  await expect.poll(() => readdirSync(folder), { timeout: 10_000 }).toHaveLength(1)
  child.kill('SIGKILL')
  await gone
}

describe('a mail that was being written when the server was killed (S29)', () => {
  it('is erased with its lead, and purged by its day; that of somebody else, or of today, stays', async () => {
    await killBeforeRename()
    await fileMail(folder, FROM).forget(LEAD.replace('3', '4'))
    expect(await fileMail(folder, FROM).purge(at)).toBe(0)
    expect(readdirSync(folder)).toHaveLength(1)
    const second = path.join(folder, 'second')
    const [half = ''] = readdirSync(folder)
    mkdirSync(second)
    copyFileSync(path.join(folder, half), path.join(second, half))
    await fileMail(second, FROM).forget(LEAD)
    expect(readdirSync(second)).toEqual([])
    rmSync(second, { recursive: true })
    await fileMail(folder, FROM).purge(new Date(at.getTime() + 86_400_000))
    expect(readdirSync(folder)).toEqual([])
  })
})
