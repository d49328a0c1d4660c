/** Converts e-mails to the format of nodemailer. */
import { hostname } from 'node:os'
import type { Mail } from './mail-provider-types.ts'

/** Returns the domain of the sender's address, for Message-IDs. */
const domainOf = (from: string) => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? hostname()

const attached = ({ name, content, type }: NonNullable<Mail['file']>) => ({
  filename: name,
  content,
  contentType: type,
})

/**
 * Converts an e-mail for nodemailer, which is not allowed to read files or fetch URLs named in the content.
 */
export const nodemailerMessage = (mail: Mail, from: string) => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.calendar && {
    attachments: [attached({ ...mail.calendar, type: 'text/calendar; charset=utf-8; method=PUBLISH' })],
  }),
  ...(mail.file && { attachments: [attached(mail.file)] }),
  date: mail.at,
  messageId: `<${mail.id}@${domainOf(from)}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'pt-BR' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
