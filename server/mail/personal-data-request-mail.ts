/** Builds the e-mail with the code and the page of what a person has asked of the data about them. */
import { myData } from '../../src/content/my-data.ts'
import { CODE_MINUTES } from '../../src/lib/one-time-code-validity-minutes.ts'
import { codeEmailWords } from '../../src/content/emails.ts'
import { html } from './escaping-html-template.ts'
import { color, textLine } from './mail-style.ts'
import { shortMailHtml, type MailContent } from './short-mail-html.ts'

/**
 * @param link the page of the request
 * @param due the last day of the answer, in words
 */
export function dataRequestMail(code: string, link: string, due: string): MailContent {
  const { title, subject, notYou } = myData.mail
  const validity = codeEmailWords.validity(CODE_MINUTES)
  const answer = myData.mail.due(due)
  const anchor = html`<p style="margin:8px 0 0">
    <a class="text" href="${link}" style="color:${color.link};font-size:16px">${myData.link}</a>
  </p>`
  return {
    subject: subject(code),
    text: `${title}: ${code}\n\n${validity}\n\n${answer} ${link}\n\n${notYou}\n`,
    html: shortMailHtml(
      title,
      html`${textLine(title, 'ink', 18)}${textLine(code, 'ink', 36, 12)}${textLine(validity, 'soft', 16, 16)}${textLine(answer, 'soft', 16, 12)}${anchor}${textLine(notYou, 'soft', 14, 12)}`,
    ),
  }
}
