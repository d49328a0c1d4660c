/** Adds to the end of every e-mail who sells, with CNPJ and address, and where a person asks of the data about them. */
import { myData } from '../../src/content/my-data.ts'
import { sellerLine } from '../../src/content/seller-company-line.ts'
import type { Config } from '../config.ts'
import type { Mail, MailProvider } from '../providers/mail/mail-provider-types.ts'
import { siteOrigin } from '../rules/site-origin.ts'
import { html } from './escaping-html-template.ts'
import { color } from './mail-style.ts'

const style = `margin:0;padding:0 24px 24px;color:${color.soft};font:12px/1.5 sans-serif;text-align:center`

function withFooter(mail: Mail, seller: string, link: string): Mail {
  const lines = [
    ...(seller ? [html`<p style="${style}">${seller}</p>`] : []),
    html`<p style="${style}"><a href="${link}" style="color:${color.soft}">${myData.link}</a></p>`,
  ]
  return {
    ...mail,
    text: [mail.text.trimEnd(), ...(seller ? [seller] : []), `${myData.link}: ${link}\n`].join('\n\n'),
    html: mail.html.replace('</body>', () => `${lines.map(({ text }) => text).join('')}</body>`),
  }
}

/** Returns a provider that adds the lines to every e-mail; who sells only where the operator has said it. */
export function withFooterLines(
  provider: MailProvider,
  config: Pick<Config, 'company'> & Parameters<typeof siteOrigin>[0],
): MailProvider {
  const seller = config.company ? sellerLine(config.company) : ''
  const link = siteOrigin(config) + myData.path
  return { ...provider, send: (mail, attempt) => provider.send(withFooter(mail, seller, link), attempt) }
}
