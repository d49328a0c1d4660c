import { b } from '../../funnel/journeys/b.ts'
import { checkoutParts } from './parts.ts'
import './standard.ts'

/** CEP and number on one page; else the standard order. */
export const parts = checkoutParts(b.id)
