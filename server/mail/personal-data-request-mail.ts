/**
 * Builds the e-mails about what a person has asked of the data about them: the code with the page of the request, that it is
 * answered, and that somebody asks from another address.
 */
import { myData } from '../../src/content/my-data.ts'
import { CODE_MINUTES } from '../../src/lib/one-time-code.ts'
import type { Phones } from '../../src/content/brand-and-phones.ts'
import { codeEmailWords } from '../../src/content/emails.ts'
import { color, textLine, html, shortMailHtml, type MailContent } from './mail-style.ts'

const anchor = (link: string, label: string) =>
  html`<p style="margin:8px 0 0">
    <a class="text" href="${link}" style="color:${color.link};font-size:16px">${label}</a>
  </p>`

/**
 * @param due the last day of the answer, in words
 * @param link the page of the request; null if only who asked may have it
 */
export function dataRequestMail(code: string, due: string, link: string | null): MailContent {
  const { title, subject, notYou } = myData.mail
  const validity = codeEmailWords.validity(CODE_MINUTES)
  const answer = link === null ? myData.mail.onPage(due) : myData.mail.due(due)
  return {
    subject: subject(code),
    text: `${title}: ${code}\n\n${validity}\n\n${answer}${link === null ? '' : ` ${link}`}\n\n${notYou}\n`,
    html: shortMailHtml(
      title,
      html`${textLine(title, 'ink', 18)}${textLine(code, 'ink', 36, 12)}${textLine(validity, 'soft', 16, 16)}${textLine(answer, 'soft', 16, 12)}${link === null ? html`` : anchor(link, myData.link)}${textLine(notYou, 'soft', 14, 12)}`,
    ),
  }
}

/** @param link the page of the request, which shows the answer */
export function dataRequestAnsweredMail(number: string, link: string): MailContent {
  const { title, text, link: label } = myData.answered
  const said = text(number)
  return {
    subject: title,
    text: `${title}\n\n${said} ${link}\n`,
    html: shortMailHtml(
      title,
      html`${textLine(title, 'ink', 18)}${textLine(said, 'soft', 16, 12)}${anchor(link, label)}`,
    ),
  }
}

/** The mail to which the file of a case is attached. */
export function dataSubjectFileMail(number: string): MailContent {
  const { title, text } = myData.file
  const said = text(number)
  return {
    subject: title,
    text: `${title}\n\n${said}\n`,
    html: shortMailHtml(title, html`${textLine(title, 'ink', 18)}${textLine(said, 'soft', 16, 12)}`),
  }
}

/** The mail to the contact on record. It names neither who asks nor what is held. */
export function dataAskedForMail({ sales }: Phones, number: string): MailContent {
  const { title, text, notYou } = myData.told
  const object = notYou(sales, number)
  return {
    subject: title,
    text: `${title}\n\n${text}\n\n${object}\n`,
    html: shortMailHtml(
      title,
      html`${textLine(title, 'ink', 18)}${textLine(text, 'soft', 16, 12)}${textLine(object, 'soft', 16, 12)}`,
    ),
  }
}
