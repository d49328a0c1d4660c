/**
 * Sentences of the desk's audit log, by action. A placeholder in braces becomes a link to the subject of the action:
 * `{o}` is its name with an article, `{de}` and `{a}` add a preposition, `{}` is the name alone. Any other text in
 * braces is used as it is.
 */
const SENTENCES = {
  entered: 'entrou',
  entered_by_sso: 'entrou pela conta da empresa',
  entry_refused: 'errou a senha',
  code_refused: 'errou o código',
  left: 'saiu',
  others_left: 'encerrou as outras sessões da conta',
  password_set: 'criou a senha',
  factor_set: 'ligou o aplicativo autenticador',
  account_added: 'criou {o}',
  account_role: 'mudou o papel {de}',
  account_disabled: 'desligou {o}',
  account_enabled: 'religou {o}',
  account_calls_handed: 'passou as ligações combinadas {de}',
  account_reset: 'pediu novo primeiro acesso {a}',
  account_factor_reset: 'pediu o aplicativo autenticador de novo {a}',
  account_seen: 'viu {o} e suas sessões',
  session_ended: 'encerrou uma sessão {de}',
  audit_seen: 'abriu o registro',
  audit_accepted: 'aceitou uma cópia restaurada do registro',
  clock_confirmed: 'confirmou {o relógio do servidor}',
  exported: 'exportou {números}',
  figures_read: 'leu {números}',
  key_added: 'criou {uma chave}',
  key_removed: 'revogou {uma chave}',
  go_live_ticked: 'marcou {um ponto} antes de abrir',
  go_live_unticked: 'desmarcou {um ponto} antes de abrir',
  costs_set: 'guardou {custos de campanhas}',
  experiment_started: 'começou {um experimento}',
  experiment_stopped: 'parou {um experimento}',
  shop_published: 'publicou {uma edição da loja}',
  shop_returned: 'voltou {a loja} a uma edição de antes',
  shop_withdrawn: 'retirou {uma publicação programada} da loja',
  shop_asked: 'pediu aprovação para {uma edição da loja}',
  shop_unasked: 'desistiu de publicar {uma edição da loja}',
  shop_approved: 'aprovou {uma edição da loja}',
  shop_refused: 'não aprovou {uma edição da loja}',
  shop_draft_discarded: 'descartou {o rascunho da loja}',
  shop_preview_revoked: 'anulou os links {de uma prévia da loja}',
  slots_set: 'mudou a capacidade {da agenda}',
  slots_reset: 'voltou {a agenda} ao número da equipe',
  slots_closed: 'fechou períodos {da agenda}',
  slots_opened: 'abriu de novo períodos {da agenda}',
  slots_copied: 'copiou uma semana {da agenda}',
  import_uploaded: 'enviou {um arquivo para importar}',
  import_applied: 'importou {um arquivo}',
  import_undone: 'desfez {uma importação}',
  import_discarded: 'descartou {um arquivo para importar}',
  call_taken: 'pegou {o}',
  call_seen: 'viu nome e telefone {de}',
  call_noted: 'anotou o resultado {de}',
  call_released: 'devolveu {o}',
  call_handed_over: 'passou {o} a outra pessoa',
  call_result_undone: 'desfez o resultado {de}',
  reference_looked_up: 'procurou uma ligação por {}',
  agent_link_made: 'fez {um link de atendente}',
  phone_order_opened: 'abriu {um pedido ao telefone}, com o sim da pessoa',
  agent_link_revoked: 'cancelou {um link de atendente}',
  delivery_resent: 'mandou {uma entrega} de novo',
  data_request_entered: 'anotou {um pedido de titular}',
  data_requests_seen: 'viu {os pedidos de titulares}',
  data_request_seen: 'viu {um pedido de titular}',
  data_request_proven: 'confirmou quem fez {um pedido de titular}',
  data_request_records: 'mudou o que pertence {a um pedido de titular}',
  data_request_file: 'baixou o arquivo {de um pedido de titular}',
  data_request_file_mailed: 'mandou o arquivo {de um pedido de titular}',
  data_request_erased: 'apagou dados {de um pedido de titular}',
  data_request_closed: 'concluiu {um pedido de titular}',
  order_searched: 'procurou por {}',
  order_shown: 'viu {o}, com os dados escondidos',
  order_opened: 'abriu os dados {de}',
  order_seen: 'viu os dados {de}',
  order_moved: 'mudou a visita {de}',
  order_booked: 'marcou a visita {de}',
  order_installed: 'anotou a instalação {de}',
  order_not_installed: 'desfez a instalação {de}',
  order_cancelled: 'cancelou {o}',
  order_do_not_call: 'marcou para não ligar sobre {o}',
  order_may_call: 'voltou a permitir ligar sobre {o}',
  phone_do_not_call: 'marcou um telefone para não ligar',
  phone_may_call: 'voltou a permitir ligar para um telefone',
  order_restored: 'desfez o cancelamento {de}',
  order_noted: 'anotou n{o}',
  order_contact_corrected: 'corrigiu o contato {de}',
  order_changed: 'corrigiu {o}',
  order_change_asked: 'pediu o sim da pessoa para corrigir {o}',
  order_message_asked: 'pediu aprovação para {uma frase a quem pediu}',
  order_message_sent: 'mandou {uma frase a quem pediu}',
  order_message_refused: 'não mandou {uma frase a quem pediu}',
  order_notice_sent: 'mandou de novo um aviso {de}',
  order_link_made: 'fez o link de volta {a}',
}

