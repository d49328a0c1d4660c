/**
 * Reads only the operator's phone numbers from the file of the last served edition, for the page that is shown while
 * the server starts.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { firstPhones, type Phones } from '../../src/content/brand-and-phones.ts'

/** The file of the edition that was served last, below DATA_DIR. */
export const lastEditionPath = (dataDir: string): string => path.join(dataDir, 'last-edition.json')

const { sales, support, whatsapp } = {
  sales: z.string(),
  support: z.string(),
  whatsapp: z.optional(z.string()),
}
const Kept = z.object({
  document: z.object({ footer: z.optional(z.object({ sales, support, whatsapp })) }),
})

/** Returns the phone numbers of the edition that was served last; those of the first edition if there is none. */
export function phonesOfLastEdition(dataDir: string): Phones {
  try {
    const { document } = Kept.parse(JSON.parse(readFileSync(lastEditionPath(dataDir), 'utf8')))
    return { ...firstPhones, ...document.footer }
  } catch {
    // there is none yet, or the file is damaged
    return firstPhones
  }
}
