import { hostname } from 'node:os'
import type { Mail } from './types.ts'

/** The domain of our sender address, used in Message-IDs. */
const domainOf = (from: string) => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? hostname()

/** Composes a mail for nodemailer. Content never makes it read a file or fetch a URL. */
export const messageOf = (mail: Mail, from: string) => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  ...(mail.calendar && {
    attachments: [
      {
        filename: mail.calendar.name,
        content: mail.calendar.content,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      },
    ],
  }),
  date: mail.at,
  messageId: `<${mail.id}@${domainOf(from)}>`,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'pt-BR' },
  disableFileAccess: true,
  disableUrlAccess: true,
})
