import { brand } from '../../src/content/brand.ts'
import { CODE_MINUTES } from '../rules/codes.ts'
import { html } from './html.ts'
import { color, textLine } from './look.ts'
import { plainPage, type Words } from './plain-page.ts'

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
    html: plainPage(
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
    html: plainPage(title, html`${textLine(title, 'ink', 22)}${anchor}${textLine(when, 'soft', 14, 16)}`),
  }
}
