/** Reads a table as Chromium presents it to screen readers, because a style sheet can remove its roles. */
import type { Page } from '@playwright/test'

type Node = {
  readonly nodeId: string
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly childIds?: readonly string[]
}

const CELLS: ReadonlySet<unknown> = new Set(['columnheader', 'rowheader', 'cell', 'gridcell'])

/** The rows of the table with this caption, each the texts of its cells with their roles: 'columnheader: Viram'. */
export async function tableForScreenReader(page: Page, caption: string): Promise<string[][]> {
  const client = await page.context().newCDPSession(page)
  const nodes = (await client.send('Accessibility.getFullAXTree')).nodes as Node[]
  await client.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const within = (node: Node): Node[] =>
    (node.childIds ?? []).flatMap((id) => {
      const child = byId.get(id)
      return child ? [child, ...within(child)] : []
    })
  const texts = (node: Node): string =>
    within(node)
      .filter(({ role }) => role?.value === 'StaticText')
      .map(({ name }) => String(name?.value))
      .join(' ')
  const table = nodes.find(({ role, name }) => role?.value === 'table' && name?.value === caption)
  if (!table) return []
  return within(table)
    .filter(({ role, ignored }) => role?.value === 'row' && !ignored)
    .map((row) =>
      within(row)
        .filter(({ role, ignored }) => CELLS.has(role?.value) && !ignored)
        .map((cell) => `${String(cell.role?.value)}: ${texts(cell)}`),
    )
}
