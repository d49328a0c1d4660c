/**
 * Texts of the page footer. E-mails repeat some of them. The phone numbers come from the page (src/ui/usePhones.ts).
 */
import { brand } from './brand-and-phones.ts'

export const footer = {
  sales: (phone: string) => `Vendas: ${phone}`,
  support: (phone: string) => `Suporte: ${phone}`,
  impostors: `Nossas ligações de venda usam o prefixo oficial ${brand.salesPrefix} ou, quando é você quem pede a ligação, o DDD\u00A016. Desconfie de quem liga de outro número em nome da ${brand.name} ou pede senha ou código por telefone.`,
  links: [
    { label: 'Regulamentos', href: '/regulamentos/' },
    { label: 'Política de privacidade (PDF)', href: '/politica-de-privacidade.pdf' },
    { label: 'Dúvidas sobre a migração (PDF)', href: '/faq-migracao.pdf', download: true },
    { label: 'Regulamento do programa de pontos', href: '/regulamentos/livelo/' },
    // as in my-data.ts, whose other texts the site does not need
    { label: 'Meus dados', href: '/meus-dados/' },
  ],
  cookies: 'Preferências de cookies',
  /** Label of the collapsed footer, which replaces the full one where there is no room for it. */
  folded: 'Quem vende',
  company: `${brand.name}. Ofertas sujeitas a disponibilidade técnica no endereço.`,
} as const
