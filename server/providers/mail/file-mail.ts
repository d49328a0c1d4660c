/** Writes e-mails to files instead of sending them. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { nodemailerMessage } from './nodemailer-message.ts'
import type { Mail, MailProvider } from './mail-provider-types.ts'

/**
 * Formats a time as '20261120T150000Z', so that file names sort by time and tell `purgeExpiredData` the age of an
 * e-mail.
 */
const stamp = (at: Date) => at.toISOString().replace(/[-:]|\.\d+/g, '')

/** Returns a hash of the lead's id for file names: the id itself is a secret. */
const mark = (about: string) => createHash('sha256').update(about).digest('hex').slice(0, 24)

const nameOf = (mail: Mail) => `${stamp(mail.at)}-${mark(mail.about)}-${mail.id.replace(/[^\w-]/g, '')}.eml`

/** The names of e-mail files, and of incomplete ones that a killed process left behind. */
const NAME = /^(\d{8}T\d{6}Z)-([0-9a-f]{24})-[\w-]+\.eml(?:\.\d+)?$/

/**
 * Creates the provider that writes e-mails as `.eml` files to a folder (mode 0700, files 0600). Any e-mail
 * client can open them. Writing the same e-mail again replaces its file.
 */
export function fileMail(folder: string, from: string): MailProvider {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const kept = async () => {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    })
    return names.flatMap((name) => {
      const [, at, about] = NAME.exec(name) ?? []
      return at && about ? [{ name, at, about }] : []
    })
  }
  const remove = async (names: readonly string[]) => {
    for (const name of names) await rm(join(folder, name), { force: true })
  }

  return {
    kind: 'files',
    async send(mail) {
      const { message } = await composer.sendMail(nodemailerMessage(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, nameOf(mail))
      const fresh = `${file}.${process.pid}`
      await writeFile(fresh, message, { mode: 0o600, flush: true })
      await rename(fresh, file)
    },
    async forget(about) {
      const whose = mark(about)
      await remove((await kept()).filter((mail) => mail.about === whose).map((mail) => mail.name))
    },
    async purge(before) {
      const old = (await kept()).filter((mail) => mail.at < stamp(before)).map((mail) => mail.name)
      await remove(old)
      return old.length
    },
    close: () => Promise.resolve(),
  }
}
