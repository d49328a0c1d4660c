/** Texts of the plan cards on landing pages. Campaigns choose the button texts by the keys of `variants` and `feet`. */
import { formatCount } from '../../lib/format-prices-and-counts.ts'
import { listInWords } from '../../lib/list-in-words.ts'
import { mobileBonus } from '../mobile-bonus.ts'
import { cheapestBadge, planWords } from '../plan-list.ts'

export const cardWords = {
  variants: {
    new: { hire: 'Contratar agora', whatsApp: 'Contratar via Whatsapp' },
    old: { hire: 'Contratar online', whatsApp: 'Contratar por Whatsapp' },
  },
  /** Button at the foot of a card, which opens the drawer with the plan's benefits. */
  feet: {
    benefits: 'Conferir benefícios',
    services: 'Serviços Inclusos',
    content: 'Conteúdo online',
  },
  badges: {
    cheapest: cheapestBadge,
    gamer: ['OFERTA GAMER', 'ESCOLHA STREAMING'],
    special: 'Oferta especial',
  },
  /** Label of the cheapest plan. */
  cheapest: 'MENOR PREÇO',
  /** Label of each plan in the campaign with a loyalty programme. */
  points: (points: number) => `+${formatCount(points)} PONTOS`,
  /** Label above the toggles of streaming services. */
  choose: 'Escolha o streaming',
  /** Two lines at most: all of them stand in the drawer, and what a plan is bought for in its text. */
  includes: (services: readonly string[]) => {
    const [first = '', second = '', ...others] = services
    const named = others.length > 1 ? [first, second, `mais ${others.length} serviços`] : services
    return `Inclui ${listInWords(named)}.`
  },
  /** Title of the drawer with the plan's benefits. */
  benefits: (plan: string) => `O que vem no ${plan}`,
  modem: planWords.modem,
  /** Tabs that separate plans with and without streaming. */
  tabs: { label: 'Tipo de plano', plain: 'Só internet', streaming: 'Com streaming' },
  arrows: { previous: 'Plano anterior', next: 'Próximo plano' },
  /** Choice between ordering by chat and by form, shown only in narrow windows. */
  ways: {
    title: 'Como você quer pedir?',
    chat: 'Pedir pelo chat',
    chatText: 'Uma pergunta de cada vez, como em uma conversa.',
    form: 'Pedir pelo formulário',
    formText: 'As mesmas perguntas em páginas curtas.',
    whatsAppText: 'Com a equipe de vendas, fora deste site.',
  },
  /** Bonus that customers of a mobile plan get with fibre, by mobile plan. */
  mobileBonus,
} as const
