/** Reads the text and the structure of a PDF file. */
import { getDocumentProxy } from 'unpdf'

type Node = {
  readonly role?: string
  readonly children?: readonly Node[]
  /** 'content' for text, which is on the page that is read. */
  readonly type?: string
}

const hasContent = ({ type, children = [] }: Node): boolean => type === 'content' || children.some(hasContent)

/**
 * Roles of the elements, pages joined, and the text of all of them. A list over two pages is reported on both with its
 * items: each counts where its text is.
 */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const roles: string[] = []
  let text = ''
  const walk = ({ role, children }: Node): void => {
    if (role) roles.push(role)
    children?.filter(hasContent).forEach(walk)
  }
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    walk((await page.getStructTree()) as Node)
    const { items } = await page.getTextContent()
    text += items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('')
  }
  const { info } = await pdf.getMetadata()
  return { roles, text: text.replace(/\s+/g, ' '), info: info as Record<string, unknown> }
}
