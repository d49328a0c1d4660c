/** Waits for a code that the server mailed to a visitor in a browser. */
import { expect } from '@playwright/test'
import { mailsTo } from './read-mail-files.ts'

/** The six digits of the newest code mailed to an address, once there are that many mails. */
export async function codeMailed(dataDir: string, to: string, mails = 1): Promise<string> {
  await expect.poll(async () => (await mailsTo(dataDir, to)).length).toBe(mails)
  const text = (await mailsTo(dataDir, to)).at(-1) ?? ''
  const [, body = ''] = /\r?\n\r?\n([^]*)/.exec(text) ?? []
  return /\b\d{6}\b/.exec(body)?.[0] ?? ''
}
