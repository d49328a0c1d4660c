/**
 * Texts of `/regulamentos`, which lists the regulations and contracts, and of the page of each document.
 */
export const regulations = {
  title: 'Regulamentos e contratos',
  heading: 'Regulamentos, sumários e contratos',
  // one line on every phone, also in the font that is there before the site's own
  text: 'Tudo o que vale para o seu plano.',
  search: 'Procurar',
  placeholder: 'Ex.: 700 Mega, streaming',
  found: (documents: number) => (documents === 1 ? '1 documento' : `${documents} documentos`),
  none: (query: string) => `Nenhum documento fala de “${query}”.`,
  clear: 'Mostrar todos',
  everyPlan: 'Todos os planos',
  /** Heading for plans without a speed. */
  others: 'Outras ofertas',
  kinds: { regulation: 'Regulamento', summary: 'Sumário', contract: 'Contrato' },
  appliesTo: (plans: string) => `Vale para ${plans}.`,
  back: 'Todos os documentos',
  print: 'Imprimir ou salvar em PDF',
  failed: 'Não deu para abrir os documentos',
  unknown: {
    title: 'Não achamos este documento',
    text: 'Ele pode ter mudado de endereço. A lista completa está a um toque.',
  },
} as const

export type DocumentKind = keyof typeof regulations.kinds
