/** Types of what the declared pages of the desk may ask of the server (page-services.ts). */
import type { DeskContext } from '../../services/desk/desk-context.ts'
import type { ImportWork } from './import-work.ts'

/** The parts of the server that these functions get. */
export type PageParts = DeskContext & { readonly imports: ImportWork }

/** Functions for pages, by name. */
export type PageServices = Readonly<Record<string, (parts: PageParts, ...rest: never[]) => unknown>>
