/** Builds the e-mail that asks a second person to approve a publication of the shop. */
import { shopApprovalMail as words } from '../../src/content/desk/publish-and-approve-shop.ts'
import { formatDayAndTime } from '../../src/content/desk/number-and-date-formats.ts'
import { localTime } from '../../src/lib/sao-paulo-time.ts'
import { color, textLine, html, shortMailHtml, type MailContent } from './mail-style.ts'

const written = (at: Date | null) => at && formatDayAndTime(localTime(at))

/** Who asks for which publication; `from` is null for the moment of the approval, `until` for no end. */
type AskedPublication = {
  readonly by: string
  readonly from: Date | null
  readonly until: Date | null
  readonly note: string
}

/** @param link the page on which it is approved */
export function buildShopApprovalMail(
  { by, from, until, note }: AskedPublication,
  link: string,
): MailContent {
  const subject = words.subject(by)
  const lines = [
    words.when(written(from), written(until)),
    ...(note === '' ? [] : [words.note(note)]),
    words.why,
  ]
  const anchor = html`<p style="margin:20px 0 0">
    <a class="text" href="${link}" style="color:${color.link};font-size:18px">${words.link}</a>
  </p>`
  const shown = lines.map((line) => textLine(line, 'soft', 16, 12))
  return {
    subject,
    text: `${[subject, ...lines].join('\n\n')}\n\n${words.link}: ${link}\n`,
    html: shortMailHtml(subject, html`${textLine(subject, 'ink', 18)}${shown}${anchor}`),
  }
}
