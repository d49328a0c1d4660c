/** Output texts of the command `npm run shop` (docs/shop.md). */
export const shopCommand = {
  usage: `Uso:
  npm run -s shop -- export > shop.json      grava a loja que está no ar
  npm run shop -- check shop.json            confere um arquivo e diz o que mudaria
  npm run shop -- publish shop.json          publica, agora e sem fim
      --from 2026-12-01T00:00                a partir desta hora (São Paulo)
      --until 2026-12-27T00:00               até esta hora; depois volta a edição de antes
      --note "Natal"                         um comentário para o histórico
      --field plans.d500a.price              onde outra publicação também muda este valor, vale o do arquivo;
                                             \`until\`: vale até o fim também na que começa antes dele e continua
      --yes                                  publica mesmo com avisos, e as outras ficam com o valor delas
  npm run shop -- history                    o que foi publicado, o mais novo primeiro
  npm run shop -- back [N]                   volta à edição N; sem N, à que estava no ar antes
  npm run shop -- withdraw N                 retira a publicação programada N, antes da hora dela`,
  level: { red: 'ERRO', yellow: 'AVISO', known: 'JÁ SABIDO' },
  noTime: (option: string, written: string) => `--${option} ${written} não é uma hora como 2026-12-01T00:00.`,
  dayIsOver: (written: string) =>
    `--from ${written} é um dia que já passou, e a edição entraria no ar agora. Para isso, deixe --from de fora.`,
  unreadable: (file: string, reason: string) => `${file} não pode ser lido: ${reason}`,
  /** @param until null without an end */
  period: (from: string, until: string | null) => `de ${from} ${until ? `até ${until}` : 'em diante'}`,
  neverLive: 'nunca no ar',
  nothingChanges: 'Nada muda para quem visita.',
  changes: 'O que muda:',
  entry: (number: number, period: string, by: string, at: string) =>
    `edição ${number}, ${period}: publicada por ${by} em ${at}`,
  scheduled: (id: number) => `programada (para retirar: withdraw ${id})`,
  withdrawn: (by: string) => `retirada por ${by} antes da hora`,
  isWithdrawn: (id: number) => `A publicação ${id} foi retirada: ela não entra no ar.`,
  notScheduled: (id: number) =>
    `Não há publicação programada ${id}, ou a hora dela já chegou. Para sair de uma que está no ar: npm run shop -- back`,
  /** What a publication that begins later gets. */
  carried: (number: number, period: string) => `Também na edição ${number}, ${period}:`,
  /** @param place the field for --field; \`until\` for the end */
  question: ({
    place,
    number,
    author,
    changes,
  }: Readonly<Record<'place' | 'author' | 'changes', string>> & { readonly number: number }) =>
    place === 'until'
      ? `ESCOLHA until: a edição ${number}, de ${author}, continua depois do fim desta publicação. Para valer nela também até esse fim, --field until; para não, --yes: ${changes}`
      : `ESCOLHA ${place}: a edição ${number}, de ${author}, também muda isto. Para valer o do arquivo, --field ${place}; para ficar o dela, --yes: ${changes}`,
  nothingMissing: 'Nas edições programadas não falta nada: o que se publica vale nelas também.',
  unknownField: (place: string) => `Não é um campo que outra publicação também muda: ${place}`,
  neverPublished: 'Nada foi publicado ainda.',
  noNumber: (typed: string) => `${typed} não é um número.`,
  unknownEdition: 'Essa edição nunca esteve no ar. Veja os números com: npm run shop -- history',
  back: (number: number) => `A edição ${number} está no ar outra vez.`,
  confirmWarnings: 'Não foi publicada: confirme os avisos com --yes.',
  published: (number: number, period: string) => `A edição ${number} está publicada, ${period}.`,
} as const
