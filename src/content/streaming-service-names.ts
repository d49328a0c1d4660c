/** Names of the streaming services by slug in the catalogue. */
export const streamingServiceNames: Readonly<Record<string, string>> = {
  MAX: 'HBO Max',
  'paramount-plus': 'Paramount+',
  'globo-play': 'Globoplay',
}

type Subscriber = {
  readonly subscriptions: readonly string[]
  readonly benefits?: readonly { readonly slug: string; readonly benefit: string }[]
}

/** Names the streaming services of a plan: one that the site does not know by itself, as the shop calls it. */
export const streamingNamesOf = ({ subscriptions, benefits = [] }: Subscriber): string[] =>
  subscriptions.flatMap(
    (slug) => streamingServiceNames[slug] ?? benefits.find((each) => each.slug === slug)?.benefit ?? [],
  )
