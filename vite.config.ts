import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import manifest from './package.json' with { type: 'json' }
import { campaignPlugin } from './scripts/build/insert-campaign-into-html.ts'
import { chunkGroups } from './scripts/build/chunks.ts'
import { runModulesAtBuildPlugin } from './scripts/build/run-modules-at-build.ts'
import { headScriptPlugin } from './scripts/build/bundle-head-script.ts'
import { retryImports } from './scripts/build/retry-imports.ts'
import { renderMarketingPagesInDevelopment } from './scripts/build/render-marketing-pages-in-development.ts'
import { trimPreloadLists } from './scripts/build/trim-preload-lists.ts'

/** Settings of Vite for the site's build and `npm run dev`. `scripts/build.ts` adds the renderer of the pages and compression. */
export default defineConfig({
  define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(process.env.RELEASE ?? manifest.version) },
  plugins: [
    react(),
    runModulesAtBuildPlugin(),
    headScriptPlugin(),
    campaignPlugin(),
    renderMarketingPagesInDevelopment(),
    retryImports(),
    trimPreloadLists(),
  ],
  build: {
    assetsInlineLimit: 0,
    // the notices of the packages, in a file of their own instead of in what every visitor waits for
    license: { fileName: 'licenses.txt' },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // unused schemas stay otherwise, with all that zod needs for them; and
      // react-router's data router, which it wraps in memo(), stays beside the router that we use: 4 kB
      treeshake: { manualPureFunctions: ['import_react.memo', 'z'] },
      // the order, and the live parts of the marketing pages (docs/decisions/0025)
      input: ['index.html', 'src/marketing.tsx'],
      output: {
        // 42 bits are enough to tell builds apart, and each name of a file loaded later stands in the first scripts
        chunkFileNames: 'assets/[name]-[hash:7].js',
        // style sheets have none: that saves 150 bytes of the first scripts
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash:6][extname]',
        comments: false,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
