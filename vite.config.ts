import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { headScriptPlugin } from './scripts/build/head-script.ts'

/** The site. `scripts/build.ts` adds what Vite does not do: prerendering, the CSP's hashes, compression. */
export default defineConfig({
  plugins: [react(), headScriptPlugin()],
  build: {
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    manifest: 'manifest.json',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // what every page needs changes seldom: its own file stays in the visitor's cache over a deploy
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-redux|@reduxjs|redux|immer|reselect|redux-thunk|redux-saga|@redux-saga|typed-redux-saga|react-router)\//,
            },
          ],
        },
      },
    },
  },
})
