/** Adds a line with the name, CNPJ and address of the company that sells to the end of every e-mail. */
import { sellerLine, type Seller } from '../../src/content/seller-company-line.ts'
import { html } from './escaping-html-template.ts'
import { color } from './mail-style.ts'
import type { Mail, MailProvider } from '../providers/mail/mail-provider-types.ts'

function withSeller(mail: Mail, seller: string): Mail {
  const line = html`<p
    style="margin:0;padding:0 24px 24px;color:${color.soft};font:12px/1.5 sans-serif;text-align:center"
  >
    ${seller}
  </p>`.text
  return {
    ...mail,
    text: `${mail.text.trimEnd()}\n\n${seller}\n`,
    html: mail.html.replace('</body>', () => `${line}</body>`),
  }
}

/**
 * Returns a provider that adds who sells to every e-mail.
 * @param company who sells; null leaves the e-mails unchanged
 */
export const withSellerLine = (provider: MailProvider, company: Seller | null): MailProvider =>
  company
    ? {
        ...provider,
        send: (mail, attempt) => provider.send(withSeller(mail, sellerLine(company)), attempt),
      }
    : provider
