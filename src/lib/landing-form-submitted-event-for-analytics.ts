/**
 * The DOM event with which a landing page tells analytics that a visitor has submitted one of its forms with contact
 * data. Analytics calls that a lead ('generate_lead'), even before an order is stored.
 */

export const LEAD_EVENT = 'prosa:lead'

/** The form: coverage form with its drawer, drawer for the address, or request for a phone call. */
export type LeadForm = 'cobertura' | 'endereco' | 'ligacao'
