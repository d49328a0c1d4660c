/**
 * The long tasks of the desk: reading files, rendering previews, writing exports. The same code runs in the
 * process beside the server (work-process.ts) and, in tests, inside it.
 */
import { compareImport, readImportFile, type ImportOnDay } from '../imports/import-reader.ts'
import type { PageName, RenderInput } from '../../src/app/server-rendering/page-renderer-input.ts'
import type { ResolvedEdition } from '../../src/edition/edition-content-at-instant.ts'
import type { Preview } from '../rules/desk/signed-preview-links.ts'
import { previewedEdition } from '../services/desk/open-shop-preview.ts'
import { previewInputOf, type SiteSettings } from '../site/collect-render-input.ts'
import { editionPreview, type EndedCampaignPage } from '../site/shop-preview-renderer.ts'
import { loadShopPage, type AskedShopPage, type ShopPageParts } from './load-shop-page-data.ts'
import { exportedPart } from '../services/desk/exports.ts'
import type { PageRenderer } from '../site/page-renderer.ts'

/** What the tasks need. */
export type TaskParts = ShopPageParts & {
  readonly settings: SiteSettings
  /** Renders pages; null if the site was not built. */
  readonly renderer: Pick<PageRenderer, 'render'> | null
  readonly ended: EndedCampaignPage
}

/** What a task gets beside its input: the file that was sent, and a function that hears how far it is. */
export type TaskCall = {
  readonly bytes: Buffer
  readonly progress: (done: number, total: number) => void
}

export const tasks = {
  readImport: (parts: TaskParts, what: ImportOnDay, { bytes, progress }: TaskCall) =>
    readImportFile(parts, what, bytes, progress),

  compareImport: (parts: TaskParts, what: ImportOnDay) => compareImport(parts, what),

  shopPage: (parts: TaskParts, page: AskedShopPage) => loadShopPage(parts, page),

  /** A static copy of a campaign's start page in an edition, published or not; null if there is none. */
  async preview({ renderer, settings, ended, ...parts }: TaskParts, preview: Preview & { isDraft: boolean }) {
    const edition = await previewedEdition(parts, preview)
    const pages = renderer && {
      preview: (of: ResolvedEdition, name: PageName) =>
        renderer.render(previewInputOf(of, settings, name), true),
    }
    return edition && editionPreview(pages, { ...preview, edition }, ended)
  },

  /** A page that is not served, for a browser that looks around in a preview. */
  async render({ renderer }: TaskParts, source: RenderInput) {
    if (!renderer) throw new Error('the site was not built')
    return renderer.render(source, true)
  },

  exportPart: (parts: TaskParts, part: Parameters<typeof exportedPart>[1]) => exportedPart(parts, part),
} as const

type Tasks = typeof tasks
export type TaskName = keyof Tasks
export type TaskInput<Name extends TaskName> = Parameters<Tasks[Name]>[1]
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<Tasks[Name]>>
