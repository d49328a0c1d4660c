/** Journeys as others than their visitors know them: the desk, search engines, shared links. */

/** At the desk. */
export const journeyNames: Readonly<Record<string, string>> = {
  standard: 'Pedido padrão',
  b: 'Pedido com CEP e número juntos',
  mobile: 'Pedido de quem tem linha móvel',
  'b-mobile': 'Linha móvel, CEP e número juntos',
  compact: 'Pedido compacto',
  collaborator: 'Oferta para colaboradores',
  coverage: 'Consulta de cobertura',
  renewal: 'Renovação',
  migration: 'Migração para a Ultrafibra',
}

/** What search engines and shared links say of the chat that an order begins in, and of its first page. */
const chat = {
  order:
    'Peça internet fibra conversando: diga o CEP, escolha o plano e marque a instalação. Passe para o formulário quando quiser.',
  coverage: 'Pergunte na conversa se a fibra chega ao seu endereço e veja os planos e os preços de lá.',
  renewal: 'Já tem a fibra? Veja na conversa as ofertas do seu CPF e renove o seu plano.',
  migration: 'Cliente da rede antiga? Veja na conversa as ofertas do seu CPF e passe para a fibra.',
} as const

const pages = {
  order: 'Consulte o CEP, escolha o plano de internet fibra e marque a instalação, uma pergunta por vez.',
  coverage: 'Consulte pelo CEP e pelo número se a fibra chega ao seu endereço e veja os planos de lá.',
  renewal: 'Já tem a fibra? Consulte as ofertas do seu CPF e renove o seu plano em poucos passos.',
  migration: 'Cliente da rede antiga? Consulte as ofertas do seu CPF e passe para a fibra em poucos passos.',
} as const

const isOwn = (journey: string): journey is keyof typeof pages => Object.hasOwn(pages, journey)

/** @param journey by id; those that order something new share one description */
export const orderDescription = (mode: 'chat' | 'pages', journey: string): string =>
  (mode === 'chat' ? chat : pages)[isOwn(journey) ? journey : 'order']
