/** Reads the e-mails that a server without a mail server writes as `.eml` files (docs/test-people.md). */
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'

/** Mails to an address, the oldest first. */
export async function mailsTo(dataDir: string, to: string): Promise<string[]> {
  const folder = path.join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(
    names
      .filter((name) => name.endsWith('.eml'))
      .map((name) => path.join(folder, name))
      // a mail's own date has whole seconds, in which two may have been written
      .map(async (file) => ({ text: await readFile(file, 'utf8'), at: (await stat(file)).mtimeMs })),
  )
  return mails
    .filter(({ text }) => new RegExp(`^To: .*${to.replaceAll('.', '\\.')}`, 'm').test(text))
    .sort((one, other) => one.at - other.at)
    .map(({ text }) => text)
}
