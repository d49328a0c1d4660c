/**
 * Texts of the alternative start pages: each has its own path, such as `/500mb`, its own heading and some of the plans.
 */

/** A start page with its own path, texts and plan list. */
export interface AlternativeStartPage {
  /** Canonical path for search engines. */
  readonly path: string
  readonly title: string
  /** Description for search engines and shared links. */
  readonly description: string
  readonly heading: string
  readonly text: string
  /** Heading of the plan list. */
  readonly plans: string
  /** The plan list shows all plans with this download speed in Mega. */
  readonly download?: number
  /** Whether the page opens scrolled to its plan list. */
  readonly opensAtPlans?: true
}

const list: readonly AlternativeStartPage[] = [
  {
    path: '/ofertas',
    title: 'Ofertas de internet fibra',
    description:
      'Ofertas de internet fibra lado a lado: velocidade, streaming e preço por mês. Diga o CEP e o telefone e veja quais chegam à sua casa.',
    heading: 'Qual plano combina com a sua casa?',
    text: 'Diga o CEP e o telefone e veja quais destes planos chegam ao seu endereço.',
    plans: 'Ofertas de internet fibra',
    opensAtPlans: true,
  },
  {
    path: '/novo-cliente',
    title: 'Novos clientes',
    description:
      'Ainda não tem a fibra? Veja os planos e os preços para novos clientes e consulte se ela chega ao seu endereço.',
    heading: 'Você ainda não é cliente da fibra',
    text: 'Diga o CEP e o telefone e veja os planos e os preços para quem está chegando.',
    plans: 'Planos para novos clientes',
  },
  {
    path: '/700mb',
    title: 'Internet fibra de 700 Mega',
    description:
      'Internet fibra de 700 Mega para até 50 aparelhos, com ou sem Globoplay, HBO Max ou Paramount+. Veja os preços do seu endereço.',
    heading: '700 Mega para a casa toda',
    text: '600 Mega do plano mais 100 Mega de bônus, para até 50 aparelhos. Veja se chega ao seu endereço.',
    plans: 'Planos de 700 Mega',
    download: 600,
  },
  {
    path: '/500mb',
    title: 'Internet fibra de 500 Mega',
    description:
      'Internet fibra de 500 Mega, com 250 Mega de upload, para até 40 aparelhos. Compare os planos e consulte o seu endereço.',
    heading: '500 Mega para até 40 aparelhos',
    text: 'Com 250 Mega de upload. Veja se chega ao seu endereço.',
    plans: 'Planos de 500 Mega',
    download: 500,
  },
  {
    path: '/1gb',
    title: 'Internet fibra de 1 Giga',
    description:
      'Internet fibra de 1 Giga com modem Wi-Fi 6, para até 68 aparelhos, com ou sem streaming. Veja os preços do seu endereço.',
    heading: '1 Giga para quem faz tudo ao mesmo tempo',
    text: 'Para até 68 aparelhos, com 500 Mega de upload e modem Wi-Fi 6. Veja se chega ao seu endereço.',
    plans: 'Planos de 1 Giga',
    download: 1000,
  },
]

/** Other paths of these pages, mapped to the canonical ones. */
const ALIASES: Readonly<Record<string, string>> = { '/1gb/index.temp': '/1gb' }

/** Returns the alternative start page at a path without campaign prefix; undefined if there is none. */
export function alternativeStartPageAt(path: string): AlternativeStartPage | undefined {
  const bare = path.replace(/\/+$/, '')
  const wanted = ALIASES[bare] ?? bare
  return list.find((each) => each.path === wanted)
}
