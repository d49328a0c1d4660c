import { createContext, useContext } from 'react'
import { whatsappHref, type WhatsappMessageDetails } from '../content/build-whatsapp-link.ts'
import { usePhones } from './usePhones.ts'

/** The details for the message of every WhatsApp link in an order. */
export const WhatsappMessageDetailsContext = createContext<WhatsappMessageDetails>({})

/**
 * Returns the WhatsApp link. Its message contains the order's number or, while the order is open, its reference,
 * the plan, the question, and the link back to it.
 */
export const useWhatsappHref = (): string =>
  whatsappHref(usePhones().whatsapp, useContext(WhatsappMessageDetailsContext))
