/** Builds the WhatsApp links of an order. */
import { createContext, useContext } from 'react'
import { operatorWhatsapp, type WhatsappMessageDetails } from '../content/whatsapp.ts'

/** The details for the message of every WhatsApp link in an order. */
export const WhatsappMessageDetailsContext = createContext<WhatsappMessageDetails>({})

/**
 * Returns the WhatsApp link. Its message contains the order's number or, while the order is open, its reference,
 * the plan, the question, and the link back to it.
 */
export const useWhatsappHref = (): string => operatorWhatsapp.about(useContext(WhatsappMessageDetailsContext))
