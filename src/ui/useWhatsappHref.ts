import { createContext, useContext } from 'react'
import { brand, type HelpWanted } from '../content/brand.ts'

/** What the visitor may need help with. */
export const HelpWantedContext = createContext<HelpWanted>({})

/**
 * Returns the WhatsApp link. Its message contains the order's number or, while the order is open, its reference,
 * the plan, the question, and the link back to it.
 */
export const useWhatsappHref = (): string => brand.whatsapp.about(useContext(HelpWantedContext))
