import { createContext, useContext } from 'react'
import { operatorWhatsapp, type HelpWanted } from '../content/whatsapp.ts'

/** What the visitor may need help with. */
export const HelpWantedContext = createContext<HelpWanted>({})

/**
 * Returns the WhatsApp link. Its message contains the order's number or, while the order is open, its reference,
 * the plan, the question, and the link back to it.
 */
export const useWhatsappHref = (): string => operatorWhatsapp.about(useContext(HelpWantedContext))
