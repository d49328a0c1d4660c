/** The phone numbers of the edition that was served last, before the code and the database of the shop are there. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { firstPhones, type Phones } from '../../src/content/brand.ts'

/** The file of the edition that was served last, below DATA_DIR. */
export const lastEditionFile = (dataDir: string): string => path.join(dataDir, 'last-edition.json')

const { sales, support, whatsapp } = {
  sales: z.string(),
  support: z.string(),
  whatsapp: z.optional(z.string()),
}
const Kept = z.object({
  document: z.object({ footer: z.optional(z.object({ sales, support, whatsapp })) }),
})

/** Returns the phone numbers of the edition that was served last; those of the first edition if there is none. */
export function lastPhones(dataDir: string): Phones {
  try {
    const { document } = Kept.parse(JSON.parse(readFileSync(lastEditionFile(dataDir), 'utf8')))
    return { ...firstPhones, ...document.footer }
  } catch {
    // there is none yet, or the file is damaged
    return firstPhones
  }
}
