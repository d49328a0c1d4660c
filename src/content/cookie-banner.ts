/** Texts of the cookie banner and its choices. */
import type { Purpose } from '../lib/cookie-consent.ts'

export const cookieBanner = {
  title: 'Cookies, do seu jeito',
  text: 'Só os necessários estão ligados. Medição e ofertas, só se você aceitar.',
  policy: 'Saiba mais (PDF)',
  policyHref: '/politica-de-privacidade.pdf',
  accept: 'Aceitar',
  reject: 'Recusar',
  manage: 'Gerenciar',
  modal: {
    title: 'Escolha os seus cookies',
    text: 'A escolha vale por 7 dias, e você pode mudar quando quiser.',
    necessary: 'Necessários',
    necessaryHint: 'Guardam o seu pedido neste navegador. Ficam sempre ligados.',
    toggles: {
      publi: { label: 'Publicidade', hint: 'Anúncios e ofertas de acordo com a sua visita.' },
      func: {
        label: 'Desempenho e funcionalidade',
        hint: 'Medição do uso do site e atendimento por chat.',
      },
    } satisfies Record<Purpose, { label: string; hint: string }>,
    confirm: 'Confirmar escolhas',
    close: 'Fechar sem mudar',
  },
} as const
