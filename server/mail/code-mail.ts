import { brand } from '../../src/content/brand.ts'
import { CODE_MINUTES } from '../rules/codes.ts'
import { html } from './html.ts'
import { color, textLine, SHEET, TABLE } from './look.ts'

type Words = { subject: string; text: string; html: string }

const page = (title: string, body: ReturnType<typeof html>): string =>
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

/** The mail that carries a six-digit code (D6, D9). */
export function codeMail(code: string): Words {
  const title = `Seu código da ${brand.name}`
  const lines = [
    `Ele vale por ${CODE_MINUTES} minutos. Digite só na página em que você está.`,
    'Não pediu este código? Ignore esta mensagem: sem ele nada acontece. Nunca pedimos o código por telefone.',
  ] as const
  return {
    subject: `${code} é o ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    text: `${title}: ${code}\n\n${lines.join('\n\n')}\n`,
    html: page(
      title,
      html`${textLine(title, 'ink', 18)}${textLine(code, 'ink', 36, 12)}${textLine(lines[0], 'soft', 16, 16)}${textLine(lines[1], 'soft', 14, 12)}`,
    ),
  }
}

/** The mail with a link back to an unfinished order (D41). `minutes`: how long the link works. */
export function resumeMail(link: string, minutes: number): Words {
  const title = 'Continue o seu pedido'
  const when = `O link funciona uma vez, pelos próximos ${minutes} minutos. Depois, peça outro na página do pedido.`
  const anchor = html`<p style="margin:20px 0 0">
    <a class="text" href="${link}" style="color:${color.link};font-size:18px">Continuar de onde parei</a>
  </p>`
  return {
    subject: `${title} da ${brand.name}`,
    text: `${title}: ${link}\n\n${when}\n`,
    html: page(title, html`${textLine(title, 'ink', 22)}${anchor}${textLine(when, 'soft', 14, 16)}`),
  }
}