/** An action that the desk's audit log records. */
export type AuditedAction = keyof typeof SENTENCES

/** The actions that only view data. All others change something or belong to a login. */
export const ACCESS_ACTIONS: readonly string[] = [
  'order_searched',
  'order_shown',
  'order_opened',
  'order_seen',
  'reference_looked_up',
  'call_seen',
  'account_seen',
  'audit_seen',
  'exported',
  'figures_read',
  'data_requests_seen',
  'data_request_seen',
  'data_request_file',
]
const LOG_INS: readonly string[] = [
  'entered',
  'entered_by_sso',
  'entry_refused',
  'code_refused',
  'left',
  'others_left',
  'password_set',
  'factor_set',
]

/** Groups of actions that the page of the log can be filtered by: the value in the URL, its text, its actions. */
export const ACTION_GROUPS: Readonly<Record<string, readonly [text: string, actions: readonly string[]]>> = {
  olhou: ['O que olhou', ACCESS_ACTIONS],
  mudou: [
    'O que mudou',
    Object.keys(SENTENCES).filter((each) => !ACCESS_ACTIONS.includes(each) && !LOG_INS.includes(each)),
  ],
  entrou: ['Entradas e saídas', LOG_INS],
}

/** Names of what actions are about, with their id. */
export const auditNouns = {
  account: (email: string) => `conta ${email}`,
  call: (reference: string) => `ligação ${reference}`,
  order: (number: string) => `pedido ${number}`,
  begunOrder: (reference: string) => `pedido começado ${reference}`,
} as const

/** What an action was about, with its gender: 'pedido P261123K7M2QX'. */
export type SubjectNoun = { readonly article: 'o' | 'a'; readonly noun: string }

const SUBJECTLESS: Readonly<Record<string, SubjectNoun>> = {
  order: { article: 'o', noun: 'pedido' },
  call: { article: 'a', noun: 'ligação' },
  account: { article: 'a', noun: 'conta' },
}

/** A sentence about an action, in three parts: the middle one is what a page links. */
export type Sentence = { readonly before: string; readonly linked: string; readonly after: string }

const FORMS: Readonly<Record<string, (subject: SubjectNoun) => string>> = {
  o: ({ article }) => `${article} `,
  de: ({ article }) => `d${article} `,
  a: ({ article }) => (article === 'o' ? 'ao ' : 'à '),
  '': () => '',
}

/**
 * Returns the sentence about an action.
 * @param subject what it was about; without one the sentence says only what kind of thing that was
 */
export function sentenceOf(what: string, subject: SubjectNoun | null): Sentence {
  const text = (SENTENCES as Readonly<Record<string, string>>)[what] ?? what
  const [, start = '', form = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(text) ?? [text, text]
  if (!text.includes('{')) return { before: text, linked: '', after: '' }
  const wordsOf = FORMS[form]
  if (!wordsOf) return { before: start, linked: form, after }
  const about = subject ?? SUBJECTLESS[what.split('_')[0] ?? '']
  if (!about) return { before: start.trimEnd(), linked: '', after }
  return { before: start + wordsOf(about), linked: about.noun, after }
}

/** Returns an action in a few words, as the filter of the log lists it: 'abriu os dados do pedido'. */
export function actionName(what: string): string {
  const { before, linked, after } = sentenceOf(what, null)
  return before + linked + after
}

/** All actions, in the order of the filter. */
export const ALL_ACTIONS: readonly string[] = Object.keys(SENTENCES)
