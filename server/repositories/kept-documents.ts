/** Keeps the documents of editions and of the draft that were read last, by their texts. */
import { keep } from '../../src/edition/read-edition.ts'

/** How many: the draft, what it was made from, what is live, and what is scheduled. */
const KEPT = 8

const documents = new Map<string, unknown>()

/** Parses the JSON text of a document. The same text is the same frozen object as long as it is in use. */
export function keptDocument(text: string): unknown {
  const document = documents.get(text) ?? keep(JSON.parse(text) as unknown)
  // the last one that was asked for is the last one to go
  documents.delete(text)
  documents.set(text, document)
  const [oldest] = documents.keys()
  if (documents.size > KEPT && oldest !== undefined) documents.delete(oldest)
  return document
}
