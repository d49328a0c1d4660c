/** The roles of desk users, their reasons to open or cancel an order, queues and results of calls, and kinds of import. */

/**
 * The roles at the operator's desk. 'atendimento' handles calls and leads, 'analise' sees only figures, 'publicacao'
 * changes the shop, 'aprovacao' approves its changes, 'administracao' may do everything.
 */
export const ROLES = ['atendimento', 'analise', 'publicacao', 'aprovacao', 'administracao'] as const
export type Role = (typeof ROLES)[number]

/** The roles that pages of the desk name: each group may open them, or send one of their forms. */
export const ADMINISTRATORS: readonly Role[] = ['administracao']
export const ANALYSTS: readonly Role[] = ['analise', 'administracao']
export const ATTENDANTS: readonly Role[] = ['atendimento', 'administracao']
/** They change the shop, import files, and say how many visits the teams make. */
export const PUBLISHERS: readonly Role[] = ['publicacao', 'administracao']
export const APPROVERS: readonly Role[] = ['aprovacao', 'administracao']
export const SHOP_READERS: readonly Role[] = ['publicacao', 'aprovacao', 'administracao']

/**
 * Why a desk user opens the data of an order or a lead. This list and that for cancelling are fixed, so that no personal
 * data enters the audit log.
 */
export const OPENING_REASONS = ['cliente', 'visita', 'reclamacao', 'entrega', 'suspeita'] as const
export type OpeningReason = (typeof OPENING_REASONS)[number]

/** Why a desk user cancels an order. */
export const CANCEL_REASONS = ['cliente', 'sem-rede', 'repetido', 'suspeita'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]

/** Why a desk user corrects the contact of an order. */
export const CORRECTION_REASONS = ['errado', 'mudou', 'nao-chega'] as const
export type CorrectionReason = (typeof CORRECTION_REASONS)[number]

/** Why a desk user puts an order right. */
export const CHANGE_REASONS = ['errado', 'mudou', 'vendido'] as const
export type ChangeReason = (typeof CHANGE_REASONS)[number]

/** How a desk user confirmed who asks for the data about a person, if no link and no code proves it. */
export const IDENTITY_CHECKS = ['phone', 'email', 'document'] as const
export type IdentityCheck = (typeof IDENTITY_CHECKS)[number]

/** How a request about a person's data came that was not made on the site. */
export const REQUEST_VIAS = ['carta', 'email', 'telefone'] as const
export type RequestVia = (typeof REQUEST_VIAS)[number]

/**
 * What may still be owed to a person when a record about them is erased: a visit that is to come or to be arranged, a held
 * order that waits for a call, and a call that was requested.
 */
export const OPEN_WORK = ['visit', 'arrange', 'held', 'call', 'agreed'] as const
export type OpenWork = (typeof OPEN_WORK)[number]

/**
 * The queues of people to call at the operator's desk. In order, they mean: requested a call; the risk check
 * rejected them; left an order late; the network has come to their place on the waiting list; ordered without a day, so
 * that the visit is to be arranged. A person for whom there are several reasons is in the first of these queues only.
 */
export const CALL_QUEUES = ['pediu', 'analise', 'parou', 'rede', 'visitas'] as const
export type CallQueue = (typeof CALL_QUEUES)[number]

/**
 * The results that a desk user can record for a phone call. In order, they mean: ordered; call
 * again; no answer; sent a message instead; not interested; wrong number; informed that the network is
 * available; asked not to be called any more. 'visita' is what booking the visit of an order records.
 */
export const CALL_RESULTS = [
  'pedido',
  'de-novo',
  'nao-atendeu',
  'mensagem',
  'recusou',
  'errado',
  'avisado',
  'nao-ligar',
  'visita',
] as const
export type CallResult = (typeof CALL_RESULTS)[number]

/** The results after which no further call is needed. */
export const CLOSING_RESULTS: readonly CallResult[] = [
  'pedido',
  'recusou',
  'errado',
  'avisado',
  'nao-ligar',
  'visita',
]

/** The results that the form of a call in a queue offers. The visit of an order is owed until it was booked. */
export const offeredResults = (queue: CallQueue): readonly CallResult[] =>
  CALL_RESULTS.filter(
    (each) => each !== 'visita' && (queue !== 'visitas' || !['pedido', 'recusou', 'avisado'].includes(each)),
  )

/**
 * The kinds of data that can be imported: coverage areas, municipalities that one network covers entirely, CEP ranges
 * of municipalities, streets, customers who may renew or migrate, their mobile lines.
 */
export const IMPORT_KINDS = ['coverage', 'municipalities', 'ceps', 'streets', 'customers', 'lines'] as const
export type ImportKind = (typeof IMPORT_KINDS)[number]

export const PERSONAL_IMPORTS: readonly ImportKind[] = ['customers', 'lines']
