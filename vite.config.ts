import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { campaignPlugin } from './scripts/build/campaign-page.ts'
import { chunkGroups } from './scripts/build/chunks.ts'
import { headScriptPlugin } from './scripts/build/head-script.ts'
import { unusedRouterPlugin } from './scripts/build/unused-router.ts'

/** The site. `scripts/build.ts` adds what Vite does not do: prerendering, the CSP's hashes, compression. */
export default defineConfig({
  plugins: [react(), headScriptPlugin(), campaignPlugin(), unusedRouterPlugin()],
  build: {
    assetsInlineLimit: 0,
    // the notices of the packages, in a file of their own instead of in what every visitor waits for
    license: { fileName: 'licenses.txt' },
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { comments: false, codeSplitting: { groups: chunkGroups } } },
  },
})
