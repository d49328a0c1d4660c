/**
 * The reasons that desk users can give when they open an order's data or cancel it. The list is fixed, so that no
 * personal data enters the audit log.
 */

/** Why a desk user opens the data of an order or a lead. */
export const OPENING_REASONS = ['cliente', 'visita', 'reclamacao', 'entrega', 'suspeita'] as const
export type OpeningReason = (typeof OPENING_REASONS)[number]

/** Why a desk user cancels an order. */
export const CANCEL_REASONS = ['cliente', 'sem-rede', 'repetido', 'suspeita'] as const
export type CancelReason = (typeof CANCEL_REASONS)[number]
