/** The pages without scripts as they are in src, without a build. */
import * as pages from '../../src/scriptless-pages/render-scriptless-pages.tsx'

export const orderLink = { ...pages, sheet: '/assets/scriptless-pages.css' }
