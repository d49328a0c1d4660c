/** Builds the e-mails with a six-digit code or with a link that reopens an order. */
import { codeEmailWords, resumeEmailWords } from '../../src/content/emails.ts'
import { CODE_MINUTES } from '../../src/lib/one-time-code.ts'
import { color, textLine, html, shortMailHtml, type MailContent } from './mail-style.ts'

/** Builds the e-mail with a six-digit code. */
export function codeMail(code: string): MailContent {
  const { title, notYou } = codeEmailWords
  const validity = codeEmailWords.validity(CODE_MINUTES)
  return {
    subject: codeEmailWords.subject(code),
    text: `${title}: ${code}\n\n${validity}\n\n${notYou}\n`,
    html: shortMailHtml(
      title,
      html`${textLine(title, 'ink', 18)}${textLine(code, 'ink', 36, 12)}${textLine(validity, 'soft', 16, 16)}${textLine(notYou, 'soft', 14, 12)}`,
    ),
  }
}

/**
 * Builds the e-mail with a link back to an unfinished order. `minutes` says how long the link works.
 */
export function resumeMail(link: string, minutes: number): MailContent {
  const { title, subject } = resumeEmailWords
  const validity = resumeEmailWords.validity(minutes)
  const anchor = html`<p style="margin:20px 0 0">
    <a class="text" href="${link}" style="color:${color.link};font-size:18px">${resumeEmailWords.link}</a>
  </p>`
  return {
    subject,
    text: `${title}: ${link}\n\n${validity}\n`,
    html: shortMailHtml(
      title,
      html`${textLine(title, 'ink', 22)}${anchor}${textLine(validity, 'soft', 14, 16)}`,
    ),
  }
}
