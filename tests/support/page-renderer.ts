/** Renders pages of the site inside the test process, into an empty template, so that no build is needed. */
import { renderPage } from '../../src/app/server-rendering/render-page.ts'
import type { RenderInput } from '../../src/app/server-rendering/page-renderer-input.ts'
import { drawPicture } from '../../server/site/draw-share-picture.ts'
import { finishPage } from '../../server/site/pack-rendered-page.ts'
import type { PageRenderer } from '../../server/site/page-renderer.ts'
import { drawPdf } from '../../server/site/draw-pdf.ts'
import { addressOfPicture } from '../../server/site/signed-share-picture-urls.ts'

const metas = ['payment', 'message-model', 'api-url', 'api-hosts', 'api-can'].map(
  (name) => `<meta name="${name}" content="">`,
)
const frame = `<html lang="pt-BR"><head><title>TIM Ultrafibra</title>${metas.join('')}<!--campaign--></head><body><div id="root"><!--page--></div></body></html>`

/** The same frame for all pages. */
const frames = {
  shell: frame,
  marketing: frame,
  pages: new Proxy<Record<string, string>>({}, { get: () => frame }),
  themes: {},
}

/** Makes a renderer of what turns a page's source into HTML. */
export const rendererBy = (
  render: (source: RenderInput) => Promise<string>,
  build = 'of a test',
): PageRenderer => ({
  build,
  render: async (source) => finishPage(await render(source)),
  pdf: drawPdf,
  picture: drawPicture,
  close: async () => {},
})

/** Renders pages as they are. */
export const renderHere = (source: RenderInput): Promise<string> =>
  renderPage(source, frames, (picture) => addressOfPicture(source.site.pictureKey, picture))
