/** Renders the HTML of a short e-mail: one card with a title and a text. */
import { html } from './escaping-html-template.ts'
import { color, SHEET, TABLE } from './mail-style.ts'

/** The content of an e-mail, without sender and recipient. */
export type MailContent = {
  subject: string
  text: string
  html: string
  calendar?: { name: string; content: string }
  /** A file to attach; `type` is its media type. */
  file?: { name: string; content: string; type: string }
}

export const shortMailHtml = (title: string, body: ReturnType<typeof html>): string =>
  html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <style>
          ${SHEET}
        </style>
      </head>
      <body class="ground" style="margin:0;background:${color.ground}">
        <table ${TABLE}>
          <tr>
            <td align="center" style="padding:24px 12px">
              <table ${TABLE} style="max-width:520px">
                <tr>
                  <td class="card pad" style="padding:32px;background:${color.surface};border-radius:16px">
                    ${body}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text
