import { createContext, useContext } from 'react'
import { brand } from '../content/brand.ts'

/** Number of the order that was placed on this page; '' while there is none. */
export const OrderNumberContext = createContext('')

/** Returns the WhatsApp link. Once an order is placed, its message contains the order's number (D100). */
export const useWhatsappHref = (): string => brand.whatsapp.about(useContext(OrderNumberContext))
