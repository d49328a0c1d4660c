import { createContext } from 'react'
import type { PageFrame } from '../../server/routes/desk/page-declaration-types.ts'

/** React context with the data that all pages of the desk share. */
export const PageContext = createContext<PageFrame | null>(null)
